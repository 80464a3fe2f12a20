/** The longest wait that a server may ask for, in milliseconds: a day. */
const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * Parses a `Retry-After` header, seconds or a date, into milliseconds.
 *
 * @example
 * retryAfterToMs('20'); // 20 000
 */
export function retryAfterToMs(value: string): number | undefined {
  // Two such headers arrive as `5, 5`; the first counts.
  const seconds = Number.parseFloat(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** A server's wait, at most a day; undefined if it isn't a usable number. */
export function usableRetryAfter(milliseconds: unknown): number | undefined {
  return typeof milliseconds === 'number' && milliseconds >= 0
    ? Math.min(milliseconds, MAX_RETRY_AFTER_MS)
    : undefined;
}
