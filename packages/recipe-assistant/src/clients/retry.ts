import pRetry from 'p-retry';
import { RecipeError } from '../core/recipe-error.ts';
import { UpstreamError } from '../core/upstream-error.ts';
import { pause } from '../core/timers.ts';

/** The wait before the first retry, in milliseconds; it doubles with each, and up to as much is added by chance. */
const BACKOFF_MS = 500;

/** A server that asks for a longer wait is not waited for: the visitor is told instead. */
const MAX_RETRY_AFTER_MS = 5000;

/** With no status, nothing was answered at all. */
const PASSING_STATUSES: readonly (number | undefined)[] = [undefined, 429, 502, 503, 504];

const PASSING_CODES: readonly string[] = ['network', 'rate-limited', 'timeout'];

/**
 * Tries again what fails for a passing reason. For use before the first byte only: an answer that
 * has begun is never asked for twice.
 */
export function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { maxRetries = 2, backoff = BACKOFF_MS, signal } = options;
  return pRetry(attempt, {
    retries: maxRetries,
    minTimeout: backoff,
    randomize: true,
    signal,
    shouldRetry: async ({ error, retryDelay }) => {
      const wait = passesIn(error);
      if (wait === undefined || wait > MAX_RETRY_AFTER_MS) return false;
      // The library waits for `retryDelay` by itself.
      await pause(Math.max(0, wait - retryDelay), signal);
      return true;
    },
  });
}

/** Milliseconds that the other side asks for, 0 when it does not say; undefined when waiting is no help. */
function passesIn(error: unknown): number | undefined {
  if (!(error instanceof RecipeError) || !(error.cause instanceof UpstreamError)) return undefined;
  const passes =
    PASSING_CODES.includes(error.code) && PASSING_STATUSES.includes(error.cause.status);
  return passes ? (error.retryAfterMs ?? 0) : undefined;
}

export interface RetryOptions {
  signal: AbortSignal;
  /** Default 2. */
  maxRetries?: number | undefined;
  /** Milliseconds before the first retry. Default 500. */
  backoff?: number | undefined;
}
