import { type Blocks, blocksIn, itemsIn, type List } from '../markdown/blocks/blocks.ts';
import type { HeadingRole, SectionKind } from '../markdown/blocks/heading.ts';
import { type Paragraph, sourceLines } from '../markdown/blocks/paragraph.ts';
import { unwrap } from '../markdown/roles/line-words.ts';
import { readSectionLine } from '../markdown/roles/section-line.ts';
import { inlineText, paragraphText } from './plain-text.ts';

/**
 * The lines of a text in reading order, each with the role that the page's own reading gave it. Tables,
 * quotations and code hold no line of a recipe.
 */
export function linesOf(blocks: Blocks, depth = 0): TextLine[] {
  return blocksIn(blocks).flatMap((block): TextLine[] => {
    switch (block.kind) {
      case 'heading': {
        const { role, section, level, content } = block;
        return splitLines(content, depth).map((line) => ({ ...line, kind: role, section, level }));
      }
      case 'paragraph':
        return splitLines(block, depth).map(withSection);
      case 'list':
        return itemsOf(block, depth);
      default:
        return [];
    }
  });
}

function splitLines(paragraph: Paragraph, depth: number): TextLine[] {
  const sources = sourceLines(paragraph);
  const shown = paragraphText(paragraph).split('\n');
  return sources.map((source, index) => {
    // A link may have taken several lines into one.
    const own = sources.length === shown.length ? shown[index]! : inlineText(source);
    const text = own.trim();
    const lines = [{ paragraph, index, text }];
    return { kind: 'text', text, source, ...unwrap(source), depth, lines };
  });
}

/** An item, with the lines of text in it, and what follows them in it. */
function itemsOf(list: List, depth: number): TextLine[] {
  const { start } = list;
  return itemsIn(list).flatMap((item, index): TextLine[] => {
    const [first, ...rest] = linesOf(item, depth + 1);
    if (first === undefined) return [];
    const number = start === undefined ? undefined : start + index;
    const hasItems = rest.some(({ kind }) => kind === 'item');
    if (first.kind !== 'text') return [{ ...first, depth, hasItems }, ...rest];
    const end = rest.findIndex(({ kind }) => kind !== 'text');
    const own = end === -1 ? rest : rest.slice(0, end);
    // A marker that the text ended at is none of the item's.
    const worded = own.filter((line) => /\p{L}/u.test(line.text));
    const lines = [first, ...worded].flatMap((line) => line.lines);
    const text = lines.map((line) => line.text).join('\n');
    const itself = { ...first, kind: 'item', text, lines, depth, number, hasItems } as const;
    return [itself, ...rest.slice(own.length)];
  });
}

/**
 * In an item, and behind one that ends in a colon, nothing has a role on the page, but models put such lines
 * there: `- Method:`. Those that name a task, such as `Combine ingredients:`, are none.
 */
function withSection(line: TextLine): TextLine {
  const section = readSectionLine(line.source, true, true)?.section;
  return section && section !== 'other' ? { ...line, kind: 'section', section } : line;
}

/** A line of a paragraph in the tree, by its number from 0 on. */
export interface ParagraphLine {
  readonly paragraph: Paragraph;
  readonly index: number;
  /** As it is shown. */
  readonly text: string;
}

export interface TextLine {
  /** A heading's role; all other lines are items or text. */
  readonly kind: HeadingRole | 'item' | 'text';
  /** As it is shown; that of an item with the lines that follow in it. */
  readonly text: string;
  /** As it was written. */
  readonly source: string;
  /** Without what only marks it as a caption. */
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
  /** The lines on the page that it is made of, but for those that were added to a step. */
  readonly lines: readonly ParagraphLine[];
}
