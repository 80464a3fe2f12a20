import type { NumberToken } from '../language/tokens.ts';
import type { Language } from '../language/names/languages.ts';
import { writeNumber } from './write-number.ts';

/** A text with edits, which stand in its order. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (edited, { start, end, text: own }) => edited.slice(0, start) + own + edited.slice(end),
    text,
  );
}

/** The edits of an amount's numbers; a range whose ends are the same becomes one. */
export function editNumbers(
  { start, end, amount: { from, to } }: NumberToken,
  [first = 0, last = 0]: readonly number[],
  { text, ...way }: { text: string; language: Language; isMetric?: boolean },
): Edit[] {
  const edit = (value: number, like: Range, range = like): Edit => {
    const written = text.slice(like.start, like.end);
    // Before `Pinch of salt` nothing is written, and a half may be joined to its unit: `demi-tasse`.
    const space = written === '' || written.endsWith('-') ? ' ' : '';
    return {
      start: range.start,
      end: range.end,
      text: writeNumber(value, { ...way, like: written }) + space,
    };
  };
  return first === last ? [edit(first, from, { start, end })] : [edit(first, from), edit(last, to)];
}

/** A replacement of a range of a line's text. */
export interface Edit extends Range {
  readonly text: string;
}

interface Range {
  /** The index of its first character; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}
