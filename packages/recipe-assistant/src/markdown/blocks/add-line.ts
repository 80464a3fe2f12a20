import { MOST_CONTAINERS_IN_LINE } from '../cost-bounds.ts';
import {
  close,
  innermostOpen,
  LEAF_KINDS,
  leafKindOf,
  openLeaf,
  updateInnermost,
  withOpen,
  type Blocks,
  type Leaf,
} from './blocks.ts';
import {
  addParagraphLine,
  lastLine,
  type Paragraph,
  splitLastLine,
  startParagraph,
  underlined,
} from './text-blocks.ts';
import type { LeafKind, Line } from './line.ts';
import {
  continueList,
  continueQuote,
  hasLaterNumber,
  hasQuoteMarker,
  listMarkerOf,
  startList,
  startQuote,
} from './containers.ts';
import { isDelimiterRow, startTable } from './table.ts';

/** Lists and quotations in one another past this depth are text: no recipe's, and slow to draw. */
const DEEPEST_CONTAINER = 12;

const SECTION_LINE = /^(?!\p{Ll}).{1,60}[:：]\**$|^\*\*[^*]{1,60}\*\*$/u;
const ANNOUNCEMENT = /[:：]\**$|^\*\*[^*]{1,60}\*\*$/;

/**
 * Adds a line to blocks.
 *
 * The blocks are told apart here, line by line, and not by the markdown library: it can say what a whole
 * text means, but not which part of it is finished, and deep or hostile lists take it seconds. It reads
 * what stands in the blocks. Nothing that is closed is ever opened again: a list reads the same with and
 * without blank lines, and a link's address stands beside its text or nowhere.
 */
export function addLine(blocks: Blocks, line: Line): Blocks {
  const continued = continueOpen(blocks, line);
  if (continued) return continued;
  return line.text === '' ? close(blocks) : startBlock(close(blocks), line);
}

/** Adds more of the last line, which was too long to come at once. */
export function addText(blocks: Blocks, text: string): Blocks {
  return updateInnermost(blocks, (innermost, open) => {
    const added = open && leafKindOf(open).addText?.(open, text);
    return added ? withOpen(innermost, added) : withOpen(close(innermost), startParagraph(text));
  });
}

/** `Method:` after a list's last item names what follows, and is no part of the item. */
export function isSectionLine({ text, isPartial }: Line): boolean {
  return !isPartial && SECTION_LINE.test(text);
}

/** Whether a line that is still arriving may become such a line, and is part of the item until then. */
export function mayEndContainer(blocks: Blocks, { text, indent }: Line): boolean {
  const { open } = blocks;
  if (open?.kind !== 'quote' && (open?.kind !== 'list' || indent >= open.offset)) return false;
  return innermostOpen(blocks)?.kind === 'paragraph' && /^(?!\p{Ll}).{1,60}$/u.test(text);
}

/** Whether a line may be text that was wrapped before its number: what follows can tell. */
export function mayBeWrapped({ open }: Blocks, line: Line): boolean {
  if (open?.kind !== 'paragraph' || line.isLong || !hasLaterNumber(line)) return false;
  return !ANNOUNCEMENT.test(lastLine(open));
}

function continueOpen(blocks: Blocks, line: Line): Blocks | undefined {
  const { open } = blocks;
  if (open === undefined) return undefined;
  switch (open.kind) {
    case 'quote':
      return continueQuote(blocks, open, line, addLine) ?? continueLazily(blocks, line);
    case 'list':
      return continueList(blocks, open, line, addLine) ?? continueLazily(blocks, line);
    case 'paragraph':
      return continueParagraph(blocks, open, line);
    default:
      return continueLeaf(blocks, open, line);
  }
}

function continueLeaf(blocks: Blocks, leaf: Leaf, line: Line): Blocks | undefined {
  const kind = leafKindOf(leaf);
  if (kind.isEnd?.(leaf, line)) return close(blocks);
  const added = kind.addLine?.(leaf, line);
  return added && withOpen(blocks, added);
}

/** A paragraph's last line may turn out to have been a heading, or the head of a table. */
function continueParagraph(blocks: Blocks, paragraph: Paragraph, line: Line): Blocks | undefined {
  if (line.text === '') return undefined;
  const heading = underlined(paragraph, line);
  if (heading) return openLeaf(blocks, heading);
  if (isDelimiterRow(line)) {
    const [before, head] = splitLastLine(paragraph);
    const table = startTable(head, line);
    if (table) return withOpen(before ? close(withOpen(blocks, before)) : blocks, table);
  }
  const isNumbered = hasLaterNumber(line) && !mayBeWrapped(blocks, line);
  if (isNumbered || interruptsText(line)) return undefined;
  return continueLeaf(blocks, paragraph, line);
}

/** A line without a marker goes on with the paragraph at the end, unless it looks like one over a section. */
function continueLazily(blocks: Blocks, line: Line): Blocks | undefined {
  if (line.text === '' || interruptsText(line) || hasLaterNumber(line) || isSectionLine(line)) {
    return undefined;
  }
  const open = innermostOpen(blocks);
  if (open?.kind !== 'paragraph') return undefined;
  const continued = addParagraphLine(open, line.text);
  return updateInnermost(blocks, (innermost) => withOpen(innermost, continued));
}

function startBlock(blocks: Blocks, line: Line): Blocks {
  const leaf = line.isLong ? undefined : startLeaf(line);
  if (leaf) return openLeaf(blocks, leaf);
  const { containers = 0 } = line;
  const mayContain = blocks.depth < DEEPEST_CONTAINER && containers < MOST_CONTAINERS_IN_LINE;
  const started =
    mayContain && (startQuote(blocks, line, addLine) ?? startList(blocks, line, addLine));
  return started || withOpen(blocks, startParagraph(line.text));
}

function startLeaf(line: Line): Leaf | undefined {
  for (const kind of Object.values<LeafKind<Leaf>>(LEAF_KINDS)) {
    const leaf = kind.start?.(line);
    if (leaf) return leaf;
  }
  return undefined;
}

/** Whether a line cannot be part of the paragraph before it, whatever that ends in. */
export function interruptsText(line: Line): boolean {
  const marker = listMarkerOf(line);
  if (marker && !marker.isEmpty) return (marker.start ?? 1) === 1;
  return hasQuoteMarker(line) || startLeaf(line) !== undefined;
}
