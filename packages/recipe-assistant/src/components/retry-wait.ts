import { useEffect, useState } from 'react';
import type { RecipeError } from '../core/recipe-error.ts';
import { spellUnit } from './labels/clock.ts';

/** The most by which a wait is lengthened, in milliseconds. */
const MAX_SPREAD_MS = 10_000;

/** When an error may be retried, in milliseconds since the epoch: the same for all parts of a page. */
const ends = new WeakMap<RecipeError, number>();

/** Whole seconds until an error may be retried. */
export function useRetryWait(error: RecipeError | undefined): number {
  const [, setNow] = useState(0);
  const seconds = secondsUntilRetry(error);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return seconds;
}

/**
 * Adds up to a quarter as jitter: a class whose requests fail in the same second would retry in the same
 * second.
 */
function secondsUntilRetry(error: RecipeError | undefined): number {
  const wait = (error?.retryable && error.retryAfterMs) || 0;
  if (!error || wait <= 0) return 0;
  const now = Date.now();
  const end = ends.get(error) ?? now + wait + Math.random() * Math.min(wait / 4, MAX_SPREAD_MS);
  ends.set(error, end);
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** The wait in words, for announcements: `8 seconds`, `3 minutes`. */
export function spellWait(seconds: number, locale: string): string {
  if (seconds > 90) return spellUnit(Math.ceil(seconds / 60), 'minute', locale);
  return spellUnit(seconds, 'second', locale);
}
