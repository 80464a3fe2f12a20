import { createElement, Fragment, type ReactNode } from 'react';
import { deepestLevel, Segment, type SegmentedList } from '../blocks/segmented-list.ts';

/**
 * Renders a list's items, the last of which may be partial. A finished item or segment is rendered
 * once; React bails out of the same elements.
 */
export function drawList<Item extends object>(
  drawn: Drawn,
  { length, levels }: SegmentedList<Item>,
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
  entries: readonly (Item | Segment<Item>)[] = [],
  drawItem: DrawItem<Item>,
  drawEnd?: DrawLast,
): ReactNode[] {
  const nodes = entries.map((entry, key) => {
    const known = drawn.get(entry);
    if (known !== undefined || drawn.has(entry)) return known;
    const node =
      entry instanceof Segment
        ? createElement(Fragment, { key }, drawEntries(drawn, entry.entries, drawItem))
        : drawItem(entry, key);
    drawn.set(entry, node);
    return node;
  });
  const end = drawEnd?.(nodes.length);
  if (end !== undefined) nodes.push(end);
  return nodes;
}

/** The elements of finished blocks, items, rows and pieces of one text. */
export type Drawn = WeakMap<object, ReactNode>;

type DrawItem<Item> = (item: Item, key: number) => ReactNode;

type DrawLast = (key: number) => ReactNode;
