import { cleanLine, normalizeLine } from './normalize.ts';
import { cellsOf, isDelimiter, withColumns, withoutTable } from './table.ts';

const MARKER = /^([-+*]|(\d{1,9})[.)])(?:[ \t]+|$)/;
const HEADING = /^(#{1,6})[ \t]+(?=\S)/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|─{3,}|={3,})$/;

/** Below a line, which is then a heading. Three dashes are more often meant as a rule. */
const UNDERLINE = /^(?:(={3,})|-{4,})$/;

const FENCE = /^(`{3,}(?!`)(?=[^`]*$)|~{3,}(?!~))(.*)$/;

/** Info strings of a fence around a whole reply, and the start of what may stand in one without. */
const MARKDOWN = /^(?:markdown|md|mdx|gfm)$/i;
const PLAIN_TEXT = /^(?:|text|txt|plaintext|plain)$/i;
const OF_RECIPE = /^(?:[-+*•] |\d{1,2}[.)] |#{1,6} |\*\*|.{1,60}[:：]$)/;

/** A longer line is shown while it arrives, so that it becomes no heading. */
export const LONGEST_PLAIN = 60;

/** No table of a recipe has more columns, and no list of one is nested more deeply. */
const MAX_COLUMNS = 24;
const DEEPEST_LIST = 8;

const NOTHING_AHEAD: Ahead = { next: () => '', below: () => '' };

/** Before the first line. */
export const START: MarkdownState = { lists: [], before: 'nothing' };

/**
 * Reads what one line is in markdown, from the lines before it and the next one. It knows no word of any language.
 *
 * @param ahead Default: nothing that makes a heading, a table or a fence of it.
 */
export function readMarkdownLine(
  state: MarkdownState,
  raw: string,
  ahead: Ahead = NOTHING_AHEAD,
): Reading {
  const clean = cleanLine(raw);
  if (state.fence) return readCode(state, state.fence, clean);
  const written = normalizeLine(clean);
  const text = written.trim();
  if (text === '' || state.isUnderlined) return readBlank(state);
  const indent = indentOf(written);
  return (
    readFence(state, text, ahead) ??
    readRow(state, text, ahead) ??
    readSigned(state, text, indent) ??
    readUnderlined(state, text, indent, ahead) ??
    readMarked(state, text, indent) ??
    readText(state, text, indent)
  );
}

/** The state behind a line that ends all lists. */
export function outsideLists(state: MarkdownState): MarkdownState {
  return { ...state, lists: [] };
}

function readBlank(state: MarkdownState): Reading {
  const before = state.before === 'nothing' ? 'nothing' : 'blank';
  return [
    { kind: 'blank', text: '' },
    { ...state, before, columns: undefined, isUnderlined: false },
  ];
}

/** A line in a fence of code, or the end of one. */
function readCode(state: MarkdownState, fence: string, text: string): Reading {
  const end = text.trim();
  const isEnd = end.length >= fence.length && end === fence.charAt(0).repeat(end.length);
  return [
    { kind: 'code', text: isEnd ? end : text },
    isEnd ? { ...state, fence: undefined, before: 'code' } : state,
  ];
}

/** The start of a fence of code. One around the whole recipe is taken off, at both ends. */
function readFence(state: MarkdownState, text: string, ahead: Ahead): Reading | undefined {
  const { outerFence } = state;
  if (text === outerFence) return readBlank(outsideLists({ ...state, outerFence: undefined }));
  const [, fence, info = ''] = FENCE.exec(text) ?? [];
  if (fence === undefined) return undefined;
  if (!outerFence && !state.hasItems && isAroundReply(state, info.trim(), ahead))
    return readBlank({ ...state, outerFence: fence });
  return [
    { kind: 'code', text: fence, startsBlock: true },
    { ...outsideLists(state), fence, before: 'code' },
  ];
}

function isAroundReply({ before }: MarkdownState, info: string, ahead: Ahead): boolean {
  if (MARKDOWN.test(info)) return true;
  return PLAIN_TEXT.test(info) && (before === 'nothing' || OF_RECIPE.test(ahead.next()));
}

/** A row of a table: its head and the dashes below it start one. */
function readRow(state: MarkdownState, text: string, ahead: Ahead): Reading | undefined {
  if (!text.includes('|')) return undefined;
  // Of a head without this sign the library makes a paragraph until a row comes.
  const row = text.startsWith('|') ? text : `|${text}`;
  if (state.columns) return [{ kind: 'row', text: withColumns(row, state.columns) }, state];
  const columns = cellsOf(row).length;
  if (MARKER.test(text) || columns > MAX_COLUMNS || !isDelimiter(ahead.next())) return undefined;
  return [
    { kind: 'row', text: row, startsBlock: true },
    { ...outsideLists(state), columns, before: 'row' },
  ];
}

/** A rule, a quotation, or a heading by its signs. */
function readSigned(state: MarkdownState, text: string, indent: number): Reading | undefined {
  if (RULE.test(text)) return aside(state, { kind: 'rule', text: '---' });
  if (text.startsWith('>')) return aside(state, { kind: 'quote', text: withoutTable(text) });
  const [all = '', signs = ''] = HEADING.exec(text) ?? [];
  if (all === '' || isInList(state, indent)) return undefined;
  const words = text.slice(all.length).replace(/(?<=\s)#+$/, '');
  return aside(state, { kind: 'heading', text: words.trim(), level: signs.length });
}

/** A heading by the signs below it, which are shown no more. */
function readUnderlined(
  state: MarkdownState,
  text: string,
  indent: number,
  ahead: Ahead,
): Reading | undefined {
  if (text.length > LONGEST_PLAIN || MARKER.test(text) || isInList(state, indent)) return undefined;
  const [underline, isTop] = UNDERLINE.exec(ahead.below()) ?? [];
  if (!underline) return undefined;
  const heading = { kind: 'heading', text, level: isTop ? 1 : 2 } as const;
  return aside({ ...state, isUnderlined: true }, heading);
}

function aside(state: MarkdownState, line: MarkdownLine): Reading {
  return [line, { ...outsideLists(state), before: line.kind }];
}

function readMarked(state: MarkdownState, text: string, indent: number): Reading | undefined {
  const [all = '', marker = '', count = ''] = MARKER.exec(text) ?? [];
  // A marker alone is text, and so is a year at the start of a line of text.
  if (marker === '' || all === text || (count.length > 2 && state.before === 'text'))
    return undefined;
  return readItem(state, text.slice(all.length), indent, marker);
}

/** An item of a list; with an empty marker one that is written without. */
export function readItem(
  state: MarkdownState,
  words: string,
  indent: number,
  marker: string,
): Reading {
  // Without the box of a task, which nobody could tick.
  const text = words.replace(/^\[[ x]\]\s+/i, '');
  const around = listsAround(state.lists, indent, marker);
  const column = around.at(-1)?.content ?? 0;
  const list = { column: indent, content: column + (marker || '-').length + 1, marker };
  return [
    { kind: 'item', text, marker, nesting: around.length, indent: column },
    { ...state, lists: [...around, list], hasItems: true, before: 'item' },
  ];
}

/** Two columns nest a list in another one: below `1.` markdown wants three, which models forget. */
function listsAround(lists: readonly List[], column: number, marker: string): readonly List[] {
  const isCount = /\d/.test(marker);
  return lists
    .slice(0, DEEPEST_LIST)
    .filter((list) => column >= list.column + (isCount && /\d/.test(list.marker) ? 3 : 2));
}

/** A line that goes on with the item above is in it: by its indentation, or directly below. */
function readText(state: MarkdownState, source: string, indent: number): Reading {
  const text = withoutTable(source.replace(/([^\\])\\$/, '$1'));
  if (state.before === 'quote') return [{ kind: 'quote', text: `> ${text}` }, state];
  const list = state.lists.findLast(({ column }) => indent >= column + 2);
  const isBelow = state.lists.at(-1)?.marker && state.before !== 'blank';
  if (!list && !isBelow) return aside(state, { kind: 'text', text });
  const before = state.before === 'blank' ? 'text' : state.before;
  const content = (list ?? state.lists.at(-1)!).content;
  return [
    { kind: 'text', text, isInItem: list ? 'indented' : 'below', indent: content },
    { ...state, before },
  ];
}

function isInList({ lists }: MarkdownState, indent: number): boolean {
  return lists.length > 0 && indent >= lists[0]!.column + 2;
}

/** The columns before the text of a line. */
export function indentOf(line: string): number {
  let columns = 0;
  for (const space of /^\s*/.exec(line)![0]) columns += space === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}

export interface MarkdownLine {
  readonly kind: 'blank' | 'rule' | 'heading' | 'text' | 'item' | 'quote' | 'row' | 'code';
  /** Without its indentation, the signs of a heading and the marker of an item. */
  readonly text: string;
  /** Of a heading, from 1. */
  readonly level?: number;
  /** Of an item: `-`, `3.`; empty where none is written. */
  readonly marker?: string;
  /** Of an item, how many lists are around its own. */
  readonly nesting?: number;
  /** In an item, the columns that markdown needs before it. */
  readonly indent?: number;
  /** Of text that belongs to the item above, why. */
  readonly isInItem?: 'indented' | 'below';
  /** Whether it is a paragraph, a table or code of its own. */
  readonly startsBlock?: boolean;
}

/** What the lines so far say about the next one. */
export interface MarkdownState {
  /** The kind of the line before. */
  readonly before: MarkdownLine['kind'] | 'nothing';
  /** The lists that are open, from the outermost. */
  readonly lists: readonly List[];
  readonly hasItems?: boolean;
  /** The number of columns of the table that is open. */
  readonly columns?: number | undefined;
  /** The fence of code that is open, and the one around the reply. */
  readonly fence?: string | undefined;
  readonly outerFence?: string | undefined;
  /** Whether the line before is a heading, and this one its underline. */
  readonly isUnderlined?: boolean;
}

interface List {
  /** The column of its markers as written, and that of its items' text in the markdown. */
  readonly column: number;
  readonly content: number;
  readonly marker: string;
}

export type Reading = readonly [MarkdownLine, MarkdownState];

/** Looks at the lines behind one. */
export interface Ahead {
  /** The next line that is not blank; empty at the end. */
  readonly next: () => string;
  /** The line directly below; empty if it is blank. */
  readonly below: () => string;
}
