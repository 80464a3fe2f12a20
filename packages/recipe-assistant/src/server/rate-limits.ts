import type { RecipeErrorCode } from '../core/recipe-error.ts';
import { Problem } from './problem.ts';

/** How long a limiter may take, in milliseconds: visitors don't wait for a store that hangs. */
const LIMITER_TIMEOUT_MS = 2000;

/** So close to the end of a window, in milliseconds, we refund nothing: clocks differ slightly. */
const MARGIN_MS = 10;

/** The key that all visitors share. */
const SHARED_KEY = 'everybody';

/**
 * Consumes a point for each recipe: from the visitor's limit, then from the day's budget.
 *
 * Throws a `Problem`: 429 when no points are left, with the time until there are; 503 when a limiter
 * itself failed, since limits fail closed. The visitor's point is refunded if the day's budget is
 * spent.
 */
export function createLimits({
  rateLimiter,
  dailyBudget,
  onFailure,
}: LimitsOptions): ConsumePoints {
  return async (clientKey, signal) => {
    // A plain JavaScript host may pass anything; the limiter decides what it accepts.
    const key = (clientKey || SHARED_KEY) as string;
    const refundVisitor = await consumePoint(rateLimiter, { key, code: 'rate-limited', onFailure });
    // A caller who has left must not cost a point of the day.
    signal.throwIfAborted();
    try {
      return await consumePoint(dailyBudget, {
        key: SHARED_KEY,
        code: 'quota-exceeded',
        onFailure,
      });
    } catch (refusal) {
      if (!signal.aborted) refundVisitor();
      throw refusal;
    }
  };
}

async function consumePoint(limiter: RecipeLimiter | undefined, point: Point): Promise<Refund> {
  if (!limiter) return () => {};
  const { key, code, onFailure } = point;
  const start = performance.now();
  try {
    const window = readWait(await withTimeout(limiter.consume(key)));
    const roundTrip = performance.now() - start;
    return () => {
      const arrival = performance.now() - start + roundTrip + MARGIN_MS;
      // Rewarding an expired window would open a new one with an extra point. A negative window never ends.
      if (window === undefined || window < 0 || arrival < window) void reward(limiter, point);
    };
  } catch (rejection) {
    const retryAfterMs = readWait(rejection);
    if (retryAfterMs !== undefined) throw new Problem(429, code, { retryAfterMs });
    onFailure(rejection);
    throw new Problem(503, 'unknown', { detail: 'The limits cannot be checked now.' });
  }
}

async function reward(limiter: RecipeLimiter, { key, onFailure }: Point): Promise<void> {
  try {
    await limiter.reward?.(key);
  } catch (failure) {
    onFailure(failure);
  }
}

async function withTimeout(consumed: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`A limiter took longer than ${LIMITER_TIMEOUT_MS} ms`));
    timer = setTimeout(fail, LIMITER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([consumed, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds until a limiter's window ends. The settled value may be anything. */
function readWait(settled: unknown): number | undefined {
  const { msBeforeNext } = Object(settled) as { msBeforeNext?: unknown };
  return typeof msBeforeNext === 'number' ? msBeforeNext : undefined;
}

/**
 * Counts per key. The limiters of `rate-limiter-flexible` have this shape.
 *
 * @example
 * const rateLimiter = new RateLimiterMemory({ points: 10, duration: 60 });
 */
export interface RecipeLimiter {
  /**
   * Resolves if one more is allowed. Rejects with an object that has `msBeforeNext` (milliseconds) if
   * not; any other rejection, or 2 s without an outcome, means that the limiter failed.
   */
  consume(key: string): Promise<unknown>;
  /**
   * Refunds a point: the day's if a run failed before its first text, the visitor's if the day is
   * spent. Only called within the window that `consume` resolved with as `msBeforeNext`; a rejection
   * goes to `onError`. Default: no refunds.
   */
  reward?: ((key: string) => Promise<unknown>) | undefined;
}

/**
 * @param clientKey Tells visitors apart; without one they share a limit.
 * @param signal Aborts when the caller leaves: then its reason is thrown, no more points are consumed,
 *   and none is refunded.
 * @returns Refunds the day's point.
 * @throws {Problem} 429, 503
 */
type ConsumePoints = (clientKey: unknown, signal: AbortSignal) => Promise<Refund>;

/** Gives the consumed point back, in the background. */
type Refund = () => void;

interface Point {
  key: string;
  /** The caller's error code when no points are left. */
  code: RecipeErrorCode;
  onFailure: (failure: unknown) => void;
}

interface LimitsOptions {
  rateLimiter: RecipeLimiter | undefined;
  dailyBudget: RecipeLimiter | undefined;
  onFailure: (failure: unknown) => void;
}
