import type { RecipeError } from '../core/recipe-error.ts';

/** The most by which a wait is lengthened, in milliseconds. */
const MAX_SPREAD_MS = 10_000;

/** When an error may be retried, in milliseconds since the epoch: the same for all parts of a page. */
const ends = new WeakMap<RecipeError, number>();

/**
 * When a wait that begins now ends. Adds up to a quarter as jitter: a class whose requests fail in the same second
 * would retry in the same second.
 */
export function retryEnd(error: RecipeError, wait: number): number {
  const end =
    ends.get(error) ?? Date.now() + wait + Math.random() * Math.min(wait / 4, MAX_SPREAD_MS);
  ends.set(error, end);
  return end;
}
