import type { ReactNode } from 'react';
import { withoutDirectionControls } from '../lines/direction.ts';

/**
 * Model text without formatting: not yet, too long, or unparsable. The style sheet keeps its line
 * breaks.
 */
export function PlainText({ text }: PlainTextProps): ReactNode {
  return (
    // Drawn anew with each piece that comes: `ChangingText` says why.
    <p key={text.length} data-slot="recipe-plain">
      {withoutDirectionControls(text)}
    </p>
  );
}

interface PlainTextProps {
  text: string;
}
