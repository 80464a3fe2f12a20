import type { HeadingTag } from './safe-elements.tsx';

const DEEPEST_LEVEL = 6;

/** An outline whose first heading is to have this level. */
export function startOutline(firstLevel: number): Outline {
  return { firstLevel: Math.max(1, Math.trunc(firstLevel) || 1), open: [] };
}

/** Takes up a heading: whatever levels the text uses, it goes at most one level down and none past 6. */
export function takeHeading(outline: Outline, level: number): [HeadingTag, Outline] {
  const open = [...outline.open.filter((above) => above < level), level];
  const drawn = Math.min(outline.firstLevel + open.length - 1, DEEPEST_LEVEL);
  return [`h${drawn}` as HeadingTag, { ...outline, open }];
}

/** The levels, as the text has them, of the headings that the next one may stand under. */
export interface Outline {
  readonly firstLevel: number;
  readonly open: readonly number[];
}
