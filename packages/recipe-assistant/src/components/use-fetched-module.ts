import { useEffect, useState } from 'react';

/**
 * Code that is fetched once it is wanted. Where that fails it is tried again when there is a connection
 * again, or the next time it is wanted, and `isMissing` until then.
 *
 * @param load imports it; the same function in each render
 */
export function useFetchedModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
): FetchedModule<Module> {
  const [state, setState] = useState<FetchedModule<Module>>({ isMissing: false });
  const isNeeded = isWanted && !state.module;
  useEffect(() => {
    if (!isNeeded) return;
    let isLeft = false;
    const fetchIt = () =>
      load().then(
        (module) => isLeft || setState({ module, isMissing: false }),
        () => isLeft || setState({ isMissing: true }),
      );
    void fetchIt();
    addEventListener('online', fetchIt);
    return () => {
      isLeft = true;
      removeEventListener('online', fetchIt);
    };
  }, [load, isNeeded]);
  return state;
}

interface FetchedModule<Module> {
  module?: Module;
  isMissing: boolean;
}
