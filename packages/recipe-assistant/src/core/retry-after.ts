/** The longest wait that a server may ask for, in milliseconds: a day. */
export const MAX_RETRY_AFTER_MS = 86_400_000;

/**
 * The value of a `Retry-After` header, seconds or a date, in milliseconds.
 *
 * @example
 * retryAfterToMs('20'); // 20 000
 */
export function retryAfterToMs(value: string): number | undefined {
  // Of two headers of that name, which come as `5, 5`, the first counts.
  const seconds = Number.parseFloat(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.round(wait));
}

/** A wait that another server asks for, a day at most; undefined for what is no time to wait. */
export function usableRetryAfter(milliseconds: unknown): number | undefined {
  return typeof milliseconds === 'number' && milliseconds >= 0
    ? Math.min(milliseconds, MAX_RETRY_AFTER_MS)
    : undefined;
}
