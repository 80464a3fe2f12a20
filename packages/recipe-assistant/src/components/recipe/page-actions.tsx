import { Component, type ReactNode } from 'react';
import { reportFault } from '../../core/caller-options.ts';
import type { ShownRecipe, ViewProps } from './recipe-view-props.ts';

/** The page's own actions for the recipe that is shown; undefined without any. */
export function pageActions(shown: ShownRecipe, given: ViewProps['recipeActions']): ReactNode {
  const actions = typeof given === 'function' ? callOrThrowLater(given, shown) : given;
  return actions ? <PageActions>{actions}</PageActions> : undefined;
}

function callOrThrowLater(make: (shown: ShownRecipe) => ReactNode, shown: ShownRecipe): ReactNode {
  try {
    return make(shown);
  } catch (error) {
    return <Thrown error={error} />;
  }
}

function Thrown({ error }: { error: unknown }): never {
  throw error;
}

/** Where they throw, they alone are dropped until the next recipe, and the error is reported. */
class PageActions extends Component<{ children: ReactNode }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFault(error);
  }

  override render(): ReactNode {
    if (this.state.hasThrown) return undefined;
    return <div data-slot="recipe-actions">{this.props.children}</div>;
  }
}
