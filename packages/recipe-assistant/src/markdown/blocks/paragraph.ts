import { isBalanced } from '../inline/read-inline.ts';
import { pieceEnd } from '../cost-bounds.ts';
import type { LeafKind, Line, SourceRange } from './line.ts';
import { append, EMPTY_LIST, type SegmentedList, toArray } from './segmented-list.ts';

/** A line at least this long may have been wrapped because it was full. */
const FULL_LINE = 40;

/** Lines of text. */
export interface Paragraph {
  readonly kind: 'paragraph';
  /** The finished text: lines, or pieces of a very long one. */
  readonly pieces: SegmentedList<Piece>;
  /** The unfinished text: lines joined by line ends, always including the last line. */
  readonly text: string;
  /** Whether that text starts a new line after the last piece. */
  readonly startsLine: boolean;
  /** The source ranges of its lines. */
  readonly sources: readonly (SourceRange | undefined)[];
  /** Its length when it was last found to be unbalanced. */
  readonly triedLength: number;
}

/** Text whose markup reads the same whatever surrounds it. */
export interface Piece {
  readonly text: string;
  /** Whether it starts a new line. */
  readonly startsLine: boolean;
  /** The source ranges of its lines; if it starts no line, the first one continues the last piece's. */
  readonly sources: readonly (SourceRange | undefined)[];
}

/** Any line that starts no other block starts a paragraph. */
export const paragraphKind: LeafKind<Paragraph> = {
  addLine: addParagraphLine,
  addText: (paragraph, text, source) => ({
    ...finishPiece(paragraph),
    text,
    startsLine: false,
    sources: [source],
  }),
};

export function startParagraph(text: string, source: SourceRange | undefined): Paragraph {
  return {
    kind: 'paragraph',
    pieces: EMPTY_LIST,
    text,
    startsLine: false,
    sources: [source],
    triedLength: 0,
  };
}

/**
 * Adds a line. Earlier lines are finished once their delimiters are balanced; otherwise this is tried
 * again only at twice the length, or many short lines would take quadratic time.
 */
export function addParagraphLine(
  paragraph: Paragraph,
  { text: line, source }: Pick<Line, 'text' | 'source'>,
): Paragraph {
  const before = withoutHardBreak(paragraph.text);
  const isWrapped = isHardWrapped(lastLine(paragraph), line);
  const both = `${before}${isWrapped ? ' ' : '\n'}${line}`;
  const isFull = pieceEnd(both, 0, both.length) < both.length;
  const isTried = before.length >= 2 * paragraph.triedLength;
  if (isFull || (isTried && isBalanced(before))) {
    const finished = finishPiece({ ...paragraph, text: isWrapped ? `${before} ` : before });
    return { ...finished, text: line, startsLine: !isWrapped, sources: [source] };
  }
  const triedLength = isTried ? before.length : paragraph.triedLength;
  const { sources: others } = paragraph;
  const sources = isWrapped
    ? [...others.slice(0, -1), joined(others.at(-1), source)]
    : [...others, source];
  return { ...paragraph, text: both, sources, triedLength };
}

/** Whether a line continues the one before it, which was wrapped because it was full. */
export function isHardWrapped(before: string, line: string): boolean {
  if (before.length < FULL_LINE || line.includes('|')) return false;
  return /^(?:\p{Ll}|\d)/u.test(line) && !/[.!?:;。！？：]["'”’)\]]*$/u.test(before);
}

export function lastLine({ text }: Paragraph): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Splits off a paragraph's last line, in case it is a table's head. */
export function splitLastLine(paragraph: Paragraph): [before: Paragraph | undefined, line: string] {
  const { text, pieces } = paragraph;
  const line = lastLine(paragraph);
  const rest = text.slice(0, Math.max(0, text.length - line.length - 1));
  const hasRest = text.length > line.length || pieces.length > 0;
  const sources = paragraph.sources.slice(0, -1);
  return [hasRest ? { ...paragraph, text: rest, sources } : undefined, line];
}

/** A paragraph's pieces in reading order, including the unfinished one. */
export function piecesIn({ pieces, text, startsLine, sources }: Paragraph): Piece[] {
  return [...toArray(pieces), { text, startsLine, sources }];
}

/** The source ranges of a paragraph's lines, in the order of {@link sourceLines}. */
export function lineSources(paragraph: Paragraph): (SourceRange | undefined)[] {
  const all: (SourceRange | undefined)[] = [];
  for (const { sources, startsLine } of piecesIn(paragraph)) {
    const [first, ...others] = sources;
    if (startsLine || all.length === 0) all.push(first);
    else all.push(joined(all.pop(), first));
    all.push(...others);
  }
  return all;
}

/** The lines of a paragraph as written, except for repairs. */
export function sourceLines(paragraph: Paragraph): string[] {
  return piecesIn(paragraph)
    .map((piece) => (piece.startsLine ? '\n' : '') + piece.text)
    .join('')
    .split('\n');
}

/** Removes a backslash before a line end, which is a break anyway. */
export function withoutHardBreak(text: string): string {
  return text.replace(/([^\\])\\$/, '$1');
}

function finishPiece(paragraph: Paragraph): Paragraph {
  const { text, startsLine, sources } = paragraph;
  const pieces = append(paragraph.pieces, { text, startsLine, sources });
  return { ...paragraph, pieces, triedLength: 0 };
}

function joined(
  first: SourceRange | undefined,
  last: SourceRange | undefined,
): SourceRange | undefined {
  return first && last && { start: first.start, end: last.end };
}
