/**
 * The value of a `Retry-After` header, seconds or a date, in milliseconds.
 *
 * @example
 * retryAfterToMs('20'); // 20 000
 */
export function retryAfterToMs(value: string): number | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  const seconds = Number(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.round(wait));
}
