import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/html';
import { repairEmphasis } from './emphasis.ts';
import { type Inline, type LibraryNode, toInline } from './inline-nodes.ts';
import { hideTags, joinLines, restored } from './placeholders.ts';

/** Raw HTML, bare URLs and front matter stay text; link addresses are checked in `safe-elements`. */
const PARSER_OPTIONS = {
  disableAutoLink: true,
  disableFrontmatter: true,
  disableParsingRawHTML: true,
  sanitizer: (address: string) => address,
  slugify: () => '',
};

const STREAMING_OPTIONS = { ...PARSER_OPTIONS, optimizeForStreaming: true };

/** Text without a mark, which the parser would return as it is. */
const PLAIN = /^[^\s\\`*_~=[\]<>&#!|{}$^-](?:[^\\`*_~=[\]<>&#!|{}$^\n\f\v])*$/;

/** Marks that can change the meaning of text together with later text. */
const DELIMITER = /[*_`[]|~~|==/;

/**
 * Parses the inside of a block: emphasis, code, links, character references. Line ends stay.
 *
 * The parser has no entry for inline text, so this passes it as a heading; the closing `#` protects one
 * at the text's own end.
 *
 * @param isPartial whether the text's end hasn't arrived: unclosed syntax is then held back
 */
export function readInline(text: string, isPartial: boolean): Inline[] {
  if (PLAIN.test(text)) return [restored(text.trim())];
  return toInline(parseInline(text, isPartial));
}

function parseInline(text: string, isPartial: boolean): LibraryNode[] {
  const [heading] = parse(`# ${joinLines(prepare(text, isPartial))} #`, isPartial);
  if (heading?.type !== RuleType.heading) throw new TypeError('The parser did not take the text');
  return heading.children;
}

/**
 * Parses a row of a table with this many columns. Extra cells are kept; missing ones aren't added, or a
 * few characters could create thousands of cells.
 */
export function readRow(row: string, columns: number, isPartial: boolean): Inline[][] {
  const most = row.split('|').length;
  const head = `${'|-'.repeat(most)}|`;
  const prepared = prepare(withBar(row), isPartial);
  const table = parse(`${head}\n${head}\n${prepared}`, isPartial).find(isTable);
  const cells = table?.cells[0];
  if (cells === undefined) throw new TypeError('The parser did not take the row');
  let count = cells.length;
  while (count > Math.min(columns, most) && cells[count - 1]?.length === 0) count -= 1;
  return cells.slice(0, count).map((cell) => toInline(cell));
}

/** Parses a table's first two lines, which must have the same number of columns. */
export function readTableHead(head: string, delimiter: string): TableHead | undefined {
  try {
    const table = parse(`${withBar(head.trimStart())}\n${delimiter}`, false).find(isTable);
    return table && { cells: table.header.map((cell) => toInline(cell)), align: table.align };
  } catch {
    return undefined;
  }
}

/** Whether text reads the same whatever follows: every delimiter in it is matched. */
export function isBalanced(text: string): boolean {
  if (!DELIMITER.test(text)) return true;
  try {
    return parseInline(text, false).every(hasNoDelimiter);
  } catch {
    return false;
  }
}

/** Without a leading bar, a row could look like another block. */
function withBar(row: string): string {
  return row.startsWith('|') ? row : `|${row}`;
}

function prepare(text: string, isPartial: boolean): string {
  return repairEmphasis(isPartial ? hideTags(text) : text, isPartial);
}

function parse(source: string, isPartial: boolean): LibraryNode[] {
  return parser(source, isPartial ? STREAMING_OPTIONS : PARSER_OPTIONS);
}

/** Whether a node contains no unmatched delimiter as text. */
function hasNoDelimiter(node: LibraryNode): boolean {
  if (node.type === RuleType.text) return !DELIMITER.test(node.text);
  return 'children' in node ? (node.children ?? []).every(hasNoDelimiter) : true;
}

function isTable(node: LibraryNode): node is MarkdownToJSX.TableNode {
  return node.type === RuleType.table;
}

type Align = MarkdownToJSX.TableNode['align'][number];

export interface TableHead {
  readonly cells: readonly Inline[][];
  readonly align: readonly Align[];
}
