import { useMemo, type ReactNode } from 'react';
import { createHeadingOutline } from './heading-outline.ts';
import { parse } from './parse.ts';
import { PlainText } from './plain-text.tsx';
import { safeElements } from './safe-elements.tsx';

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
  const formatted = useMemo(
    () => format(text, streaming, headingLevel),
    [text, streaming, headingLevel],
  );
  return formatted ?? <PlainText text={text} />;
}

/** Server rendering knows no error boundary, so what the parser cannot take is caught here. */
function format(text: string, streaming: boolean, headingLevel: number): ReactNode | undefined {
  if (text.length > MAX_FORMATTED_LENGTH) return undefined;
  try {
    return safeElements(parse(text, streaming), createHeadingOutline(headingLevel));
  } catch {
    return undefined;
  }
}

export interface RecipeMarkdownProps {
  /** The markdown so far. */
  text: string;
  /** Whether more text may come: half-written syntax is then held back. Default `false`. */
  streaming?: boolean;
  /** The level, 1 to 6, of the text's first heading. Default 2. */
  headingLevel?: number;
}
