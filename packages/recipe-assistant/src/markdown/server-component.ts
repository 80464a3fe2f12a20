import type { ReactNode } from 'react';
import { languageTagged } from '../language/names/languages.ts';
import { drawText } from './draw-text.ts';
import { toElement } from './page-elements.ts';
import type { RecipeMarkdownProps } from './recipe-markdown.tsx';

/**
 * `RecipeMarkdown` as server components get it, by the condition `react-server` in package.json: they have no state, and
 * what they draw needs no script on the page.
 */
export function RecipeMarkdown(props: RecipeMarkdownProps): ReactNode {
  const { text, streaming: isPartial, headingLevel, language: tag } = props;
  return toElement(drawText(text, { headingLevel, isPartial, language: languageTagged(tag) }));
}
