import { useMemo, type ReactNode } from 'react';
import { createDrawing, drawBlocks, type Drawing } from './draw/draw-blocks.ts';
import { PlainText } from './plain-text.tsx';
import { MAX_FORMATTED_LENGTH } from './stream/read-text.ts';
import { createReader, type Reader } from './stream/reader.ts';

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
  const reader = useMemo(() => createReader(), []);
  const drawing = useMemo(() => createDrawing(headingLevel), [headingLevel]);
  const formatted = useMemo(
    () => format(reader, drawing, text, streaming),
    [reader, drawing, text, streaming],
  );
  return formatted ?? <PlainText text={text} />;
}

/** What the parser cannot take is caught here: an error boundary is none where a server renders. */
function format(
  reader: Reader,
  drawing: Drawing,
  text: string,
  streaming: boolean,
): ReactNode | undefined {
  if (text.length > MAX_FORMATTED_LENGTH) return undefined;
  try {
    return drawBlocks(drawing, reader.read(text, streaming), streaming);
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
