import type { Block, Blocks, List } from '../markdown/blocks/blocks.ts';
import { toArray } from '../markdown/blocks/chunked-list.ts';
import type { Table } from '../markdown/blocks/table.ts';
import { readRow } from '../markdown/inline/read-inline.ts';
import { readText } from '../markdown/stream/read-text.ts';
import { nodesText, paragraphText } from './inline-text.ts';

/**
 * A recipe's markdown as plain text, for a message or a note: its words, line ends and lists without any
 * mark of markdown's. What the page shows as it was written stays as it was written.
 *
 * @example
 * toPlainText('## Leek soup\n\n* 2 **leeks**'); // 'Leek soup\n\n- 2 leeks'
 */
export function toPlainText(markdown: string): string {
  const blocks = readText(markdown);
  return blocks === undefined ? markdown : blocksText(blocks);
}

function blocksText({ closed, open }: Blocks): string {
  const texts = [...toArray(closed), ...(open ? [open] : [])].map(blockText);
  return texts.filter((text) => text !== '').join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphText(block);
    case 'heading':
      return paragraphText(block.content);
    case 'code':
    case 'plain-rest':
      return [...toArray(block.parts), block].map(({ text = '' }) => text).join('');
    case 'table':
      return tableText(block);
    case 'quote':
      return blocksText(block.inner);
    case 'list':
      return listText(block);
    case 'rule':
      return '';
    default:
      return unknownKind(block);
  }
}

function listText({ items, inner, marker, start }: List): string {
  const texts = [...toArray(items), inner].map((item, index) => {
    const mark = start === undefined ? marker && '- ' : `${start + index}${marker} `;
    const [first = '', ...rest] = blocksText(item).split(/\n+/);
    return [mark + first, ...rest.map((line) => ' '.repeat(mark.length) + line)].join('\n');
  });
  return texts.join('\n');
}

function tableText({ head, rows, row }: Table): string {
  const lines = [...toArray(rows), ...(row ? [row] : [])].map(({ text }) => {
    try {
      return cellsText(readRow(text, head.align.length, false));
    } catch {
      return text;
    }
  });
  return [cellsText(head.cells), ...lines].join('\n');
}

function cellsText(cells: readonly Parameters<typeof nodesText>[0][]): string {
  return cells.map((cell) => nodesText(cell).trim()).join(' | ');
}

/** Does not compile if a kind of block has no text. */
function unknownKind(block: never): never {
  throw new TypeError(`Nothing reads ${JSON.stringify(block)}`);
}
