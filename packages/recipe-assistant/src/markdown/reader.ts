import type { Language } from '../language/names/languages.ts';
import { type Line, linesFrom, partialLine, type ReaderState, startOf } from '../reading/lines.ts';
import { type Block, withNextLine } from './blocks.ts';
import { visiblePart } from './visible-part.ts';

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
  let blocks: Block[] = [];
  let isAfterBlank = false;
  const lastWith = (line: Line) => withNextLine(blocks.at(-1), line, isAfterBlank);
  return (whole, isPartial) => {
    // Slices compare far faster than `startsWith`.
    const isSame = whole.slice(0, certain) === text.slice(0, certain);
    // Below a block, only a rest with one of these can end thoughts, and so start the reply anew.
    if (!state || !isSame || blocks.length === 0 || /[>\]▷]/.test(whole.slice(state.end))) {
      const start = startOf(whole, isPartial, language);
      if (!state || !isSame || start.end !== begin)
        [state, blocks, isAfterBlank, begin] = [start, [], false, start.end];
    }
    text = whole;
    for (const next of linesFrom(state, text, isPartial)) {
      blocks.splice(-1, 1, ...lastWith(next.line));
      isAfterBlank = next.line.kind === 'blank';
      state = next;
    }
    // The last line of a whole text has no end.
    certain = isPartial ? state.end : Infinity;
    const part = visiblePart(state, isPartial ? text.slice(state.end) : '');
    if (part === undefined) return [...blocks];
    return [...blocks.slice(0, -1), ...lastWith(partialLine(state, part))];
  };
}

/** Reads the text so far; with `isPartial` without what may still become something else. */
export type Reader = (text: string, isPartial: boolean) => readonly Block[];
