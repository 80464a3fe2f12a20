import type { Blocks, List } from '../markdown/blocks/blocks.ts';
import { toArray } from '../markdown/blocks/chunked-list.ts';
import type { SectionKind } from '../markdown/blocks/heading.ts';
import type { Paragraph } from '../markdown/blocks/paragraph.ts';
import { labelOf } from '../markdown/roles/label.ts';
import { unwrap } from '../markdown/roles/unwrap.ts';
import { inlineText, paragraphText } from './inline-text.ts';

/**
 * The lines of a text in reading order, each as what the page's own reading found it to be. Tables,
 * quotations and code hold no line of a recipe.
 */
export function rowsOf({ closed, open }: Blocks, depth = 0): Row[] {
  return [...toArray(closed), ...(open ? [open] : [])].flatMap((block): Row[] => {
    switch (block.kind) {
      case 'heading': {
        const { role, section, level, content } = block;
        return linesOf(content, depth).map((row) => ({ ...row, kind: role, section, level }));
      }
      case 'paragraph':
        return linesOf(block, depth);
      case 'list':
        return itemsOf(block, depth);
      default:
        return [];
    }
  });
}

function linesOf(paragraph: Paragraph, depth: number): Row[] {
  const { pieces, text, startsLine } = paragraph;
  const raw = [...toArray(pieces), { text, startsLine }]
    .map((piece) => (piece.startsLine ? '\n' : '') + piece.text)
    .join('')
    .split('\n');
  const shown = paragraphText(paragraph).split('\n');
  return raw.map((line, index) => {
    const { words, isMarked, hasColon } = unwrap(line);
    const own = raw.length === shown.length ? shown[index]! : inlineText(line);
    return { kind: 'text', text: own.trim(), raw: line, words, isMarked, hasColon, depth };
  });
}

/** In an item nothing has a role on the page, but models put labels there: `- Method:`. */
function itemsOf({ items, inner, start }: List, depth: number): Row[] {
  return [...toArray(items), inner].flatMap((item, index) => {
    const [first, ...rest] = rowsOf(item, depth + 1).map(withLabel);
    if (first === undefined) return [];
    if (first.kind !== 'text') return [{ ...first, depth, hasItems: hasItem(rest) }, ...rest];
    const end = rest.findIndex(({ kind }) => kind !== 'text');
    const lines = end === -1 ? rest : rest.slice(0, end);
    const nested = rest.slice(lines.length);
    const text = [first, ...lines].map((row) => row.text).join('\n');
    const number = start === undefined ? undefined : start + index;
    const hasItems = hasItem(nested);
    return [{ ...first, kind: 'item', text, depth, number, hasItems }, ...nested];
  });
}

function hasItem(rows: readonly Row[]): boolean {
  return rows.some(({ kind }) => kind === 'item');
}

function withLabel(row: Row): Row {
  const section = row.kind === 'text' ? labelOf(row.raw, true)?.section : undefined;
  return section && section !== 'other' ? { ...row, kind: 'section', section } : row;
}

/** A line of a recipe. */
export interface Row {
  readonly kind: 'title' | 'section' | 'group' | 'item' | 'text';
  /** As it is shown; that of an item with the lines that follow in it. */
  readonly text: string;
  /** As it was written. */
  readonly raw: string;
  /** Without what only marks it as a label. */
  readonly words: string;
  /** Whether it is bold, or in brackets, as a whole. */
  readonly isMarked: boolean;
  readonly hasColon: boolean;
  /** How many lists it is in, the one that it is an item of left out. */
  readonly depth: number;
  /** What a section holds. */
  readonly section?: SectionKind | undefined;
  /** Of a heading that is written as one. */
  readonly level?: number | undefined;
  /** Of an item in a numbered list. */
  readonly number?: number | undefined;
  /** Whether it is in an item that has items of its own. */
  readonly hasItems?: boolean;
}
