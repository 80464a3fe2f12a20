import type { Fiber } from './count-renders.ts';

/**
 * React reports each commit to this hook, in production builds too. It has to be there first.
 *
 * @param look is given what was committed; by default nothing is looked at, since that costs time
 */
export function watchCommits(look: (tree: Fiber) => void = () => {}): Commits {
  let times: number[] = [];
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_renderer: number, { current }: { current: Fiber }) {
        times.push(performance.now());
        look(current);
      },
    },
  });
  return { reset: () => (times = []), times: () => times };
}

export interface Commits {
  reset: () => void;
  /** When each was made, in milliseconds. */
  times: () => number[];
}
