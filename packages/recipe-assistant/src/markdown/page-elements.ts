import { createElement, Fragment, type ReactNode } from 'react';
import type { Drawn } from './drawn.ts';

/** What is drawn as React elements, with what the page adds. */
export function toElement(drawn: readonly Drawn[], additions: Additions = {}): ReactNode {
  return createElement(Fragment, null, ...toElements(drawn, additions));
}

function toElements(drawn: readonly Drawn[], additions: Additions): ReactNode[] {
  return drawn.flatMap((each) => {
    if (typeof each === 'string') return [each];
    const children = toElements(each.children, additions);
    if ('tag' in each) return [createElement(each.tag, each.attributes, ...children)];
    const { controls, hasScale } = additions;
    if (each.place === 'line') {
      // Drawn lines that the page may box are numbered.
      const boxed = controls?.wrap(each.number!, children);
      return boxed ? [boxed] : children;
    }
    if (!hasScale) return [];
    const scale = controls?.scaleBelow === each.number && controls?.scale;
    return [createElement('div', { 'data-slot': 'scale-line' }, scale)];
  });
}

export interface Additions {
  /** Whether amounts may be scaled, now or at the end: the controls have their room from the first text on, so that nothing moves. */
  readonly hasScale?: boolean;
  readonly controls?: Controls | undefined;
}

/** What the page adds to a finished text. */
export interface Controls {
  /** The words of a line with a box and a note; undefined without. */
  wrap(number: number, content: ReactNode[]): ReactNode;
  /** The scaling controls, if offered, and the number of the heading that they stand below: undefined for the end of the text. */
  readonly scale: ReactNode;
  readonly scaleBelow: number | undefined;
}
