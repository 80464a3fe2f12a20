import { useEffect, useRef } from 'react';

/** Calls back once a render with another value is on the page. */
export function useOnChange<Value>(value: Value, onChange: (before: Value) => void): void {
  const last = useRef(value);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (value !== before) onChange(before);
  });
}
