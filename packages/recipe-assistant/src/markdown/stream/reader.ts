import { addText } from '../blocks/add-line.ts';
import { type Blocks, isEmpty } from '../blocks/blocks.ts';
import { type Line, toLine } from '../blocks/line.ts';
import { withoutControls } from '../inline/placeholders.ts';
import { isBalanced } from '../inline/read-inline.ts';
import { elementsAskedFor, MAX_ELEMENTS, pieceEnd } from '../cost-bounds.ts';
import {
  parseLine,
  type ParsedText,
  NOTHING_PARSED,
  endParsing,
  isVerbatim,
  leaveRestUnparsed,
} from './line-parser.ts';
import { beginsNextTurn, isSpeakerLine, repairLine, withoutTurnTokens } from './repair-line.ts';
import type { visibleLine } from './visible-line.ts';

/**
 * Where a very long line may be cut into pieces: after white space, or a character of a script without
 * it.
 */
const PIECE_BREAK = /[\s\u3000-\u9fff\uac00-\ud7af\uff00-\uffef](?=[\p{L}\p{N}])/u;

/** Fractions of the longest piece to try until one is balanced. */
const PIECE_SHARES = [1 / 2, 3 / 4];

/** Above the letters of western languages; most lines have no such character. */
const MAY_BE_APART = /[^\0-\u02ff]/;

