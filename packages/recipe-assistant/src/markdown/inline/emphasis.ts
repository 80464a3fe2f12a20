import { SPACE_AFTER, SPACE_BEFORE } from './placeholders.ts';

const STRONG_PAIR = /(?<![\p{L}\p{N}])\*\*([^*\n]+)\*\*/gu;
const OPENED_IN_WORD = /(\p{L})\*(\p{L}[^*]*)$/u;

/** Emphasis of whole words, maybe with its end still to come, which CommonMark reads as it is meant. */
const SOUND_EMPHASIS =
  /(?<![^\s(])(\*{1,3})(?=[\p{L}\p{N}])[^*\\`\n]*(?:[\p{L}\p{N}]\1(?![\p{L}\p{N}*])|$)/gu;

/** CommonMark's delimiter runs: adjacent asterisks, neither escaped nor in code. */
const DELIMITER_RUN = /\\[^]|(?<!`)(`+)(?!`)[^]*?[^`]\1(?!`)|\*+/g;

/**
 * Repairs emphasis so that it reads as the model meant it: `** Serves: 2**`, `**Serves: **2`, and
 * `**Serves:**2` or `**鶏肉（300g）**を`, where CommonMark requires white space next to the punctuation.
 * Balanced asterisks are left alone.
 */
export function repairEmphasis(text: string, isPartial: boolean): string {
  if (!text.includes('*')) return text;
  const closed = isPartial ? withoutOpened(text) : text;
  if (!closed.includes('*') || !closed.replace(SOUND_EMPHASIS, '').includes('*')) return closed;
  return withSpaces(closed.replace(STRONG_PAIR, withoutInnerSpaces));
}

function withoutInnerSpaces(pair: string, inner: string, start: number, text: string): string {
  const content = inner.trim();
  if (content === inner || content === '') return pair;
  const isWholeLine =
    /(?:^|\n)\s*$/.test(text.slice(0, start)) &&
    /^[\s:]*(?:$|\n)/.test(text.slice(start + pair.length));
  // With white space on both sides it may be arithmetic.
  if (/^\s.*\s$/.test(inner) && !isWholeLine) return pair;
  return inner.startsWith(content) ? `**${content}** ` : `**${content}**`;
}

/** Drops an opening delimiter whose end hasn't arrived. The parser does too, but not inside a word. */
function withoutOpened(text: string): string {
  const isOdd = text.split('*').length % 2 === 0;
  const whole = isOdd && text.endsWith('*') ? text.slice(0, -1) : text;
  const opened = whole.lastIndexOf('**');
  const isClosed = whole.split('**').length % 2 === 1;
  const closed = isClosed ? whole : whole.slice(0, opened) + whole.slice(opened + 2);
  return isOdd ? closed.replace(OPENED_IN_WORD, '$1$2') : closed;
}

/** Inserts white space where a delimiter run needs it to match. */
function withSpaces(text: string): string {
  const runs = delimiterRunsOf(text);
  const asWritten = pairsOf(runs);
  if (asWritten.unpaired === 0) return text;
  const asMeant = pairsOf(runs.map(leniently));
  if (asMeant.unpaired >= asWritten.unpaired) return text;
  let spaced = '';
  let end = 0;
  for (const { start, length, opens, closes } of runs) {
    const before = asMeant.openers.has(start) && !opens ? SPACE_BEFORE : '';
    const after = asMeant.closers.has(start) && !closes ? SPACE_AFTER : '';
    spaced += text.slice(end, start) + before + text.slice(start, start + length) + after;
    end = start + length;
  }
  return spaced + text.slice(end);
}

function delimiterRunsOf(text: string): DelimiterRun[] {
  return [...text.matchAll(DELIMITER_RUN)].flatMap(({ 0: run, index: start }) => {
    if (!run.startsWith('*')) return [];
    const before = /.$/su.exec(text.slice(Math.max(0, start - 2), start))?.[0];
    const after = /^./su.exec(text.slice(start + run.length, start + run.length + 2))?.[0];
    const mayOpen = !isSpace(after);
    const mayClose = !isSpace(before);
    return {
      start,
      length: run.length,
      mayOpen,
      mayClose,
      closesEqual: false,
      opens: mayOpen && (!isPunctuation(after) || !mayClose || isPunctuation(before)),
      closes: mayClose && (!isPunctuation(before) || !mayOpen || isPunctuation(after)),
    };
  });
}

/** Lets a run open, or close one of its own length, wherever white space doesn't forbid it. */
function leniently(run: DelimiterRun): DelimiterRun {
  return { ...run, opens: run.mayOpen, closesEqual: run.mayClose };
}

/** Matches the runs. */
function pairsOf(runs: readonly DelimiterRun[]): Pairs {
  const pairs: Pairs = { openers: new Set(), closers: new Set(), unpaired: 0 };
  const open: Opener[] = [];
  for (const run of runs) {
    const closesLast = run.closesEqual && open.at(-1)?.left === run.length;
    const left = run.closes || closesLast ? closeOpened(open, run, pairs) : run.length;
    if (left > 0 && run.opens) open.push({ start: run.start, left });
    else if (run.closes) pairs.unpaired += left;
  }
  for (const { left } of open) pairs.unpaired += left;
  return pairs;
}

/** Matches a run with open ones before it, and returns how many of its asterisks are left. */
function closeOpened(open: Opener[], { start, length }: DelimiterRun, pairs: Pairs): number {
  let left = length;
  for (let opener = open.at(-1); left > 0 && opener; opener = open.at(-1)) {
    const paired = Math.min(left, opener.left);
    left -= paired;
    opener.left -= paired;
    if (opener.left === 0) open.pop();
    pairs.openers.add(opener.start);
    pairs.closers.add(start);
  }
  return left;
}

function isSpace(character = ' '): boolean {
  return /\s/.test(character);
}

function isPunctuation(character = ''): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

interface DelimiterRun {
  readonly start: number;
  readonly length: number;
  /** Whether the neighbouring characters let it open or close at all. */
  readonly mayOpen: boolean;
  readonly mayClose: boolean;
  /** Whether it does so by CommonMark. */
  readonly opens: boolean;
  readonly closes: boolean;
  /** Whether it also closes a run of its own length. */
  readonly closesEqual: boolean;
}

/** A delimiter run with unmatched asterisks. */
interface Opener {
  readonly start: number;
  left: number;
}

interface Pairs {
  readonly openers: Set<number>;
  readonly closers: Set<number>;
  /** The number of unmatched asterisks. */
  unpaired: number;
}
