import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one, for parts that render only when they must. */
export function useStableCallback<Argument>(
  callback: (argument: Argument) => void,
): (argument: Argument) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((argument) => latest.current(argument), []);
}
