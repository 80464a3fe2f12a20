import type { ReactNode } from 'react';
import { visibleText } from '../core/ingredients.ts';

/**
 * Model text without formatting, until its view is loaded, and without what could disguise its words. The style sheet
 * keeps its line breaks.
 */
export function PlainText({ text }: PlainTextProps): ReactNode {
  return (
    // Drawn anew with each piece that comes: `ChangingText` says why.
    <p key={text.length} data-slot="recipe-plain">
      {visibleText(text)}
    </p>
  );
}

interface PlainTextProps {
  text: string;
}
