import type { RecipeErrorCode } from '../core/recipe-error.ts';
import { Problem } from './problem.ts';

/** How long a limiter may take, in milliseconds: a visitor does not wait for a store that hangs. */
const LIMITER_TIMEOUT_MS = 2000;

/** How much of a window is left alone at its end, in milliseconds: clocks differ by a little. */
const MARGIN_MS = 10;

/** The key of all visitors together. */
const EVERYBODY = 'everybody';

/**
 * What each recipe is taken from: the visitor's limit, then the day's budget.
 *
 * Taking one throws a `Problem`: 429 when nothing is left, with the time until there is; 503 when a
 * limiter itself failed, because an open tap is worse than a closed one. What the visitor has given
 * for a recipe that the day does not allow is given back.
 */
export function createLimits({ rateLimiter, dailyBudget, onFailure }: LimitsOptions): TakeRecipe {
  return async (clientKey, caller) => {
    caller.throwIfAborted();
    const key = (clientKey || EVERYBODY) as string;
    const visitors = await take(rateLimiter, { key, code: 'rate-limited', onFailure });
    // Who has left gets no recipe, which the day need not pay for.
    caller.throwIfAborted();
    try {
      return await take(dailyBudget, { key: EVERYBODY, code: 'quota-exceeded', onFailure });
    } catch (refusal) {
      if (!caller.aborted) visitors.giveBack();
      throw refusal;
    }
  };
}

async function take(limiter: RecipeLimiter | undefined, point: Point): Promise<TakenPoint> {
  if (!limiter) return { giveBack: () => {} };
  const { key, code, onFailure } = point;
  const start = performance.now();
  try {
    const window = readWait(await inTime(limiter.consume(key)));
    const journey = performance.now() - start;
    return {
      giveBack() {
        const arrival = performance.now() - start + journey + MARGIN_MS;
        // A window that is over would begin anew, with a point too many. Below 0 it never ends.
        if (window === undefined || window < 0 || arrival < window) void reward(limiter, point);
      },
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

async function inTime(consumed: Promise<unknown>): Promise<unknown> {
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

/** Milliseconds until the window of a limiter ends. What it settles with may be anything. */
function readWait(settled: unknown): number | undefined {
  try {
    const { msBeforeNext } = Object(settled) as { msBeforeNext?: unknown };
    return typeof msBeforeNext === 'number' ? msBeforeNext : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Counts something per key. The limiters of `rate-limiter-flexible` have this shape.
 *
 * @example
 * const rateLimiter = new RateLimiterMemory({ points: 10, duration: 60 });
 */
export interface RecipeLimiter {
  /**
   * Resolves when one more is allowed. Rejects with an object that has `msBeforeNext`
   * (milliseconds) when it is not; any other rejection, or 2 s without an outcome, means that the
   * limiter failed.
   */
  consume(key: string): Promise<unknown>;
  /**
   * Gives one back: the day's where a run failed before its first text, the visitor's where the day
   * is spent. Called only within the window that `consume` resolved with as `msBeforeNext`; what it
   * rejects with goes to `onError`. Default: nothing is given back.
   */
  reward?: ((key: string) => Promise<unknown>) | undefined;
}

/**
 * @param clientKey Tells one visitor from another; without one they share a limit.
 * @param caller Aborts when they leave: then nothing more is taken, its reason is thrown, and nothing is
 *   given back.
 * @returns The day's point.
 * @throws {Problem} 429, 503
 */
type TakeRecipe = (clientKey: unknown, caller: AbortSignal) => Promise<TakenPoint>;

interface TakenPoint {
  /** Not waited for. */
  giveBack: () => void;
}

interface Point {
  key: string;
  /** What the caller is told when nothing is left. */
  code: RecipeErrorCode;
  /** Called with what a limiter failed with. */
  onFailure: (failure: unknown) => void;
}

interface LimitsOptions {
  rateLimiter: RecipeLimiter | undefined;
  dailyBudget: RecipeLimiter | undefined;
  onFailure: (failure: unknown) => void;
}
