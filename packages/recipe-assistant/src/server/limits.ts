import type { RecipeErrorCode } from '../core/recipe-error-code.ts';
import { Problem } from './problem.ts';

/**
 * Takes one recipe off a limit.
 *
 * @throws {Problem} 429 when nothing is left, with the time until there is; 503 when the limiter
 *   itself failed, because an open tap is worse than a closed one.
 */
export async function takeOne(limiter: RecipeLimiter | undefined, take: Take): Promise<void> {
  try {
    await limiter?.consume(take.key);
  } catch (rejection) {
    const retryAfterMs = waitOf(rejection);
    if (retryAfterMs !== undefined) throw new Problem(429, take.code, { retryAfterMs });
    take.onFailure(rejection);
    throw new Problem(503, 'unknown', { detail: 'The limits cannot be checked now.' });
  }
}

function waitOf(rejection: unknown): number | undefined {
  if (typeof rejection !== 'object' || rejection === null) return undefined;
  const wait: unknown = Reflect.get(rejection, 'msBeforeNext');
  return typeof wait === 'number' ? wait : undefined;
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
   * (milliseconds) when it is not; any other rejection means that the limiter failed.
   */
  consume(key: string): Promise<unknown>;
}

interface Take {
  key: string;
  /** What the caller is told when nothing is left. */
  code: RecipeErrorCode;
  onFailure: (rejection: unknown) => void;
}
