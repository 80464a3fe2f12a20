import { createElement, Fragment, type ReactNode } from 'react';
import { Chunk, deepestLevel, type ChunkedList } from '../blocks/chunked-list.ts';

/**
 * Draws a list's items, and after them one that may still grow. An item, and a chunk of them, is drawn
 * once: the next time its elements are given again, which React passes over.
 */
export function drawList<Item extends object>(
  drawn: Drawn,
  { length, levels }: ChunkedList<Item>,
  drawItem: DrawItem<Item>,
  drawLast?: DrawLast,
): ReactNode[] {
  let drawEnd = drawLast;
  for (let level = deepestLevel(length); level > 0; level -= 1) {
    const nodes = drawEntries(drawn, levels[level], drawItem, drawEnd);
    drawEnd = nodes.length > 0 ? (key) => createElement(Fragment, { key }, nodes) : undefined;
  }
  return drawEntries(drawn, levels[0], drawItem, drawEnd);
}

function drawEntries<Item extends object>(
  drawn: Drawn,
  entries: readonly (Item | Chunk<Item>)[] = [],
  drawItem: DrawItem<Item>,
  drawEnd?: DrawLast,
): ReactNode[] {
  const nodes = entries.map((entry, key) => {
    if (drawn.has(entry)) return drawn.get(entry);
    const node =
      entry instanceof Chunk
        ? createElement(Fragment, { key }, drawEntries(drawn, entry.entries, drawItem))
        : drawItem(entry, key);
    drawn.set(entry, node);
    return node;
  });
  const end = drawEnd?.(nodes.length);
  return end === undefined ? nodes : [...nodes, end];
}

/** What has been drawn for good of the blocks, items, rows and pieces of one text. */
export type Drawn = WeakMap<object, ReactNode>;

type DrawItem<Item> = (item: Item, key: number) => ReactNode;

type DrawLast = (key: number) => ReactNode;
