import { isBalanced } from '../inline/read-inline.ts';
import { pieceEnd } from '../cost-bounds.ts';
import type { LeafKind } from './line.ts';
import { append, EMPTY_LIST, type SegmentedList, toArray } from './segmented-list.ts';

/** The least length of a line that was broken because it was full. */
const FULL_LINE = 40;

/** Lines of text. */
export interface Paragraph {
  readonly kind: 'paragraph';
  /** The finished text: lines, or pieces of a very long one. */
  readonly pieces: SegmentedList<Piece>;
  /** The unfinished text: lines joined by line ends, the last line always among them. */
  readonly text: string;
  /** Whether that text begins a line after the last piece's. */
  readonly startsLine: boolean;
  /** The length of it that was last found to wait for more. */
  readonly triedLength: number;
}

/** Text with markup in it that reads the same whatever stands around it. */
export interface Piece {
  readonly text: string;
  /** Whether a line before it has ended. */
  readonly startsLine: boolean;
}

/** It starts with any line that starts no other block. */
export const paragraphKind: LeafKind<Paragraph> = {
  addLine: (paragraph, line) => addParagraphLine(paragraph, line.text),
  addText: (paragraph, text) => ({ ...finishPiece(paragraph), text, startsLine: false }),
};

export function startParagraph(text: string): Paragraph {
  return { kind: 'paragraph', pieces: EMPTY_LIST, text, startsLine: false, triedLength: 0 };
}

/**
 * Adds a line. The lines before it are finished once nothing in them waits for more; if something does,
 * that is not tried again before there is twice as much, or many short lines would cost their square.
 */
export function addParagraphLine(paragraph: Paragraph, line: string): Paragraph {
  const before = withoutHardBreak(paragraph.text);
  const isWrapped = isHardWrapped(lastLine(paragraph), line);
  const both = `${before}${isWrapped ? ' ' : '\n'}${line}`;
  const isFull = pieceEnd(both, 0, both.length) < both.length;
  const isTried = before.length >= 2 * paragraph.triedLength;
  if (isFull || (isTried && isBalanced(before))) {
    const finished = finishPiece({ ...paragraph, text: isWrapped ? `${before} ` : before });
    return { ...finished, text: line, startsLine: !isWrapped };
  }
  const triedLength = isTried ? before.length : paragraph.triedLength;
  return { ...paragraph, text: both, triedLength };
}

/** Whether a line goes on with the one before it, which was broken because it was full. */
export function isHardWrapped(before: string, line: string): boolean {
  if (before.length < FULL_LINE || line.includes('|')) return false;
  return /^(?:\p{Ll}|\d)/u.test(line) && !/[.!?:;。！？：]["'”’)\]]*$/u.test(before);
}

export function lastLine({ text }: Paragraph): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Splits a paragraph before its last line, in case that is a table's head. */
export function splitLastLine(paragraph: Paragraph): [before: Paragraph | undefined, line: string] {
  const { text, pieces } = paragraph;
  const line = lastLine(paragraph);
  const rest = text.slice(0, Math.max(0, text.length - line.length - 1));
  const hasRest = text.length > line.length || pieces.length > 0;
  return [hasRest ? { ...paragraph, text: rest } : undefined, line];
}

/** A paragraph's pieces in reading order, the last one unfinished. */
export function piecesIn({ pieces, text, startsLine }: Paragraph): Piece[] {
  return [...toArray(pieces), { text, startsLine }];
}

/** The lines of a paragraph, as they were written. */
export function sourceLines(paragraph: Paragraph): string[] {
  return piecesIn(paragraph)
    .map((piece) => (piece.startsLine ? '\n' : '') + piece.text)
    .join('')
    .split('\n');
}

/** Takes off the backslash that asks for a break, which is there anyway. */
export function withoutHardBreak(text: string): string {
  return text.replace(/([^\\])\\$/, '$1');
}

function finishPiece(paragraph: Paragraph): Paragraph {
  const { text, startsLine } = paragraph;
  const pieces = append(paragraph.pieces, { text, startsLine });
  return { ...paragraph, pieces, triedLength: 0 };
}
