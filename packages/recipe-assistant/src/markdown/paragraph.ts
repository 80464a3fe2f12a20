import { createElement, Fragment, type ReactNode } from 'react';
import { append, drawChain, EMPTY_CHAIN, type Chain } from './chain.ts';
import { drawText, isSettled } from './draw-text.ts';
import { pieceEnd } from './limits.ts';
import { safeElement } from './safe-elements.tsx';

export function startParagraph(text: string): Paragraph {
  return { kind: 'paragraph', pieces: EMPTY_CHAIN, text, continuesLine: false, triedLength: 0 };
}

/**
 * Adds a line. The lines before it are finished once nothing in them waits for more; if something does,
 * that is not tried again before there is twice as much, or many short lines would cost their square.
 */
export function addParagraphLine(paragraph: Paragraph, line: string): Paragraph {
  // The break that the backslash asks for is there anyway.
  const before = paragraph.text.replace(/([^\\])\\$/, '$1');
  const both = `${before}\n${line}`;
  const isFull = pieceEnd(both, 0, both.length) < both.length;
  const isTried = before.length >= 2 * paragraph.triedLength;
  if (isFull || (isTried && isSettled(before))) {
    return { ...finishPiece({ ...paragraph, text: before }), text: line, continuesLine: false };
  }
  const triedLength = isTried ? before.length : paragraph.triedLength;
  return { ...paragraph, text: both, triedLength };
}

/** Adds more of the last line, which was too long for one piece. */
export function continueParagraphLine(paragraph: Paragraph, text: string): Paragraph {
  return { ...finishPiece(paragraph), text, continuesLine: true };
}

export function lastLine({ text }: Paragraph): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Parts a paragraph from its last line, in case that is a table's first. */
export function splitLastLine(paragraph: Paragraph): [before: Paragraph | undefined, line: string] {
  const { text, pieces } = paragraph;
  const lineStart = text.lastIndexOf('\n') + 1;
  const line = text.slice(lineStart);
  if (lineStart > 0) return [{ ...paragraph, text: text.slice(0, lineStart - 1) }, line];
  return [pieces.length > 0 ? { ...paragraph, text: '' } : undefined, line];
}

/** Draws what is in a paragraph; `undefined` if nothing of it is to be seen yet. */
export function drawParagraphContent(paragraph: Paragraph, atEdge: boolean): ReactNode {
  const growing = drawPiece(paragraph, atEdge);
  if (growing === undefined && paragraph.pieces.length === 0) return undefined;
  return drawChain(paragraph.pieces, growing);
}

function finishPiece(paragraph: Paragraph): Paragraph {
  const pieces = append(paragraph.pieces, drawPiece(paragraph, false));
  return { ...paragraph, pieces, triedLength: 0 };
}

function drawPiece({ pieces, text, continuesLine }: Paragraph, atEdge: boolean): ReactNode {
  const visible = atEdge ? withoutTableHead(text) : text;
  if (visible === '') return undefined;
  const drawn = drawText(visible, atEdge);
  if (drawn.length === 0) return undefined;
  if (pieces.length > 0 && !continuesLine) drawn.unshift(safeElement('br', null));
  if (/\s$/.test(visible)) drawn.push(' ');
  return createElement(Fragment, { key: pieces.length }, ...drawn);
}

/** The last line may be a table's first, which nobody can know before the next. */
function withoutTableHead(text: string): string {
  const bar = text.indexOf('|', text.lastIndexOf('\n') + 1);
  return bar === -1 ? text : text.slice(0, bar).trimEnd();
}

/** Text in lines. */
export interface Paragraph {
  kind: 'paragraph';
  /** What is finished: lines, or parts of a very long one. */
  pieces: Chain;
  /** What is not, lines joined by line ends. The last line is always in it. */
  text: string;
  /** Whether that text continues the last piece's line. */
  continuesLine: boolean;
  /** How much of it was last found to wait for more. */
  triedLength: number;
}
