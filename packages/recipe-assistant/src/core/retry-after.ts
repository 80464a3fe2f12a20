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
