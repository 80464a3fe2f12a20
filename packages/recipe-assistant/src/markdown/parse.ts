import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx';
import { BREAK, LESS_THAN, mendEmphasis } from './stand-ins.ts';

/** Raw HTML, bare addresses and front matter stay text; addresses are judged where elements are made. */
const PARSER_OPTIONS = {
  disableAutoLink: true,
  disableFrontmatter: true,
  disableParsingRawHTML: true,
  sanitizer: (address: string) => address,
  slugify: () => '',
};

const STREAMING_OPTIONS = { ...PARSER_OPTIONS, optimizeForStreaming: true };

/** A tag's beginning, which the parser would hide while text arrives although it never draws a tag. */
const TAG_START = /<(?!https:|mailto:)(?=[a-z/!?])/gi;

/**
 * Reads the inside of a block: emphasis, code, links, character references. Line ends become breaks.
 *
 * The parser has no entry for text alone, but a heading's content is text alone, whatever it looks
 * like; the closing `#` keeps it from taking the text's own for one.
 *
 * @param atEdge whether more may follow: syntax that is not closed yet is then held back
 */
export function readText(text: string, atEdge: boolean): MarkdownNode[] {
  const visible = atEdge ? text.replace(TAG_START, LESS_THAN) : text;
  const content = mendEmphasis(visible, atEdge).replaceAll('\n', BREAK);
  const [heading] = read(`# ${content} #`, atEdge);
  if (heading?.type !== RuleType.heading) throw new TypeError('The parser did not take the text');
  return heading.children;
}

/**
 * Reads a row of a table of so many columns. A row that has more keeps them; one that has fewer is not
 * filled up, or a few characters could ask for thousands of cells.
 */
export function readRow(row: string, columns: number, atEdge: boolean): MarkdownNode[][] {
  const visible = atEdge ? row.replace(TAG_START, LESS_THAN) : row;
  const most = row.split('|').length;
  const head = `${'|-'.repeat(most)}|`;
  // Without a bar in front, a row could begin like another block and end the table.
  const barred = visible.startsWith('|') ? visible : `|${visible}`;
  const table = read(`${head}\n${head}\n${mendEmphasis(barred, atEdge)}`, atEdge).find(isTable);
  const cells = table?.cells[0];
  if (cells === undefined) throw new TypeError('The parser did not take the row');
  let count = cells.length;
  while (count > Math.min(columns, most) && cells[count - 1]?.length === 0) count -= 1;
  return cells.slice(0, count);
}

/** Reads a table's first two lines, which are a table only if their columns agree. */
export function readTableHead(header: string, delimiter: string): TableNode | undefined {
  return read(`${header}\n${delimiter}`, false).find(isTable);
}

function read(source: string, atEdge: boolean): MarkdownNode[] {
  return parser(source, atEdge ? STREAMING_OPTIONS : PARSER_OPTIONS);
}

function isTable(node: MarkdownNode): node is TableNode {
  return node.type === RuleType.table;
}

export type MarkdownNode = MarkdownToJSX.ASTNode;
export type TableNode = MarkdownToJSX.TableNode;
