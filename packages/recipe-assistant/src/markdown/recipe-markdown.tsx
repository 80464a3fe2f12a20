import { useMemo, type ReactNode } from 'react';
import { createMarkdownReader, type MarkdownReader } from './markdown-reader.ts';
import { PlainText } from './plain-text.tsx';

/** What is longer, in UTF-16 units, is shown as plain text. */
const MAX_FORMATTED_LENGTH = 32_768;

/**
 * Draws a recipe's markdown as elements of a closed grammar, without an element of its own around them.
 *
 * @example
 * <RecipeMarkdown text={recipe} streaming={status === 'streaming'} headingLevel={3} />
 */
export function RecipeMarkdown({
  text,
  streaming = false,
  headingLevel = 2,
}: RecipeMarkdownProps): ReactNode {
  const reader = useMemo(() => createMarkdownReader(headingLevel), [headingLevel]);
  const formatted = useMemo(() => format(reader, text, streaming), [reader, text, streaming]);
  return formatted ?? <PlainText text={text} />;
}

/** What the parser cannot take is caught here: an error boundary is none where a server renders. */
function format(reader: MarkdownReader, text: string, streaming: boolean): ReactNode | undefined {
  if (text.length > MAX_FORMATTED_LENGTH) return undefined;
  try {
    return reader.draw(text, streaming);
  } catch {
    return undefined;
  }
}

export interface RecipeMarkdownProps {
  /** The markdown so far. */
  text: string;
  /** Whether more text may come: half-written syntax is then held back. Default `false`. */
  streaming?: boolean | undefined;
  /** The level, 1 to 6, of the text's first heading. Default 2. */
  headingLevel?: number | undefined;
}
