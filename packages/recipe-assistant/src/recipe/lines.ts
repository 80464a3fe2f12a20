import type { Blocks, List } from '../markdown/blocks/blocks.ts';
import { toArray } from '../markdown/blocks/chunked-list.ts';
import type { HeadingRole, SectionKind } from '../markdown/blocks/heading.ts';
import type { Paragraph } from '../markdown/blocks/paragraph.ts';
import { labelOf } from '../markdown/roles/label.ts';
import { unwrap } from '../markdown/roles/unwrap.ts';
import { inlineText, paragraphText } from './plain-text.ts';

/**
 * The lines of a text in reading order, each with the role that the page's own reading gave it. Tables,
 * quotations and code hold no line of a recipe.
 */
export function linesOf({ closed, open }: Blocks, depth = 0): TextLine[] {
  return [...toArray(closed), ...(open ? [open] : [])].flatMap((block): TextLine[] => {
    switch (block.kind) {
      case 'heading': {
        const { role, section, level, content } = block;
        return splitLines(content, depth).map((line) => ({ ...line, kind: role, section, level }));
      }
      case 'paragraph':
        return splitLines(block, depth).map(withLabel);
      case 'list':
        return itemsOf(block, depth);
      default:
        return [];
    }
  });
}

function splitLines(paragraph: Paragraph, depth: number): TextLine[] {
  const { pieces, text, startsLine } = paragraph;
  const sources = [...toArray(pieces), { text, startsLine }]
    .map((piece) => (piece.startsLine ? '\n' : '') + piece.text)
    .join('')
    .split('\n');
  const shown = paragraphText(paragraph).split('\n');
  return sources.map((source, index) => {
    // A link may have taken several lines into one.
    const own = sources.length === shown.length ? shown[index]! : inlineText(source);
    return { kind: 'text', text: own.trim(), source, ...unwrap(source), depth };
  });
}

/** An item, with the lines of text in it, and what follows them in it. */
function itemsOf({ items, inner, start }: List, depth: number): TextLine[] {
  return [...toArray(items), inner].flatMap((item, index) => {
    const [first, ...rest] = linesOf(item, depth + 1);
    if (first === undefined) return [];
    const number = start === undefined ? undefined : start + index;
    const hasItems = rest.some(({ kind }) => kind === 'item');
    if (first.kind !== 'text') return [{ ...first, depth, hasItems }, ...rest];
    const end = rest.findIndex(({ kind }) => kind !== 'text');
    const own = end === -1 ? rest : rest.slice(0, end);
    // A marker that the text ended at is none of the item's.
    const worded = own.filter((line) => /\p{L}/u.test(line.text));
    const text = [first, ...worded].map((line) => line.text).join('\n');
    return [{ ...first, kind: 'item', text, depth, number, hasItems }, ...rest.slice(own.length)];
  });
}

/**
 * In an item, and behind one that ends in a colon, nothing has a role on the page, but models put labels
 * there: `- Method:`. Those that name a task, such as `Combine ingredients:`, are none.
 */
function withLabel(line: TextLine): TextLine {
  const section = labelOf(line.source, true, true)?.section;
  return section && section !== 'other' ? { ...line, kind: 'section', section } : line;
}

export interface TextLine {
  /** A heading's role; all other lines are items or text. */
  readonly kind: HeadingRole | 'item' | 'text';
  /** As it is shown; that of an item with the lines that follow in it. */
  readonly text: string;
  /** As it was written. */
  readonly source: string;
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
