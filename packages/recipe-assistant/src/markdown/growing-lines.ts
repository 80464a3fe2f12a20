import { LONGEST_LABEL } from './titles.ts';
import { type Context, type Line, START } from './line.ts';
import { readLine } from './lines.ts';
import { replyStart } from './thoughts.ts';

/** In UTF-16 units; a longer text is shown plain. */
export const MAX_FORMATTED_LENGTH = 32_768;

/** A start of an item without words, in which a text was left. */
const ITEM_START = /^\s*(?:[-+*]|\d{1,2}[.)]?)(?:\s+\*\*?)?\s*$/;

/** The lines of a whole text; undefined if it is so long that the page shows it plain. */
export function readLines(text: string): NumberedLine[] | undefined {
  if (text.length > MAX_FORMATTED_LENGTH) return undefined;
  return Array.from(linesFrom(startOf(text, false), text, false), ({ line }) => line);
}

/** Before the first line of the reply in a text. */
export function startOf(text: string, isPartial: boolean): Position {
  const start = replyStart(text, isPartial);
  return { context: START, end: start, number: text.slice(0, start).split('\n').length - 1 };
}

/**
 * Reads a text from a position on: each line, and the position behind it. Of a partial text not the last line, which is
 * not complete, nor one before it that depends on what has not arrived.
 */
export function* linesFrom(
  from: Position,
  text: string,
  isPartial: boolean,
): Generator<Position & { line: NumberedLine }> {
  let { context, end: start, number } = from;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    if (newline === -1 && isPartial) return;
    const end = newline === -1 ? text.length : newline;
    const written = text.slice(start, end);
    const raw = newline === -1 && ITEM_START.test(written) ? '' : written;
    let isKnown = true;
    const [line, after] = readLine(context, raw, () => {
      const next = lineBehind(text, end, isPartial);
      isKnown &&= next !== undefined;
      return next ?? '';
    });
    if (!isKnown) return;
    const own = { ...line, number, section: after.section };
    [context, start, number] = [after, end + 1, number + 1];
    yield { line: own, context, end: start, number };
  }
}

/** The next line that isn't blank; undefined if it has not arrived, or not enough of it. */
function lineBehind(text: string, end: number, isPartial: boolean): string | undefined {
  for (let start = end + 1; start <= text.length;) {
    const newline = text.indexOf('\n', start);
    const line = text.slice(start, newline === -1 ? text.length : newline).trim();
    const isWhole = newline !== -1 || !isPartial;
    if (line !== '' && (isWhole || (line.length > LONGEST_LABEL && !/^[#|:\-\s*]/.test(line))))
      return line;
    if (newline === -1) break;
    start = newline + 1;
  }
  return isPartial ? undefined : '';
}

/** A line and its number in the text, from 0. */
export interface NumberedLine extends Line {
  readonly number: number;
  /** The section that it is in. */
  readonly section: Context['section'];
}

/** How far a text has been read. */
export interface Position {
  readonly context: Context;
  /** The index where the next line starts. */
  readonly end: number;
  /** Its number. */
  readonly number: number;
}
