import { addLine, type Block, type Blocks, withLastLine } from './blocks.ts';
import { nextLine, type Position, startOf } from './growing-lines.ts';
import { readLine } from './lines.ts';
import { visiblePart } from './visible-part.ts';

/**
 * Reads a growing text as blocks. Complete lines are read once, and their blocks are the same objects in all later
 * results. A whole text takes the same steps, so it reads as one that has arrived in pieces.
 */
export function createReader(): Reader {
  let text = '';
  let isWhole = false;
  let begin = 0;
  let state: Position | undefined;
  let read: Blocks = { blocks: [], isAfterBlank: false };
  return (whole, isPartial) => {
    const start = startOf(whole, isPartial);
    // The last line of a whole text has no end. Slices compare far faster than `startsWith`.
    const known = isWhole ? Infinity : state?.end;
    const isSame = whole.slice(0, known) === text.slice(0, known);
    if (!state || !isSame || start.end !== begin)
      [state, read, begin] = [start, { blocks: [], isAfterBlank: false }, start.end];
    [text, isWhole] = [whole, !isPartial];
    for (
      let next = nextLine(state, text, isPartial);
      next;
      next = nextLine(state, text, isPartial)
    ) {
      addLine(read, next.line, state.number);
      state = next;
    }
    const rest = isPartial ? text.slice(state.end) : '';
    const part = visiblePart(state.context, rest);
    if (part === undefined) return read.blocks;
    const [line] = readLine({ ...state.context, isPartial: true }, part, () => '');
    return withLastLine(read, line, state.number);
  };
}

/** Reads the text so far; with `isPartial` without what may still become something else. */
export type Reader = (text: string, isPartial: boolean) => readonly Block[];
