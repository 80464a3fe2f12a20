import { type Blocks, blocksIn, itemsIn, type List } from '../markdown/blocks/blocks.ts';
import type { HeadingRole, SectionKind } from '../markdown/blocks/heading.ts';
import type { SourceRange } from '../markdown/blocks/line.ts';
import { lineSources, type Paragraph, sourceLines } from '../markdown/blocks/paragraph.ts';
import { unwrap } from '../markdown/roles/line-words.ts';
import { readSectionLine } from '../markdown/roles/section-line.ts';
import { inlineText, paragraphText } from './plain-text.ts';

/**
 * The lines of a text in reading order, with their roles in the page. Tables, quotations and code
 * contain no lines of a recipe.
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
  const ranges = lineSources(paragraph);
  const shown = paragraphText(paragraph).split('\n');
  return sources.map((source, index) => {
    // A link over several lines is shown as one line.
    const own = sources.length === shown.length ? shown[index]! : inlineText(source);
    const text = own.trim();
    const lines = [{ paragraph, index, text, range: ranges[index] }];
    return { kind: 'text', text, source, ...unwrap(source), depth, lines };
  });
}

/** Each item as a line with its text, followed by the other lines in it. */
function itemsOf(list: List, depth: number): TextLine[] {
  const { start } = list;
  return itemsIn(list).flatMap((item, index): TextLine[] => {
    const [first, ...rest] = linesOf(item, depth + 1);
    if (first === undefined) return [];
    const number = start === undefined ? undefined : start + index;
    const hasItems = rest.some(({ kind }) => kind === 'item');
    // `1. Zutaten` is a section, `1. Zutaten vorbereiten` a step.
    const isStep =
      number !== undefined &&
      first.level === undefined &&
      !readSectionLine(first.words, true, true);
    if (first.kind !== 'text' && !isStep) return [{ ...first, depth, hasItems }, ...rest];
    const end = rest.findIndex(({ kind }) => kind !== 'text');
    const own = end === -1 ? rest : rest.slice(0, end);
    // If the text ends in a marker, that marker isn't a line.
    const worded = own.filter((line) => /\p{L}/u.test(line.text));
    const lines = [first, ...worded].flatMap((line) => line.lines);
    const text = lines.map((line) => line.text).join('\n');
    const itself = { ...first, kind: 'item', text, lines, depth, number, hasItems } as const;
    return [itself, ...rest.slice(own.length)];
  });
}

/**
 * Reads a section line in an item, or after one that ends in a colon, where lines have no role on the
 * page: `- Method:`. A task such as `Combine ingredients:` is not one.
 */
function withSection(line: TextLine): TextLine {
  const section = readSectionLine(line.source, true, true)?.section;
  return section && section !== 'other' ? { ...line, kind: 'section', section } : line;
}

/** A line of a paragraph, by zero-based index. */
export interface ParagraphLine {
  readonly paragraph: Paragraph;
  readonly index: number;
  /** As shown. */
  readonly text: string;
  /** Its source range. */
  readonly range: SourceRange | undefined;
}

export interface TextLine {
  /** A heading's role; any other line is an item or text. */
  readonly kind: HeadingRole | 'item' | 'text';
  /** As shown; for an item, together with the lines after it. */
  readonly text: string;
  /** As written. */
  readonly source: string;
  /** Its words, unwrapped. */
  readonly words: string;
  /** Whether the whole line is bold or in brackets. */
  readonly isBold: boolean;
  readonly hasColon: boolean;
  /** The number of lists around it, excluding the one it is an item of. */
  readonly depth: number;
  /** The kind of section it names. */
  readonly section?: SectionKind | undefined;
  /** The level of a written heading. */
  readonly level?: number | undefined;
  /** The number of an item in a numbered list. */
  readonly number?: number | undefined;
  /** Whether it is in an item with nested items. */
  readonly hasItems?: boolean;
  /** The lines of the page it consists of, except those appended to a step. */
  readonly lines: readonly ParagraphLine[];
}
