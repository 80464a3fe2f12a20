import { type Blocks, emptyBlocks, type List, type Quote, withOpen } from './blocks.ts';
import { append, EMPTY_LIST } from './segmented-list.ts';
import { dedented, innerLine, type Line } from './line.ts';
import { isRule } from './text-blocks.ts';

const BULLET = /^([-+*])(?:[ \t]+|$)/;

const NUMBER = /^(\d{1,9})([.)])(?:[ \t]+|$)/;

/** Bullets that markdown does not know, for a class of characters in a pattern. */
export const ROUND_BULLETS = '•‣◦▪●○⁃∙·・▢☐';

/** Dashes are bullets where white space follows them. */
export const DASHES = '–—';

/** Matches text that may become an item's marker, its check box, or both, and is nothing before. */
export const PARTIAL_MARKER = new RegExp(
  `^(?:[-+*${ROUND_BULLETS}${DASHES}\\s]*|\\d{1,9}[.)]?|\\[[ x]?\\]?\\s*)$`,
  'i',
);

const QUOTE_MARKER = /^>[ \t]?/;

export function startList(blocks: Blocks, line: Line, addLine: AddLine): Blocks | undefined {
  const marker = listMarkerOf(line);
  if (!marker || marker.isEmpty) return undefined;
  return withOpen(blocks, {
    kind: 'list',
    marker: marker.kind,
    start: marker.start,
    items: EMPTY_LIST,
    ...startItem(blocks, line, marker, addLine),
  });
}

/** Adds a line to the last item, or an item with a marker of the same kind. */
export function continueList(
  blocks: Blocks,
  list: List,
  line: Line,
  addLine: AddLine,
): Blocks | undefined {
  if (line.text === '') return withOpen(blocks, { ...list, inner: addLine(list.inner, line) });
  const marker = listMarkerOf(line);
  // Two columns are enough for a list of another kind: `1.` asks for three, and models forget it.
  const isNested =
    marker !== undefined && marker.kind !== list.marker && line.indent >= list.indent + 2;
  if (line.indent >= list.offset || isNested) {
    return withOpen(blocks, { ...list, inner: addLine(list.inner, dedented(line, list.offset)) });
  }
  if (marker?.kind !== list.marker) return undefined;
  const items = append(list.items, list.inner);
  return withOpen(blocks, { ...list, items, ...startItem(blocks, line, marker, addLine) });
}

export function listMarkerOf(line: Line): ListMarker | undefined {
  const { text, isBareItem } = line;
  if (isBareItem) return { kind: '', width: 0, isEmpty: false, start: undefined };
  if (isRule(line)) return undefined;
  const match = BULLET.exec(text) ?? NUMBER.exec(text);
  if (!match) return undefined;
  const [marker, first = '', delimiter] = match;
  return {
    kind: delimiter ?? first,
    width: first.length + (delimiter?.length ?? 0),
    isEmpty: marker === text,
    start: delimiter === undefined ? undefined : Number(first),
  };
}

/** Whether a line starts with a number other than 1, before which text may be wrapped. */
export function hasLaterNumber(line: Line): boolean {
  const marker = listMarkerOf(line);
  return marker?.start !== undefined && !marker.isEmpty && marker.start !== 1 && marker.start < 100;
}

/** Whether a line has the number after another's. */
export function hasNextNumber(line: Line, before: Line): boolean {
  const marker = listMarkerOf(line);
  const last = listMarkerOf(before);
  if (marker?.start === undefined || last?.start === undefined) return false;
  return marker.kind === last.kind && marker.start === last.start + 1;
}

function startItem(
  { outline, depth }: Blocks,
  line: Line,
  marker: ListMarker,
  addLine: AddLine,
): Item {
  const inside = innerLine(line, marker.width && marker.width + 1);
  if (inside.text.startsWith('[')) {
    inside.text = inside.text.replace(/^\[ \]\s+/, '☐ ').replace(/^\[x\]\s+/i, '☑ ');
  }
  const inner = addLine(emptyBlocks(outline, depth + 1), inside);
  return { indent: line.indent, offset: line.indent + marker.width + 1, inner };
}

export function startQuote(blocks: Blocks, line: Line, addLine: AddLine): Blocks | undefined {
  const length = markerLength(line);
  if (length === 0) return undefined;
  const inner = emptyBlocks(blocks.outline, blocks.depth + 1);
  return withOpen(blocks, { kind: 'quote', inner: addLine(inner, innerLine(line, length)) });
}

/** Adds a line that has a marker of its own. */
export function continueQuote(
  blocks: Blocks,
  quote: Quote,
  line: Line,
  addLine: AddLine,
): Blocks | undefined {
  const length = markerLength(line);
  if (length === 0) return undefined;
  return withOpen(blocks, { ...quote, inner: addLine(quote.inner, innerLine(line, length)) });
}

export function hasQuoteMarker(line: Line): boolean {
  return markerLength(line) > 0;
}

function markerLength({ text }: Line): number {
  return QUOTE_MARKER.exec(text)?.[0].length ?? 0;
}

/** A container's lines are read like those around it, by the one who asks it. */
type AddLine = (blocks: Blocks, line: Line) => Blocks;

type Item = Pick<List, 'indent' | 'offset' | 'inner'>;

export interface ListMarker {
  /** The bullet, or what stands behind the number: another one begins another list. */
  readonly kind: string;
  /** Characters, without the white space behind. */
  readonly width: number;
  /** Whether nothing follows it. */
  readonly isEmpty: boolean;
  /** The number; undefined for a bullet. */
  readonly start: number | undefined;
}
