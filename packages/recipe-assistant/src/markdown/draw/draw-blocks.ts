import { createElement, Fragment, type Key, type ReactNode } from 'react';
import { type Block, type Blocks, type List, unknownKind } from '../blocks/blocks.ts';
import type { Code, Unparsed } from '../blocks/code.ts';
import type { Row, Table } from '../blocks/table.ts';
import type { Heading, HeadingRole } from '../blocks/heading.ts';
import type { Paragraph, Piece } from '../blocks/paragraph.ts';
import type { Inline } from '../inline/inline-nodes.ts';
import { readInline, readRow, type TableHead } from '../inline/read-inline.ts';
import { type Drawn, drawList } from './draw-list.ts';
import { type HeadingTag, safeElement, safeInline } from './safe-elements.ts';

const DEEPEST_HEADING = 6;

/**
 * Starts rendering a text whose first heading has this level.
 *
 * @param controls what may come at the end, and has its room from the start
 */
export function createDrawing(
  headingLevel: number,
  { hasScale = false }: Controls = {},
  decorations?: Decorations,
): Drawing {
  const level = Math.max(1, Math.trunc(headingLevel) || 1);
  return { headingLevel: level, hasScale, drawn: new WeakMap(), decorations };
}

/**
 * Renders blocks, each kind as its elements.
 *
 * @param isPartial whether their end hasn't arrived: unclosed syntax is then held back
 */
export function drawBlocks(
  drawing: Drawing,
  { closed, open }: Blocks,
  isPartial: boolean,
  isItem = false,
): ReactNode[] {
  // An item's first paragraph has no element, so a list looks the same with and without blank lines.
  const tight = isItem ? (closed.levels[0]?.[0] ?? open) : undefined;
  return drawList(
    drawing.drawn,
    closed,
    (block, key) => drawBlock(drawing, block, { key, isPartial: false, isTight: block === tight }),
    open && ((key) => drawBlock(drawing, open, { key, isPartial, isTight: open === tight })),
  );
}

function drawBlock(drawing: Drawing, block: Block, context: DrawContext): ReactNode {
  const { key, isPartial } = context;
  switch (block.kind) {
    case 'paragraph':
      return drawParagraph(drawing, context.isTight ? undefined : 'p', block, context);
    case 'heading':
      return drawHeading(drawing, block, context);
    case 'code':
      return safeElement('pre', { key }, safeElement('code', null, drawVerbatim(drawing, block)));
    case 'unparsed':
      return safeElement('p', { key, 'data-slot': 'recipe-plain' }, drawVerbatim(drawing, block));
    case 'rule':
      return safeElement('hr', { key });
    case 'table':
      return drawTable(drawing, block, context);
    case 'quote':
      return safeElement('blockquote', { key }, drawBlocks(drawing, block.inner, isPartial));
    case 'list':
      return drawItems(drawing, block, context);
    default:
      return unknownKind(block);
  }
}

function drawHeading(drawing: Drawing, heading: Heading, context: DrawContext): ReactNode {
  const level = Math.min(drawing.headingLevel + heading.depth - 1, DEEPEST_HEADING);
  const tag = `h${level}` as HeadingTag;
  const drawn = drawParagraph(drawing, tag, heading.content, context, heading.role);
  if (!drawn || !namesIngredients(heading)) return drawn;
  return createElement(Fragment, { key: context.key }, drawn, drawScaleLine(drawing, heading));
}

/**
 * Renders the line of the scaling controls under the heading of the ingredients. It is there from the
 * first text on, and stays without any, so that nothing moves at the end.
 */
function drawScaleLine({ decorations, hasScale }: Drawing, heading: Block): ReactNode {
  const scale = decorations?.scaleHeading === heading && decorations.scale;
  return hasScale && createElement('div', { 'data-slot': 'scale-line' }, scale);
}

/** Whether a block is the heading of the ingredients. */
export function namesIngredients(block: Block): boolean {
  return block.kind === 'heading' && block.section === 'ingredients';
}

/** Renders a paragraph, or nothing while none of it can be shown. */
function drawParagraph(
  { drawn, decorations }: Drawing,
  tag: HeadingTag | 'p' | undefined,
  paragraph: Paragraph,
  { key, isPartial }: DrawContext,
  role?: HeadingRole,
): ReactNode {
  const { pieces, text, startsLine } = paragraph;
  const visible = isPartial ? withoutTableHead(text) : text;
  const last = (lastKey: Key) => drawPiece({ text: visible, startsLine }, lastKey, isPartial);
  const own = drawList(drawn, pieces, (piece, at) => drawPiece(piece, at, false), last);
  if (own.length === 0) return undefined;
  const wrapped = decorations?.wrapLines(paragraph, own) ?? own;
  const content = wrapped.length === 1 && typeof wrapped[0] === 'string' ? wrapped[0] : wrapped;
  if (tag !== undefined) return safeElement(tag, { key, 'data-role': role }, content);
  return typeof content === 'string' ? content : createElement(Fragment, { key }, content);
}

