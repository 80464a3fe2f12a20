import { useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

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
