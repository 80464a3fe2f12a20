import { useEffect, useState } from 'react';

/**
 * Loads a module once it is needed. After a failure, it retries when the connection is back, at the visitor's next
 * press or key, or when it is needed again; until then `isMissing` is true.
 *
 * @param load imports it; the same function on each render
 */
export function useFetchedModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): FetchedModule<Module> {
  const [state, setState] = useState<FetchedModule<Module>>({ isMissing: false });
  const isNeeded = isWanted && !state.module;
  useEffect(() => {
    if (!isNeeded) return;
    const fetchIt = () =>
      load().then(
        (module) => setState({ module, isMissing: false }),
        () => setState({ isMissing: true }),
      );
    void fetchIt();
    // While it loads, another call of `load` waits for the same module.
    for (const type of OCCASIONS) addEventListener(type, fetchIt);
    return () => {
      for (const type of OCCASIONS) removeEventListener(type, fetchIt);
    };
  }, [load, isNeeded]);
  return state;
}

const OCCASIONS = ['online', 'pointerup', 'keyup'] as const;

interface FetchedModule<Module> {
  module?: Module;
  isMissing: boolean;
}
