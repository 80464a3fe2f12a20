import { useEffect, useState } from 'react';
import type { RecipeError } from '../core/recipe-error.ts';
import { retryEnd } from './retry-end.ts';

/** Whole seconds until an error may be retried. */
export function useRetryWait(error: RecipeError | undefined): number {
  const wait = (error?.retryable && error.retryAfterMs) || 0;
  const [left, setLeft] = useState<{ error: RecipeError; seconds: number }>();
  useEffect(() => {
    if (!error || wait <= 0) return;
    const end = retryEnd(error, wait);
    const count = () => {
      const seconds = secondsUntil(end);
      setLeft({ error, seconds });
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [error, wait]);
  if (left && left.error === error) return left.seconds;
  return error && wait > 0 ? secondsUntil(retryEnd(error, wait)) : 0;
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

/** Minutes and seconds, readable in any language: `1:05`. */
export function formatWait(seconds: number, locale: string): string {
  const minutes = Math.floor(seconds / 60).toLocaleString(locale);
  return `${minutes}:${(seconds % 60).toLocaleString(locale, { minimumIntegerDigits: 2 })}`;
}

/** The wait in words, for announcements: `8 seconds`, `3 minutes`. */
export function spellWait(seconds: number, locale: string): string {
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(count);
}
