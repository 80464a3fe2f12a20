import { emptyBlocks, withOpen, type Blocks, type Quote } from './blocks.ts';
import { innerLine, type Line } from './line.ts';

const MARKER = /^>[ \t]?/;

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
  return MARKER.exec(text)?.[0].length ?? 0;
}

/** A container's lines are read like those around it, by the one who asks it. */
type AddLine = (blocks: Blocks, line: Line) => Blocks;
