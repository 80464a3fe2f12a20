import { readItem } from './item-line.ts';
import { type Context, isInList, type Reading, type Source } from './line.ts';
import { cleanLine, normalizeLine } from './normalize.ts';
import { readLabel, readText } from './text-line.ts';

const MARKER = /^([-+*]|(\d{1,9})[.)])(?:[ \t]+|$)/;
const HEADING = /^(#{1,6})[ \t]+(?=\S)/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|─{3,}|={3,})$/;
const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const FENCE_START = /^(`{3,}(?!`)(?=[^`]*$)|~{3,}(?!~))(.*)$/;

/** Info strings of fences around a recipe rather than a program. */
const MARKDOWN = /^(?:markdown|md|mdx|gfm)$/i;
const PLAIN_TEXT = /^(?:|text|txt|plaintext|plain)$/i;

/** In a fence: a heading, an item or a label. */
const OF_RECIPE = /^(?:[-+*•] |\d{1,2}[.)] |#{1,6} |\*\*|.{1,60}[:：]$)/;

/** No recipe's table has more columns. */
const MAX_COLUMNS = 24;

/**
 * Reads one line of a model's text: what it is in markdown, and what it is in a recipe.
 *
 * @param next finds the next line that isn't blank, empty at the end of the text
 */
export function readLine(context: Context, raw: string, next: () => string): Reading {
  const clean = cleanLine(raw);
  if (context.fence) return readCode(context, context.fence, clean);
  const written = normalizeLine(clean);
  const source: Source = { text: written.trim(), indent: columnsOf(written), next };
  if (source.text === '') return readBlank(context);
  return (
    readFence(context, source) ??
    readRow(context, source) ??
    readMarked(context, source) ??
    readText(context, { ...source, text: withoutTable(source.text) })
  );
}

function readBlank(context: Context): Reading {
  const before = context.before === 'nothing' ? 'nothing' : 'blank';
  return [
    { kind: 'blank', text: '' },
    { ...context, before, columns: undefined },
  ];
}

/** A line in a code fence, or the end of one. */
function readCode(context: Context, mark: string, text: string): Reading {
  const end = text.trim();
  const isEnd = end.length >= mark.length && end === mark.charAt(0).repeat(end.length);
  return [
    { kind: 'code', text: isEnd ? end : text },
    isEnd ? { ...context, fence: undefined, before: 'code' } : context,
  ];
}

/** The start of a code fence. One around a whole recipe is taken off. */
function readFence(context: Context, { text, next }: Source): Reading | undefined {
  if (context.outer && text === context.outer)
    return readBlank({ ...context, outer: undefined, list: undefined });
  const [, mark, rest = ''] = FENCE_START.exec(text) ?? [];
  if (mark === undefined) return undefined;
  const info = rest.trim();
  if (isAroundRecipe(context, info, next)) return readBlank({ ...context, outer: mark });
  return [
    { kind: 'code', text: mark, startsBlock: true },
    { ...context, list: undefined, fence: mark, before: 'code' },
  ];
}

function isAroundRecipe(
  { outer, section, list, before }: Context,
  info: string,
  next: () => string,
): boolean {
  if (outer || section !== undefined || list) return false;
  return (
    MARKDOWN.test(info) ||
    (PLAIN_TEXT.test(info) && (before === 'nothing' || OF_RECIPE.test(next())))
  );
}

/** A row of a table. Its head and the row of dashes below it start one. */
function readRow(context: Context, { text, next }: Source): Reading | undefined {
  if (!text.includes('|')) return undefined;
  const { columns } = context;
  if (columns) return [{ kind: 'row', text: withColumns(text, columns) }, context];
  const count = cellsOf(text).length;
  if (MARKER.test(text) || count > MAX_COLUMNS || !isDelimiter(next())) return undefined;
  return [
    { kind: 'row', text, startsBlock: true },
    { ...context, list: undefined, columns: count, before: 'row' },
  ];
}

/** A rule, a quotation, a heading or an item. */
function readMarked(context: Context, source: Source): Reading | undefined {
  const { text } = source;
  const outside = { ...context, list: undefined };
  if (RULE.test(text))
    return [
      { kind: 'rule', text: '---' },
      { ...outside, before: 'rule' },
    ];
  if (text.startsWith('>'))
    return [
      { kind: 'quote', text: withoutTable(text) },
      { ...outside, before: 'quote' },
    ];
  return readHeading(context, source) ?? readMarker(context, source);
}

function readHeading(context: Context, source: Source): Reading | undefined {
  const [marks = '', signs = ''] = HEADING.exec(source.text) ?? [];
  if (marks === '' || isInList(context, source.indent)) return undefined;
  const words = source.text.slice(marks.length).replace(/(?<=\s)#+$/, '');
  const own = { ...source, text: words.trim() };
  const outside = { ...context, list: undefined };
  return readLabel(outside, own, signs.length) ?? readText(outside, own);
}

function readMarker(context: Context, source: Source): Reading | undefined {
  const { text } = source;
  const [marker = '', sign = '', count = ''] = MARKER.exec(text) ?? [];
  // A year at the start of a line of text is no number, and a marker alone is text.
  const isText = marker === text || (count.length > 2 && context.before === 'text');
  return sign === '' || isText
    ? undefined
    : readItem(context, { ...source, text: text.slice(marker.length) }, sign);
}

/** Text that starts no table: one of hundreds of columns takes a page minutes. */
function withoutTable(text: string): string {
  const mark = /^[>\s]*/.exec(text)![0];
  const rest = text.slice(mark.length);
  return isDelimiter(rest) ? `${mark}\\${rest}` : text;
}

function isDelimiter(text: string): boolean {
  return text.includes('|') && DELIMITER_ROW.test(text.trim());
}

/** A row with as many cells as its head: markdown drops the words of others, and needs as many dashes. */
function withColumns(row: string, columns: number): string {
  const cells = cellsOf(row);
  if (isDelimiter(row) && cells.length < columns)
    return `|${cells.join('|')}${'|-'.repeat(columns - cells.length)}|`;
  if (cells.length <= columns) return row;
  const own = [...cells.slice(0, columns - 1), cells.slice(columns - 1).join('\\|')];
  return `|${own.join('|')}|`;
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
}

function columnsOf(line: string): number {
  let columns = 0;
  for (const space of /^\s*/.exec(line)![0]) columns += space === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
