import type { ReactNode } from 'react';
import { isSettled } from './draw-text.ts';
import { drawFlow } from './flow.ts';
import { visibleLine } from './hold-back.ts';
import { elementsAskedFor, MOST_ELEMENTS, pieceEnd } from './limits.ts';
import { toLine, type Line } from './line.ts';
import { continueLine, deepestOpen } from './open-end.ts';
import { isRoleLine, repairLine, withoutTurnTokens } from './repair.ts';
import { addReplyLine, emptyReply, settleReply, withPlainRest, type Reply } from './reply.ts';
import { withoutUnwanted } from './stand-ins.ts';

/** Where a very long line may be parted: after white space, or a character of a script without it. */
const PART = /[\s\u3000-\u9fff\uac00-\ud7af\uff00-\uffef](?=[\p{L}\p{N}])/u;

/** How much of the longest piece is tried, shortest first, until nothing in it waits for more. */
const PART_LENGTHS = [1 / 2, 3 / 4];

/**
 * Reads a text that grows, and draws it.
 *
 * Lines that are complete are read once; what follows from them is kept, and never changed again. Only
 * the line that is still arriving is read anew. A text that comes at once is read by the same steps, so
 * it draws the same as one that came in pieces.
 */
export function createMarkdownReader(headingLevel: number): MarkdownReader {
  let done = startReading(headingLevel);
  return {
    draw(text, streaming) {
      if (text.slice(0, done.text.length) !== done.text) done = startReading(headingLevel);
      done = readCompleteLines(done, text);
      const reply = withOpenLine(done, text.slice(done.text.length), streaming);
      return drawFlow((streaming ? reply : settleReply(reply)).flow, streaming);
    },
  };
}

function startReading(headingLevel: number): Reading {
  return { text: '', reply: emptyReply(headingLevel), isInLine: false, elements: 0 };
}

function readCompleteLines(done: Reading, text: string): Reading {
  let { reply, isInLine, elements } = done;
  let start = done.text.length;
  for (;;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const longest = pieceEnd(text, start, end);
    const part = longest < end ? partLength(text.slice(start, longest)) : 0;
    if (part === 0 && newline === -1) {
      return { text: text.slice(0, start), reply, isInLine, elements };
    }
    const isWhole = part === 0;
    const source = text.slice(start, isWhole ? end : start + part);
    reply = addPart(reply, source, isInLine, { isLong: !isWhole });
    elements += elementsAskedFor(source);
    if (elements > MOST_ELEMENTS) reply = withPlainRest(reply);
    start = isWhole ? end + 1 : start + part;
    isInLine = !isWhole;
  }
}

/** Adds a line, or the part of a long one that begins or continues it. */
function addPart(reply: Reply, source: string, isContinued: boolean, part: LinePart): Reply {
  const written = source.replace(/\r$/, '');
  const spoken = withoutTurnTokens(written);
  const text = withoutUnwanted(spoken);
  if (isContinued) return { ...reply, flow: continueLine(reply.flow, text) };
  if (isInCode(reply)) return addReplyLine(reply, { ...toLine(text), ...part });
  const hasToken = spoken !== written;
  const turn = hasToken ? 'token' : reply.turn;
  const next = { ...reply, turn: hasToken || text.trim() === '' ? turn : 'none' } as const;
  if (isRoleLine(text, turn)) {
    return { ...addReplyLine(next, toLine('')), turn, role: turn === 'reply' ? text : undefined };
  }
  const line = { ...toLine(repairLine(text, turn)), ...part };
  // What continues the line may need the white space that it ends in.
  return addReplyLine(next, part.isLong ? { ...line, text: text.trimStart() } : line);
}

/** Adds the line that has no end yet, as far as it can be shown. */
function withOpenLine({ reply, isInLine }: Reading, source: string, streaming: boolean): Reply {
  if (source === '') return reply;
  if (!streaming || isInLine) return addPart(reply, source, isInLine, {});
  const visible =
    reply.undecided.length > 0 ? undefined : visibleLine(source, reply.flow, reply.turn);
  return visible === undefined ? reply : addPart(reply, visible, false, { isOpen: true });
}

function isInCode({ flow }: Reply): boolean {
  return deepestOpen(flow)?.kind === 'code';
}

/** How much of a very long line to take first: as much as reads the same whatever follows. */
function partLength(longest: string): number {
  for (const share of PART_LENGTHS) {
    const least = Math.floor(longest.length * share);
    const end = longest.slice(least).search(PART) + least + 1;
    if (end > least && isSettled(longest.slice(0, end))) return end;
  }
  return /[\uD800-\uDBFF]$/.test(longest) ? longest.length - 1 : longest.length;
}

/** Reads and draws one text. */
export interface MarkdownReader {
  /**
   * Draws the text so far.
   *
   * @param streaming whether more may come: half-written syntax is then held back
   */
  draw(text: string, streaming: boolean): ReactNode;
}

type LinePart = Pick<Line, 'isLong' | 'isOpen'>;

/** What has been read for good. Never changed, only succeeded. */
interface Reading {
  /** The text that it was read from. */
  readonly text: string;
  readonly reply: Reply;
  /** Whether that text ends inside a very long line. */
  readonly isInLine: boolean;
  /** How many elements it asked for. */
  readonly elements: number;
}
