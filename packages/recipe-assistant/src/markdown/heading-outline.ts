import type { HeadingOutline } from './safe-elements.tsx';

const DEEPEST_LEVEL = 6;

export function createHeadingOutline(firstLevel: number): HeadingOutline {
  const open: number[] = [];
  return {
    levelFor(sourceLevel) {
      while (open.length > 0 && open[open.length - 1]! >= sourceLevel) open.pop();
      open.push(sourceLevel);
      return Math.min(firstLevel + open.length - 1, DEEPEST_LEVEL);
    },
  };
}
