import { type Context, type ListLevel, type Reading, type Source } from './line.ts';

/** Deeper lists stay at this depth: no recipe has them. */
const DEEPEST_LIST = 8;

/** An item of a list; an empty marker is written as `-`. */
export function readItem(context: Context, source: Source, marker: string): Reading {
  // Without the box of a task, which nobody could tick.
  const text = source.text.replace(/^\[[ x]\]\s+/i, '');
  const list = listAt(context.list, source.indent, marker);
  const { indent } = list.at(-1)!;
  const holdsAmounts = context.holdsAmounts || (/\d/.test(marker) && list.length === 1);
  return [
    { kind: 'item', text, marker, indent, nesting: list.length - 1 },
    { ...context, hasItems: true, holdsAmounts, list, before: 'item', position: 'later' },
  ];
}

/** The lists around an item at a column. Two columns nest a list in another one: `1.` requires three, which models forget. */
function listAt(open: readonly ListLevel[] = [], column: number, marker: string): ListLevel[] {
  const around = open.slice(0, DEEPEST_LIST).filter((level) => {
    const isSameKind = /\d/.test(level.marker) && /\d/.test(marker);
    return column >= level.column + (isSameKind ? 3 : 2);
  });
  const indent = around.at(-1)?.content ?? 0;
  return [...around, { column, indent, content: indent + (marker || '-').length + 1, marker }];
}
