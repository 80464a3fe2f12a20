import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react';
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
  formatter ??= fetchFormatter(0);
  return createElement(Formatted, { ...props, formatter, key: formatter.attempt });
}

/**
 * Starts fetching the code that formats recipes, if it is not here or on its way. Not without a
 * connection: some browsers remember a failure for as long as the page is open.
 */
export function preloadMarkdown(): void {
  if (!navigator.onLine) return;
  if (formatter === undefined) formatter = fetchFormatter(0);
  else if (formatter.hasFailed) formatter = fetchFormatter(formatter.attempt + 1);
}

/** Stays with what it was mounted with: another component would draw the same elements anew. */
function Formatted({ formatter: { Component }, ...props }: FormattedProps): ReactNode {
  const [Mounted] = useState<FormatterComponent>(() => Component);
  return createElement(Mounted, props);
}

function fetchFormatter(attempt: number): Formatter {
  const fetched = import('recipe-assistant/markdown').then(
    (markdown) => ({ default: (created.Component = markdown.RecipeMarkdown) }),
    () => {
      created.hasFailed = true;
      return { default: (created.Component = PlainText) };
    },
  );
  const created: Formatter = { attempt, hasFailed: false, Component: lazy(() => fetched) };
  return created;
}

type FormatterComponent = ComponentType<RecipeMarkdownProps>;

interface FormattedProps extends RecipeMarkdownProps {
  formatter: Formatter;
}

interface Formatter {
  attempt: number;
  hasFailed: boolean;
  /** What suspends until the code is here, and the code's own component from then on. */
  Component: FormatterComponent;
}
