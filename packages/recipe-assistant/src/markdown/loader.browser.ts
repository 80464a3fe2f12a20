import { createElement, lazy, useMemo, type ComponentType, type ReactNode } from 'react';
import type { RecipeMarkdownProps } from 'recipe-assistant/markdown';
import { loadModule } from '../core/load-module.ts';
import { PlainText } from './plain-text.tsx';

export { PlainText };
export type { RecipeMarkdownProps };

let formatter: Formatter | undefined;

/**
 * Renders a recipe's markdown, suspending until the formatter is loaded. If it can't be loaded, the
 * text is shown plain until {@link preloadMarkdown} tries again.
 */
export function RecipeMarkdown(props: RecipeMarkdownProps): ReactNode {
  const current = formatter ?? fetchFormatter();
  // Keeps the component it was mounted with, since another one would recreate the elements.
  const Mounted = useMemo(() => current.Component, [current]);
  return createElement(Mounted, props);
}

/**
 * Starts loading the formatter unless it is loaded or loading. Not while offline: many browsers
 * never retry what a module imports.
 */
export function preloadMarkdown(): void {
  const isMissing = !formatter || formatter.Component === PlainText;
  if (isMissing && navigator.onLine) fetchFormatter();
}

function fetchFormatter(): Formatter {
  const fetched = loadModule(() => import('recipe-assistant/markdown'), 'RecipeMarkdown').then(
    (markdown) => markdown.RecipeMarkdown,
    () => PlainText,
  );
  const settled = fetched.then((Component) => ({ default: (created.Component = Component) }));
  const created: Formatter = { Component: lazy(() => settled) };
  formatter = created;
  return created;
}

interface Formatter {
  /** Suspends until the formatter is loaded; from then on it, or plain text if it can't be loaded. */
  Component: ComponentType<RecipeMarkdownProps>;
}
