import { createElement, Fragment, type Key, type ReactNode } from 'react';
import { append, drawChain, EMPTY_CHAIN, type Chain } from './chain.ts';
import { drawCode, type Code } from './code.ts';
import type { Outline } from './outline.ts';
import { drawParagraphContent, type Paragraph } from './paragraph.ts';
import { safeElement, type HeadingTag } from './safe-elements.tsx';
import { drawTable, type Table } from './table.ts';

/** A flow with nothing in it yet. */
export function emptyFlow(outline: Outline, depth = 0, isItem = false): Flow {
  return { done: EMPTY_CHAIN, open: undefined, outline, depth, isItem };
}

export function withOpen(flow: Flow, open: Block): Flow {
  return { ...flow, open };
}

/** Finishes the open block: it is drawn for the last time. */
export function close(flow: Flow): Flow {
  if (flow.open === undefined) return flow;
  return { ...flow, done: append(flow.done, drawOpen(flow, false)), open: undefined };
}

/**
 * Draws a flow's blocks.
 *
 * @param atEdge whether more may follow: syntax that is not closed yet is then held back
 */
export function drawFlow(flow: Flow, atEdge: boolean): ReactNode {
  return drawChain(flow.done, drawOpen(flow, atEdge));
}

/** Draws the item that is open in a list. */
export function drawItem(list: List, atEdge: boolean): ReactNode {
  return safeElement('li', { key: list.items.length }, drawFlow(list.item, atEdge));
}

function drawOpen({ open, done, isItem }: Flow, atEdge: boolean): ReactNode {
  const key = done.length;
  switch (open?.kind) {
    case undefined:
      return undefined;
    case 'paragraph':
      // An item's first has no element, so a list looks the same with and without blank lines.
      return drawContent(isItem && key === 0 ? undefined : 'p', open, key, atEdge);
    case 'heading':
      return drawContent(open.tag, open.content, key, atEdge);
    case 'code':
      return drawCode(open, key);
    case 'table':
      return drawTable(open, key, atEdge);
    case 'quote':
      return safeElement('blockquote', { key }, drawFlow(open.content, atEdge));
    case 'list':
      return drawList(open, key, atEdge);
  }
}

/** Draws nothing as long as nothing of it can be shown. */
function drawContent(
  tag: HeadingTag | 'p' | undefined,
  paragraph: Paragraph,
  key: Key,
  atEdge: boolean,
): ReactNode {
  const content = drawParagraphContent(paragraph, atEdge);
  if (content === undefined) return undefined;
  return tag === undefined
    ? createElement(Fragment, { key }, content)
    : safeElement(tag, { key }, content);
}

function drawList(list: List, key: Key, atEdge: boolean): ReactNode {
  const items = drawChain(list.items, drawItem(list, atEdge));
  if (list.start === undefined) return safeElement('ul', { key }, items);
  return safeElement('ol', { key, start: list.start === 1 ? undefined : list.start }, items);
}

/** Blocks one after another: the whole text, a quotation's or a list item's. Never changed, only succeeded. */
export interface Flow {
  readonly done: Chain;
  readonly open: Block | undefined;
  readonly outline: Outline;
  /** How many containers it is in. */
  readonly depth: number;
  readonly isItem: boolean;
}

export type Block = Paragraph | Heading | Code | Table | Quote | List;

interface Heading {
  kind: 'heading';
  tag: HeadingTag;
  content: Paragraph;
}

interface Quote {
  kind: 'quote';
  content: Flow;
}

export interface List {
  kind: 'list';
  /** The bullet, or what stands behind the numbers. */
  marker: string;
  /** The first number; undefined for bullets. */
  start: number | undefined;
  /** The columns at which the last item's marker and its content begin. */
  indent: number;
  offset: number;
  items: Chain;
  item: Flow;
}
