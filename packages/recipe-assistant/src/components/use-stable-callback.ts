import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest callback, for memoised parts. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values) => latest.current(...values), []);
}
