import type { Language } from '../language/names/languages.ts';
import { linesFrom, partialLine, type ReaderState, startOf } from '../reading/lines.ts';
import { type Block, type Blocks, type Groups, withNextLine } from './blocks.ts';
import { visiblePart } from './visible-part.ts';

const NOTHING: Blocks = { groups: [], isAfterBlank: false };

/**
 * Reads a growing text as blocks. Complete lines are read once, and their blocks are the same objects in all later
 * results. A whole text takes the same steps, so it reads as one that has arrived in pieces.
 *
 * @param language of the texts where it is known
 */
export function createReader(language?: Language): Reader {
  let text = '';
  let certain = 0;
  let begin = 0;
  let state: ReaderState | undefined;
  let read = NOTHING;
  return (whole, isPartial) => {
    // Slices compare far faster than `startsWith`.
    const isSame = whole.slice(0, certain) === text.slice(0, certain);
    // Below a block, only a rest with one of these can end thoughts, and so start the reply anew.
    if (!state || !isSame || read.groups.length === 0 || /[>\]▷]/.test(whole.slice(state.end))) {
      const start = startOf(whole, isPartial, language);
      if (!state || !isSame || start.end !== begin)
        [state, read, begin] = [start, NOTHING, start.end];
    }
    text = whole;
    for (const next of linesFrom(state, text, isPartial)) {
      read = withNextLine(read, next.line);
      state = next;
    }
    // The last line of a whole text has no end.
    certain = isPartial ? state.end : Infinity;
    const part = visiblePart(state, isPartial ? text.slice(state.end) : '');
    return part === undefined ? read.groups : withNextLine(read, partialLine(state, part)).groups;
  };
}

/** Reads the text so far; with `isPartial` without what may still become something else. */
export type Reader = (text: string, isPartial: boolean) => Groups<Block>;
