import { createElement, Fragment, type ReactNode } from 'react';
import type { Drawn, DrawnElement, DrawnPlace } from './drawn.ts';
import { createElementKeys, type KeyOf } from './element-keys.ts';

/** The elements that hold words. Where these change the element is replaced: `ChangingText` says why. */
const HOLDS_WORDS: ReadonlySet<string> = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dd',
  'dt',
  'li',
  'p',
  'pre',
  'td',
  'th',
]);

/**
 * What is drawn as React elements, with what the page adds.
 *
 * @param keyOf Starts anew with each drawing of a block that may be drawn again.
 */
export function toElement(
  drawn: readonly Drawn[],
  additions: Additions = {},
  keyOf: KeyOf = createElementKeys()(),
): ReactNode {
  return createElement(Fragment, null, ...toElements(drawn, additions, keyOf));
}

function toElements(drawn: readonly Drawn[], additions: Additions, keyOf: KeyOf): ReactNode[] {
  return drawn.flatMap((each) => {
    if (typeof each === 'string') return [each];
    if ('tag' in each) return [withTag(each, additions, keyOf)];
    return each.place === 'line' ? lineOf(each, additions, keyOf) : scaleAt(each, additions);
  });
}

function withTag(element: DrawnElement, additions: Additions, keyOf: KeyOf): ReactNode {
  const { tag, attributes, children } = element;
  const own = children.find(isLine);
  // The words of a line that the page may add to have an element of their own.
  const isKeyed = HOLDS_WORDS.has(tag) && !(own && mayAdd(additions));
  const key = isKeyed ? keyOf(own?.children ?? children) : undefined;
  return createElement(tag, { key, ...attributes }, ...toElements(children, additions, keyOf));
}

function isLine(drawn: Drawn): drawn is DrawnPlace {
  return typeof drawn !== 'string' && 'place' in drawn && drawn.place === 'line';
}

/**
 * A line, with the box and the note that the page adds to it. Where these may come, its words have an element of their
 * own from the start: that stays, and so does what is selected in it.
 */
function lineOf(
  { lineNumber, children }: DrawnPlace,
  additions: Additions,
  keyOf: KeyOf,
): ReactNode[] {
  if (!mayAdd(additions)) return toElements(children, additions, keyOf);
  const { controls, mayBeBoxed } = additions;
  const key = keyOf(children);
  const words = createElement('span', { key }, ...toElements(children, additions, keyOf));
  // Drawn lines are numbered.
  const { box, note } = controls?.addTo(lineNumber!) ?? {};
  const line = [box, words, note];
  return (controls ? box : mayBeBoxed) ? [createElement('label', null, ...line)] : line;
}

function mayAdd({ hasBoxes, hasScale }: Additions): boolean {
  return hasBoxes === true || hasScale === true;
}

function scaleAt({ lineNumber }: DrawnPlace, { hasScale, controls }: Additions): ReactNode[] {
  if (!hasScale) return [];
  const scale = controls?.scaleBelow === lineNumber && controls?.scale;
  return [createElement('div', { 'data-slot': 'scale-line' }, scale)];
}

export interface Additions {
  /** Whether amounts may be scaled, now or at the end: the controls have their room from the first text on, so that nothing moves. */
  readonly hasScale?: boolean;
  /** Whether ingredients may have boxes, now or at the end. */
  readonly hasBoxes?: boolean;
  /** Whether this block may be one of them. */
  readonly mayBeBoxed?: boolean;
  readonly controls?: Controls | undefined;
}

/** What the page adds to a finished text. */
export interface Controls {
  /** The box before the words of a line, and the note behind them. */
  addTo(lineNumber: number): { box?: ReactNode; note?: ReactNode };
  /** The scaling controls, if offered, and the line number of the heading that they stand below: undefined for the end of the text. */
  readonly scale: ReactNode;
  readonly scaleBelow: number | undefined;
}
