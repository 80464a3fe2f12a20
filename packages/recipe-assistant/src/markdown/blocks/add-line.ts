import { MAX_CONTAINERS_IN_LINE } from '../cost-bounds.ts';
import {
  type Blocks,
  close,
  emptyBlocks,
  innermostOpen,
  type Leaf,
  LEAF_KINDS,
  leafKindOf,
  type List,
  openLeaf,
  type Quote,
  updateInnermost,
  withOpen,
} from './blocks.ts';
import { dedented, innerLine, type LeafKind, type Line, type SourceRange } from './line.ts';
import { type ListMarker, listMarkerOf, quoteMarkerOf } from './markers.ts';
import { append, EMPTY_LIST } from './segmented-list.ts';
import { isDelimiterRow, startTable } from './table.ts';
import { underlined } from './heading.ts';
import { addParagraphLine, type Paragraph, splitLastLine, startParagraph } from './paragraph.ts';

/** Deeper lists and quotations stay text: no recipe has them, and they are slow to render. */
const DEEPEST_CONTAINER = 12;

const CAPTION = /^(?!\p{Ll}).{1,60}[:：]\**$|^\*\*[^*]{1,60}\*\*$/u;

const KINDS = Object.values<LeafKind<Leaf>>(LEAF_KINDS);

/**
 * Adds a line to blocks.
 *
 * Blocks are recognised here, line by line, rather than by the markdown library, which only reads their
 * contents: it can parse a whole text, but not say which blocks are finished, and deep or hostile lists
 * take it seconds. A closed block is never reopened: a list reads the same with and without blank
 * lines, and there are no reference links.
 */
export function addLine(blocks: Blocks, line: Line): Blocks {
  const continued = continueOpen(blocks, line);
  if (continued) return continued;
  return line.text === '' ? close(blocks) : startBlock(close(blocks), line);
}

/** Adds more of the last line, which was too long to be added at once. */
export function addText(blocks: Blocks, text: string, source?: SourceRange): Blocks {
  return updateInnermost(blocks, (innermost, open) => {
    const added = open && leafKindOf(open).addText?.(open, text, source);
    return added
      ? withOpen(innermost, added)
      : withOpen(close(innermost), startParagraph(text, source));
  });
}

/**
 * Whether a line ends a list or quotation: `Method:` introduces what follows and isn't part of the last
 * item.
 */
export function endsContainer({ text, isPartial }: Line): boolean {
  return !isPartial && CAPTION.test(text);
}

/** Whether a partial line may become one that ends the container; until then it is part of the item. */
export function mayEndContainer(blocks: Blocks, { text, indent }: Line): boolean {
  const { open } = blocks;
  if (open?.kind !== 'quote' && (open?.kind !== 'list' || indent >= open.offset)) return false;
  return innermostOpen(blocks)?.kind === 'paragraph' && /^(?!\p{Ll}).{1,60}$/u.test(text);
}

function continueOpen(blocks: Blocks, line: Line): Blocks | undefined {
  const { open } = blocks;
  if (open === undefined) return undefined;
  switch (open.kind) {
    case 'quote':
      return continueQuote(blocks, open, line) ?? continueLazily(blocks, line);
    case 'list':
      return continueList(blocks, open, line) ?? continueLazily(blocks, line);
    case 'paragraph':
      return continueParagraph(blocks, open, line);
    default:
      return continueLeaf(blocks, open, line);
  }
}

/** Adds a line with its own quotation marker. */
function continueQuote(blocks: Blocks, quote: Quote, line: Line): Blocks | undefined {
  const marker = quoteMarkerOf(line);
  if (marker === undefined) return undefined;
  const inner = addLine(quote.inner, innerLine(line, marker.length));
  return withOpen(blocks, { ...quote, inner });
}

/** Adds a line to the last item, or a new item with a marker of the same kind. */
function continueList(blocks: Blocks, list: List, line: Line): Blocks | undefined {
  if (line.text === '') return withOpen(blocks, { ...list, inner: addLine(list.inner, line) });
  const marker = listMarkerOf(line);
  // Two columns are enough for a nested list of another kind: `1.` requires three, which models forget.
  const isNested =
    marker !== undefined && marker.kind !== list.marker && line.indent >= list.indent + 2;
  if (line.indent >= list.offset || isNested) {
    return withOpen(blocks, { ...list, inner: addLine(list.inner, dedented(line, list.offset)) });
  }
  if (marker?.kind !== list.marker) return undefined;
  const items = append(list.items, list.inner);
  return withOpen(blocks, { ...list, items, ...startItem(blocks, line, marker) });
}

