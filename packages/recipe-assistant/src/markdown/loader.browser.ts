import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import type { RecipeMarkdownProps } from 'recipe-assistant/markdown';
import { PlainText } from './plain-text.tsx';

export { PlainText };
export type { RecipeMarkdownProps };

let formatter: Formatter | undefined;

/**
 * Draws a recipe's markdown once its code is here, and suspends until then. If the code cannot be
 * fetched the text is shown plain, until {@link preloadMarkdown} asks again.
 */
export function RecipeMarkdown(props: RecipeMarkdownProps): ReactNode {
  formatter ??= createFormatter();
  return createElement(formatter.Component, props);
}

/** Starts fetching the code that formats recipes, if it is not here or on its way. */
export function preloadMarkdown(): void {
  if (formatter === undefined || formatter.failed) formatter = createFormatter();
}

function createFormatter(): Formatter {
  const loaded: Promise<{ default: ComponentType<RecipeMarkdownProps> }> =
    import('recipe-assistant/markdown').then(
      ({ RecipeMarkdown: Formatted }) => ({ default: Formatted }),
      () => {
        created.failed = true;
        return { default: PlainText };
      },
    );
  const created: Formatter = { failed: false, Component: lazy(() => loaded) };
  return created;
}

interface Formatter {
  Component: ComponentType<RecipeMarkdownProps>;
  failed: boolean;
}