function drawPiece(
  { text, startsLine }: Pick<Piece, 'text' | 'startsLine'>,
  key: Key,
  isPartial: boolean,
): ReactNode {
  const drawn = text === '' ? [] : drawInline(text, isPartial);
  if (drawn.length === 0) return undefined;
  const [only] = drawn;
  if (typeof only === 'string' && drawn.length === 1 && !startsLine) {
    return /\s$/.test(text) ? `${only} ` : only;
  }
  if (startsLine) drawn.unshift(safeElement('br', null));
  if (/\s$/.test(text)) drawn.push(' ');
  return createElement(Fragment, { key }, ...drawn);
}

/** Text that the parser can't take is shown as written. */
export function drawInline(text: string, isPartial: boolean): ReactNode[] {
  try {
    return safeInline(readInline(text, isPartial), text);
  } catch {
    return text.split('\n').flatMap((line, index) => {
      return index === 0 ? [line] : [safeElement('br', null), line];
    });
  }
}

/** Text without its last line from a bar on, since the next line may make it a table's head. */
function withoutTableHead(text: string): string {
  const bar = text.indexOf('|', text.lastIndexOf('\n') + 1);
  return bar === -1 ? text : text.slice(0, bar).trimEnd();
}

function drawVerbatim({ drawn }: Drawing, { pieces, text }: Code | Unparsed): ReactNode {
  return drawList(
    drawn,
    pieces,
    (piece) => piece.text,
    () => text,
  );
}

/**
 * Renders a table without a scrolling wrapper, which would need a tab stop and a name. The style sheet
 * breaks long words in cells instead, so a table fits where a paragraph does.
 */
function drawTable({ drawn }: Drawing, table: Table, { key, isPartial }: DrawContext): ReactNode {
  const { head, rows, row } = table;
  const headRow = safeElement('tr', null, ...drawCells('th', head.cells, head));
  const thead = safeElement('thead', null, headRow);
  if (row === undefined) return safeElement('table', { key }, thead);
  const drawRow = (each: Row, at: Key, isLast: boolean) =>
    safeElement('tr', { key: at }, ...drawRowCells(each, head, isLast && isPartial));
  const body = drawList(
    drawn,
    rows,
    (each, at) => drawRow(each, at, false),
    (at) => drawRow(row, at, true),
  );
  return safeElement('table', { key }, thead, safeElement('tbody', null, body));
}

/** A row that the parser can't take becomes one cell, as written. */
function drawRowCells({ text }: Row, head: TableHead, isPartial: boolean): ReactNode[] {
  try {
    return drawCells('td', readRow(text, head.align.length, isPartial), head, text);
  } catch {
    return [safeElement('td', null, text)];
  }
}

function drawCells(
  tag: 'th' | 'td',
  cells: readonly Inline[][],
  { align }: TableHead,
  source?: string,
): ReactNode[] {
  return cells.map((cell, column) =>
    safeElement(tag, { 'data-align': align[column] ?? undefined }, ...safeInline(cell, source)),
  );
}

function drawItems(drawing: Drawing, list: List, { key, isPartial }: DrawContext): ReactNode {
  const { start, items, inner } = list;
  const drawItem = (item: Blocks, at: Key, isLast: boolean) =>
    safeElement('li', { key: at }, drawBlocks(drawing, item, isLast && isPartial, true));
  const drawn = drawList(
    drawing.drawn,
    items,
    (item, at) => drawItem(item, at, false),
    (at) => drawItem(inner, at, true),
  );
  return start === undefined
    ? safeElement('ul', { key }, drawn)
    : safeElement('ol', { key, start: start === 1 ? undefined : start }, drawn);
}

/** The controls that a text may have, now or at its end. */
export interface Controls {
  /** Whether amounts may be scaled. */
  readonly hasScale?: boolean | undefined;
}

/** The settings of one text, and its elements so far. */
export interface Drawing extends Controls {
  readonly headingLevel: number;
  readonly drawn: Drawn;
  readonly decorations: Decorations | undefined;
}

/** Controls that the page adds to a finished text, which itself stays unchanged. */
export interface Decorations {
  /** A paragraph's content with some of its lines wrapped; undefined if none is. */
  wrapLines(paragraph: Paragraph, content: ReactNode[]): ReactNode[] | undefined;
  /** The scaling controls, if offered. */
  readonly scale: ReactNode;
  /** The heading above them; without one they are below the text, where they move none of it. */
  readonly scaleHeading: Block | undefined;
}

interface DrawContext {
  readonly key: Key;
  /** Whether the block's end hasn't arrived. */
  readonly isPartial: boolean;
  /** Whether a paragraph is rendered without its own element, as in a tight list. */
  readonly isTight: boolean;
}
