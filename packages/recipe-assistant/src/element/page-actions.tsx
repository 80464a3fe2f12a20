import { useLayoutEffect, type ReactNode } from 'react';
import type { ShownRecipe } from '../components/recipe/recipe-view-props.ts';
import type { PageActions } from './element-props.ts';

const SLOT = 'recipe-actions';

/** The place of the page's own actions, where it has some: children of the element, or what its function makes. */
export function drawActions(
  element: HTMLElement,
  make: PageActions | undefined,
  shown: ShownRecipe,
): ReactNode {
  const hasChildren = element.querySelector(`:scope > [slot="${SLOT}"]`) !== null;
  return make || hasChildren ? <Actions {...{ element, make, shown }} /> : null;
}

function Actions({ element, make, shown }: ActionsProps): ReactNode {
  useLayoutEffect(() => {
    const node = make?.(shown);
    if (!node) return;
    node.slot = SLOT;
    element.append(node);
    return () => node.remove();
  }, [element, make, shown]);
  return <slot name={SLOT} />;
}

interface ActionsProps {
  element: HTMLElement;
  make: PageActions | undefined;
  shown: ShownRecipe;
}
