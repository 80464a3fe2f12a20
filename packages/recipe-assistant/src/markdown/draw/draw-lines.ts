import { createElement, Fragment, type ReactNode } from 'react';
import { sourceLines, type Paragraph } from '../blocks/paragraph.ts';
import { isBalanced } from '../inline/read-inline.ts';
import { drawInline } from './draw-blocks.ts';
import { safeElement } from './safe-elements.ts';

/**
 * Draws a paragraph with something around some of its lines, which are in reading order. The first wrapper is
 * around the whole content where its lines are all there are, or where emphasis goes from line to line.
 */
export function drawLines(
  paragraph: Paragraph,
  content: ReactNode[],
  wrapped: readonly WrappedLines[],
): ReactNode[] {
  const lines = sourceLines(paragraph);
  const [only] = wrapped;
  const isAll = wrapped.length === 1 && only!.first === 0 && only!.last >= lines.length - 1;
  if (isAll || !lines.every(isBalanced)) return [only!.wrap(content)];
  const drawn: ReactNode[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const start = wrapped.find(({ first }) => first === index);
    const last = Math.min(start?.last ?? index, lines.length - 1);
    const own = lines
      .slice(index, last + 1)
      .flatMap((line, at) => [
        ...(at > 0 ? [safeElement('br', null)] : []),
        ...drawInline(line, false),
      ]);
    // Inside the wrapper: below one as wide as the page it would be an empty line.
    if (last < lines.length - 1) own.push(safeElement('br', null));
    drawn.push(...(start ? [start.wrap(own)] : own));
    index = last;
  }
  return [createElement(Fragment, { key: 'lines' }, ...drawn)];
}

/** Lines of a paragraph, by their numbers from 0 on, and their wrapper. */
export interface WrappedLines {
  readonly first: number;
  readonly last: number;
  wrap(content: ReactNode[]): ReactNode;
}
