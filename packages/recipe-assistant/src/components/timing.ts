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

/** Calls back once a render with another value is on the page. */
export function useOnChange<Value>(value: Value, onChange: (before: Value) => void): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (value !== before) onChange(before);
  });
}

/** Calls back once a value has stayed for so long; never for one that is false or empty. */
export function useTimeout(
  value: string | boolean | undefined,
  milliseconds: number,
  act: () => void,
): void {
  const latest = useStableCallback(act);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(latest, milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, latest]);
}
