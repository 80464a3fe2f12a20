import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/html';
import { repairEmphasis } from './emphasis.ts';
import { hideTags, joinLines } from './placeholders.ts';

/** Raw HTML, bare addresses and front matter stay text; addresses are judged where elements are made. */
const PARSER_OPTIONS = {
  disableAutoLink: true,
  disableFrontmatter: true,
  disableParsingRawHTML: true,
  sanitizer: (address: string) => address,
  slugify: () => '',
};

const STREAMING_OPTIONS = { ...PARSER_OPTIONS, optimizeForStreaming: true };

/** Marks that can give text another meaning together with text after it. */
const DELIMITER = /[*_`[]|~~|==/;

/**
 * Reads the inside of a block: emphasis, code, links, character references. Line ends stay.
 *
 * The parser has no entry for text alone, but a heading's content is text alone, whatever it looks
 * like; the closing `#` keeps it from taking the text's own for one.
 *
 * @param isPartial whether the text's end has not arrived: syntax that is not closed yet is then held back
 */
export function readInline(text: string, isPartial: boolean): InlineNode[] {
  const [heading] = parse(`# ${joinLines(prepared(text, isPartial))} #`, isPartial);
  if (heading?.type !== RuleType.heading) throw new TypeError('The parser did not take the text');
  return heading.children;
}

/**
 * Reads a row of a table of so many columns. A row that has more keeps them; one that has fewer is not
 * filled up, or a few characters could ask for thousands of cells.
 */
export function readRow(row: string, columns: number, isPartial: boolean): InlineNode[][] {
  const most = row.split('|').length;
  const head = `${'|-'.repeat(most)}|`;
  // Without a bar in front, a row could begin like another block and end the table.
  const barred = row.startsWith('|') ? row : `|${row}`;
  const table = parse(`${head}\n${head}\n${prepared(barred, isPartial)}`, isPartial).find(isTable);
  const cells = table?.cells[0];
  if (cells === undefined) throw new TypeError('The parser did not take the row');
  let count = cells.length;
  while (count > Math.min(columns, most) && cells[count - 1]?.length === 0) count -= 1;
  return cells.slice(0, count);
}

/** Reads a table's first two lines, which are a table only if their columns agree. */
export function readTableHead(head: string, delimiter: string): TableHead | undefined {
  try {
    const table = parse(`${head}\n${delimiter}`, false).find(isTable);
    return table && { cells: table.header, align: table.align };
  } catch {
    return undefined;
  }
}

/** Whether text reads the same whatever follows: no delimiter in it waits for its counterpart. */
export function isBalanced(text: string): boolean {
  if (!DELIMITER.test(text)) return true;
  try {
    return readInline(text, false).every(hasNoDelimiter);
  } catch {
    return false;
  }
}

function prepared(text: string, isPartial: boolean): string {
  return repairEmphasis(isPartial ? hideTags(text) : text, isPartial);
}

function parse(source: string, isPartial: boolean): InlineNode[] {
  return parser(source, isPartial ? STREAMING_OPTIONS : PARSER_OPTIONS);
}

/** Whether no mark in a node was left as text for want of its counterpart. */
function hasNoDelimiter(node: InlineNode): boolean {
  if (node.type === RuleType.text) return !DELIMITER.test(node.text);
  return 'children' in node ? (node.children ?? []).every(hasNoDelimiter) : true;
}

function isTable(node: InlineNode): node is MarkdownToJSX.TableNode {
  return node.type === RuleType.table;
}

/** A node of the library's; of its kinds only those that stand in a line are drawn. */
export type InlineNode = MarkdownToJSX.ASTNode;

type Align = MarkdownToJSX.TableNode['align'][number];

export interface TableHead {
  readonly cells: readonly InlineNode[][];
  readonly align: readonly Align[];
}
