import { createElement, Fragment, type ReactNode } from 'react';

const GROUP_SIZE = 8;

/** No nodes yet. */
export const EMPTY_CHAIN: Chain = { length: 0, levels: [[]] };

/**
 * Adds a finished node, whose key must be the chain's length so far.
 *
 * The first nodes stand side by side, those after them in groups, those after these in groups of groups,
 * and so on. A full group is one element that never changes again, so React passes over all of it at
 * once: a render costs about the same after ten list items as after thousands. Where a node stands
 * follows from its number alone, so none ever moves to another parent.
 */
export function append(chain: Chain, node: ReactNode): Chain {
  const levels = [...chain.levels];
  let level = deepestLevel(chain.length);
  let added = node;
  for (;;) {
    const nodes = [...(levels[level] ?? []), added];
    if (level === 0 || nodes.length < GROUP_SIZE) {
      levels[level] = nodes;
      return { length: chain.length + 1, levels };
    }
    levels[level] = [];
    level -= 1;
    added = group(levels[level], nodes);
  }
}

/** Draws the finished nodes, and after them one that is still growing. */
export function drawChain({ length, levels }: Chain, growing?: ReactNode): ReactNode {
  let last = growing;
  for (let level = deepestLevel(length); level > 0; level -= 1) {
    const nodes = withLast(levels[level], last);
    last = nodes.length > 0 ? group(levels[level - 1], nodes) : undefined;
  }
  return withLast(levels[0], last);
}

function withLast(nodes: readonly ReactNode[] = [], last: ReactNode): readonly ReactNode[] {
  return last === undefined ? nodes : [...nodes, last];
}

function group(siblings: readonly ReactNode[] = [], nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, { key: siblings.length }, nodes);
}

/** How many groups, one in another, the node with this number stands in. */
function deepestLevel(number: number): number {
  let level = 0;
  for (let size = GROUP_SIZE; number >= size; size *= GROUP_SIZE) level += 1;
  return level;
}

/** Finished nodes in reading order. Immutable: {@link append} answers with a new chain. */
export interface Chain {
  readonly length: number;
  /** The outermost nodes and groups, and level by level what is in the group that is not full yet. */
  readonly levels: readonly (readonly ReactNode[])[];
}
