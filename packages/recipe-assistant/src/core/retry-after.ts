/**
 * The value of a `Retry-After` header, seconds or a date, in milliseconds.
 *
 * @example
 * retryAfterToMs('20'); // 20 000
 */
export function retryAfterToMs(value: string): number | undefined {
  const seconds = SECONDS.exec(value)?.[1];
  if (seconds) return Math.round(Number(seconds) * 1000);
  const wait = DATE.test(value) ? Date.parse(value) - Date.now() : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Two headers of that name come as one, with a comma between them. */
const SECONDS = /^\s*(\d+(?:\.\d+)?(?:e\d+)?)\s*(?:,|$)/;

/** Engines read much more as a date, such as `5, 5`. */
const DATE = /^\s*(?:[a-z]{3,}, |\d{4}-)/i;
