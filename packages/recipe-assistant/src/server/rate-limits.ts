import type { RecipeErrorCode } from '../core/recipe-error.ts';
import type { RecipeHandlerOptions, RecipeLimiter } from './handler-options.ts';
import { Problem } from './problem.ts';

/** How long a limiter may take, in milliseconds: visitors don't wait for a store that hangs. */
const LIMITER_TIMEOUT_MS = 2000;

/** The key that all visitors share. */
const SHARED_KEY = 'everybody';

/**
 * Consumes a point for each recipe: from the visitor's limit, then from the day's budget. The visitor's
 * point is refunded if the day's is not to be had.
 *
 * @returns Given who asks, a function that refunds the day's point in the background. Throws the problem
 *   429 when no points are left, with the time until there are, 503 when a limiter itself failed, since
 *   limits fail closed, and the reason of the signal once the caller has left.
 */
export function createLimits(
  { rateLimiter, dailyBudget }: RecipeHandlerOptions,
  onFailure: (failure: unknown) => void,
) {
  return async (clientKey: unknown, signal: AbortSignal): Promise<() => void> => {
    // A plain JavaScript host may pass anything; the limiter decides what it accepts.
    const key = (clientKey || SHARED_KEY) as string;
    const refundVisitor = await consumePoint(rateLimiter, key, 'rate-limited', onFailure);
    // A caller who has left must not cost a point of the day.
    signal.throwIfAborted();
    try {
      return await consumePoint(dailyBudget, SHARED_KEY, 'quota-exceeded', onFailure);
    } catch (refusal) {
      if (!signal.aborted) refundVisitor();
      throw refusal;
    }
  };
}

/** @param code The problem's, when no points are left. */
async function consumePoint(
  limiter: RecipeLimiter | undefined,
  key: string,
  code: RecipeErrorCode,
  onFailure: (failure: unknown) => void,
): Promise<() => void> {
  if (!limiter) return () => {};
  const start = performance.now();
  try {
    const window = readWait(await inTime(() => limiter.consume(key))) ?? Infinity;
    const reward = async () => limiter.reward?.(key);
    return () => {
      // Rewarding an expired window would open a new one with an extra point. A negative window never ends.
      if (window < 0 || performance.now() - start < window) reward().catch(onFailure);
    };
  } catch (rejection) {
    const retryAfterMs = readWait(rejection);
    if (retryAfterMs !== undefined) throw new Problem(429, code, { retryAfterMs });
    onFailure(rejection);
    throw new Problem(503, 'unknown', { detail: 'The limits cannot be checked now.' });
  }
}

function inTime(consume: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const outcome = Promise.resolve(consume());
    const late = new Error(`A limiter took longer than ${LIMITER_TIMEOUT_MS} ms`);
    const timer = setTimeout(() => reject(late), LIMITER_TIMEOUT_MS);
    void outcome.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Milliseconds until a limiter's window ends. The settled value may be anything. */
function readWait(settled: unknown): number | undefined {
  const { msBeforeNext } = Object(settled) as { msBeforeNext?: unknown };
  return typeof msBeforeNext === 'number' ? msBeforeNext : undefined;
}
