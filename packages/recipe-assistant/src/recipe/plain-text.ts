import {
  type Block,
  type Blocks,
  blocksIn,
  itemsIn,
  type List,
  unknownKind,
} from '../markdown/blocks/blocks.ts';
import { toArray } from '../markdown/blocks/segmented-list.ts';
import { type Paragraph, type Piece, piecesIn } from '../markdown/blocks/paragraph.ts';
import type { Table } from '../markdown/blocks/table.ts';
import { type Inline, textOf } from '../markdown/inline/inline-nodes.ts';
import { readInline, readRow } from '../markdown/inline/read-inline.ts';
import { readText } from '../markdown/stream/reader.ts';

/**
 * A recipe's markdown as plain text, for a message or a note: words, line ends and lists without
 * markup. A text that the page shows as written stays unchanged. Never throws.
 *
 * @example
 * toPlainText('## Leek soup\n\n* 2 **leeks**'); // 'Leek soup\n\n- 2 leeks'
 */
export function toPlainText(markdown: string): string {
  const blocks = readText(markdown);
  return blocks === undefined ? markdown : blocksText(blocks);
}

/** A paragraph's text as shown, with its line ends. */
export function paragraphText(paragraph: Paragraph): string {
  return piecesIn(paragraph).map(pieceText).join('').trim();
}

/** Text that the parser can't take stays as written. */
export function inlineText(text: string): string {
  try {
    return textOf(readInline(text, false));
  } catch {
    return text;
  }
}

function blocksText(blocks: Blocks): string {
  const texts = blocksIn(blocks).map(blockText);
  return texts.filter((text) => text !== '').join('\n\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphText(block);
    case 'heading':
      return paragraphText(block.content);
    case 'code':
    case 'unparsed':
      return [...toArray(block.pieces), block].map(({ text = '' }) => text).join('');
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

function listText(list: List): string {
  const { marker, start } = list;
  const texts = itemsIn(list).map((item, index) => {
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

function cellsText(cells: readonly (readonly Inline[])[]): string {
  return cells.map((cell) => textOf(cell).trim()).join(' | ');
}

function pieceText({ text, startsLine }: Piece): string {
  if (text === '') return '';
  return (startsLine ? '\n' : '') + inlineText(text) + (/\s$/.test(text) ? ' ' : '');
}