function continueLeaf(blocks: Blocks, leaf: Leaf, line: Line): Blocks | undefined {
  const kind = leafKindOf(leaf);
  if (kind.isEnd?.(leaf, line)) return close(blocks);
  const added = kind.addLine?.(leaf, line);
  return added && withOpen(blocks, added);
}

/** A paragraph's last line may become a heading or a table's head. */
function continueParagraph(blocks: Blocks, paragraph: Paragraph, line: Line): Blocks | undefined {
  if (line.text === '') return undefined;
  const heading = underlined(paragraph, line);
  if (heading) return openLeaf(blocks, heading);
  if (isDelimiterRow(line)) {
    const [before, head] = splitLastLine(paragraph);
    const table = startTable(head, line);
    if (table) return withOpen(before ? close(withOpen(blocks, before)) : blocks, table);
  }
  if (interruptsText(line)) return undefined;
  return continueLeaf(blocks, paragraph, line);
}

/** A line without a marker continues the paragraph at the end. */
function continueLazily(blocks: Blocks, line: Line): Blocks | undefined {
  if (line.text === '' || interruptsText(line) || endsContainer(line)) return undefined;
  const open = innermostOpen(blocks);
  if (open?.kind !== 'paragraph') return undefined;
  const continued = addParagraphLine(open, line);
  return updateInnermost(blocks, (innermost) => withOpen(innermost, continued));
}

function startBlock(blocks: Blocks, line: Line): Blocks {
  const leaf = line.isLong ? undefined : startLeaf(line);
  if (leaf) return openLeaf(blocks, leaf);
  const { containers = 0 } = line;
  const mayContain = blocks.depth < DEEPEST_CONTAINER && containers < MAX_CONTAINERS_IN_LINE;
  const started = mayContain && (startQuote(blocks, line) ?? startList(blocks, line));
  return started || withOpen(blocks, startParagraph(line.text, line.source));
}

function startQuote(blocks: Blocks, line: Line): Blocks | undefined {
  const inner = emptyBlocks(blocks.outline, blocks.depth + 1);
  return continueQuote(blocks, { kind: 'quote', inner }, line);
}

function startList(blocks: Blocks, line: Line): Blocks | undefined {
  const marker = listMarkerOf(line);
  if (!marker || marker.isEmpty) return undefined;
  return withOpen(blocks, {
    kind: 'list',
    marker: marker.kind,
    start: marker.start,
    items: EMPTY_LIST,
    ...startItem(blocks, line, marker),
  });
}

function startItem({ outline, depth }: Blocks, line: Line, marker: ListMarker): Item {
  const inside = innerLine(line, marker.width && marker.width + 1);
  const text = withDrawnCheckbox(inside.text);
  const inner = addLine(emptyBlocks(outline, depth + 1), { ...inside, text });
  return { indent: line.indent, offset: line.indent + marker.width + 1, inner };
}

/** Renders `[ ]` and `[x]` at the start of an item as characters: a disabled check box would mislead. */
function withDrawnCheckbox(text: string): string {
  return text.replace(/^\[ \]\s+/, '☐ ').replace(/^\[x\]\s+/i, '☑ ');
}

function startLeaf(line: Line): Leaf | undefined {
  for (const kind of KINDS) {
    const leaf = kind.start?.(line);
    if (leaf) return leaf;
  }
  return undefined;
}

/** Whether a line starts something new, whatever the paragraph before it ends in. A year starts no item. */
export function interruptsText(line: Line): boolean {
  const marker = listMarkerOf(line);
  if (marker && !marker.isEmpty) return (marker.start ?? 1) < 100;
  return quoteMarkerOf(line) !== undefined || startLeaf(line) !== undefined;
}

type Item = Pick<List, 'indent' | 'offset' | 'inner'>;
