/** React reports each commit to this hook, in production builds too. It has to be there first. */
export function watchCommits(): Commits {
  let times: number[] = [];
  let renders = new Map<string, number>();
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_renderer: number, root: { current: Fiber }) {
        times.push(performance.now());
        countRenders(root.current, renders);
      },
    },
  });
  return {
    reset() {
      times = [];
      renders = new Map();
    },
    times: () => times,
    renders: () => Object.fromEntries(renders),
  };
}

/** React's own marks, stable since React 17: a fiber that ran, and the kinds of component. */
const PERFORMED_WORK = 1;
const COMPONENT_TAGS = new Set([0, 1, 11, 15]);

/** Goes down only where React itself went: a list of children that is the old one was not visited. */
function countRenders(fiber: Fiber, renders: Map<string, number>): void {
  if (COMPONENT_TAGS.has(fiber.tag) && fiber.flags & PERFORMED_WORK) {
    const name = nameOf(fiber);
    renders.set(name, (renders.get(name) ?? 0) + 1);
  }
  if (fiber.alternate && fiber.alternate.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) countRenders(child, renders);
}

/** A build renames functions, so a component goes by the slot of the element that it draws. */
function nameOf({ type, child }: Fiber): string {
  const slot = child?.memoizedProps?.['data-slot'];
  return slot ?? (typeof type === 'function' ? type.name : 'unnamed');
}

export interface Commits {
  reset: () => void;
  /** When each was made, in milliseconds. */
  times: () => number[];
  /** How often each component ran. */
  renders: () => Record<string, number>;
}

interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  memoizedProps: { 'data-slot'?: string } | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}