const CODE_OR_LINK = /`|\]\(|:\/\//;

/** Korean letters combine into syllables without being marks. */
const LETTER_AND_ACCENTS = /\P{M}\p{M}+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu;

/** An item's start without words. */
const ITEM_START = /^\s*(?:[-+*]|\d{1,2}[.)]?)(?:\s+\*\*?)?\s*$/;

/** The tag before a reasoning model's thoughts, which precede its reply. */
const THOUGHT = /^\s*<(think|thinking|reasoning)>/i;

const START: ReaderState = {
  text: '',
  parsed: NOTHING_PARSED,
  isInLine: false,
  elements: 0,
  isLineShown: false,
};

/** In UTF-16 units; a longer text is shown plain. */
export const MAX_FORMATTED_LENGTH = 32_768;

/**
 * Parses a growing text.
 *
 * Complete lines are parsed once; their blocks are kept and shared by all later results. Only the
 * partial line is parsed again. Whole text takes the same steps, so it gives the same result as a
 * streamed one.
 *
 * @param visible what can show of a partial line. Only the formatter has it: who reads whole texts
 *   does without its code.
 */
export function createReader(visible: typeof visibleLine = (source) => source): Reader {
  let state = START;
  return {
    read(text, isPartial, mayHoldWords = true) {
      if (text.slice(0, state.text.length) !== state.text) state = START;
      state = readCompleteLines(state, text);
      const last = composed(state.parsed, text.slice(state.text.length));
      if (!isPartial) return endParsing(withLastLine(state, last, text.length)).blocks;
      const parsed = withPartialLine(state, last, visible, mayHoldWords);
      if (parsed !== state.parsed && !state.isLineShown) state = { ...state, isLineShown: true };
      return parsed.blocks;
    },
  };
}

/**
 * Removes a reasoning model's thoughts before its reply, also those whose opening tag is in the prompt, as
 * DeepSeek's template has it. If they never end and the text is whole, they stay.
 *
 * @example
 * withoutThought('<think>Leeks…</think># Stew', true); // '# Stew'
 */
export function withoutThought(text: string, isPartial: boolean): string {
  const tag = THOUGHT.exec(text)?.[1];
  if (tag === undefined && !endsThought(text)) return text;
  const end = new RegExp(`</${tag ?? 'think'}>\\s*`, 'i').exec(text);
  if (end) return text.slice(end.index + end[0].length);
  return isPartial ? '' : text;
}

/** Most texts have neither tag, and this is asked at each token. */
function endsThought(text: string): boolean {
  return text.includes('</think>') && !text.includes('<think>');
}

function readCompleteLines(state: ReaderState, text: string): ReaderState {
  let { parsed, isInLine, elements } = state;
  let start = state.text.length;
  for (;;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const longest = pieceEnd(text, start, end);
    const isWhole = longest >= end;
    if (isWhole && newline === -1) {
      if (start === state.text.length) return state;
      return { text: text.slice(0, start), parsed, isInLine, elements, isLineShown: false };
    }
    const sourceEnd = isWhole ? end : start + pieceLength(text.slice(start, longest));
    const source = composed(parsed, text.slice(start, sourceEnd));
    const range = { start, end: sourceEnd };
    parsed = addSource(parsed, source, isInLine, { isLong: !isWhole, source: range });
    elements += elementsAskedFor(source);
    if (elements > MAX_ELEMENTS) parsed = leaveRestUnparsed(parsed);
    start = isWhole ? end + 1 : sourceEnd;
    isInLine = !isWhole;
  }
}

/**
 * Composes each letter with its accents, like the words that lines are compared with. Code and links
 * stay as they are, since another spelling would be another address. Line by line, since NFC takes
 * quadratic time on hostile text.
 */
function composed(parsed: ParsedText, source: string): string {
  if (!MAY_BE_APART.test(source) || CODE_OR_LINK.test(source) || isVerbatim(parsed)) return source;
  return source.replace(LETTER_AND_ACCENTS, (apart) => {
    const letter = apart.normalize();
    return letter.length < apart.length ? letter : apart;
  });
}

/** Adds a line, or a piece that starts or continues a long one. */
function addSource(
  parsed: ParsedText,
  source: string,
  isContinued: boolean,
  flags: LineFlags,
): ParsedText {
  if (parsed.isEnded) return parsed;
  const written = source.replace(/\r$/, '');
  const spoken = withoutTurnTokens(written);
  const text = withoutControls(spoken);
  if (isContinued) return { ...parsed, blocks: addText(parsed.blocks, text, flags.source) };
  if (isVerbatim(parsed)) return parseLine(parsed, { ...toLine(text), ...flags });
  if (parsed.context.section && beginsNextTurn(text)) return { ...parsed, isEnded: true };
  const hasToken = spoken !== written;
  const turn = hasToken ? 'token' : parsed.turn;
  const next = { ...parsed, turn: hasToken || text.trim() === '' ? turn : 'none' } as const;
  if (isSpeakerLine(text, turn)) {
    const speaker = turn === 'reply' ? text : undefined;
    return { ...parseLine(next, toLine('')), turn, speaker };
  }
  const line = { ...toLine(repairLine(text, turn)), ...flags };
  // The line's continuation may need its trailing white space.
  return parseLine(next, flags.isLong ? { ...line, text: text.trimStart() } : line);
}

/** Adds the last line, which has no line end. */
function withLastLine(
  { text, parsed, isInLine }: ReaderState,
  source: string,
  end: number,
): ParsedText {
  const range = { start: text.length, end };
  // A text that was left in a list, or where one begins, ends in the start of an item: `5`, `-`, `- **`.
  const isInList = parsed.blocks.open?.kind === 'list' || parsed.context.section !== undefined;
  const isStart = isInList && ITEM_START.test(source);
  return source === '' || isStart
    ? parsed
    : addSource(parsed, source, isInLine, { isUnended: true, source: range });
}

/** Adds the visible part of the partial line. */
function withPartialLine(
  { parsed, isInLine, isLineShown }: ReaderState,
  source: string,
  visible: typeof visibleLine,
  mayHoldWords: boolean,
): ParsedText {
  if (source === '' || parsed.pending) return parsed;
  if (isInLine) return addSource(parsed, source, true, { isUnended: true });
  const isFirst = isEmpty(parsed.blocks);
  const mayHold = !isLineShown && (mayHoldWords || !isFirst ? 'words' : 'marks');
  const shown = visible(source, parsed, mayHold);
  return shown === undefined ? parsed : addSource(parsed, shown, false, { isPartial: true });
}

/** The length of a very long line's first piece, which reads the same whatever follows. */
function pieceLength(longest: string): number {
  for (const share of PIECE_SHARES) {
    const least = Math.floor(longest.length * share);
    const end = longest.slice(least).search(PIECE_BREAK) + least + 1;
    if (end > least && isBalanced(longest.slice(0, end))) return end;
  }
  return /[\uD800-\uDBFF]$/.test(longest) ? longest.length - 1 : longest.length;
}

/** Parses a whole text; `undefined` if the page shows it as written. */
export function readText(text: string): Blocks | undefined {
  const shown = withoutThought(text, false);
  if (shown.length > MAX_FORMATTED_LENGTH) return undefined;
  try {
    return createReader().read(shown, false);
  } catch {
    return undefined;
  }
}

/** Parses one text. */
export interface Reader {
  /**
   * Parses the text so far. Unchanged parts are the same objects as in the last result.
   *
   * @param isPartial whether the text's end hasn't arrived: half-written syntax is then held back, and
   *   so is a line that may become a heading
   * @param mayHoldWords whether the first words may be held back for a while if they may become a
   *   heading. Default `true`.
   */
  read(text: string, isPartial: boolean, mayHoldWords?: boolean): Blocks;
}

type LineFlags = Pick<Line, 'isLong' | 'isPartial' | 'isUnended' | 'source'>;

/** The result for all complete lines. */
interface ReaderState {
  /** The text it was parsed from. */
  readonly text: string;
  readonly parsed: ParsedText;
  /** Whether that text ends inside a very long line. */
  readonly isInLine: boolean;
  /** The estimated number of elements. */
  readonly elements: number;
  /** Whether some of the partial line after it has shown: the line is not held back again. */
  readonly isLineShown: boolean;
}
