/** True for a text that is one of the codes, as a server may send it. */
export function isRecipeErrorCode(value: unknown): value is RecipeErrorCode {
  return (CODES as readonly unknown[]).includes(value);
}

const CODES = [
  'too-few-ingredients',
  'offline',
  'timeout',
  'rate-limited',
  'unauthorized',
  'quota-exceeded',
  'model-unavailable',
  'content-filtered',
  'empty',
  'malformed',
  'refused-input',
  'network',
  'unknown',
] as const;

/**
 * - `too-few-ingredients`: fewer than the minimum; nothing was sent.
 * - `offline`: the browser has no connection.
 * - `timeout`: no answer in time, or silence in mid-stream.
 * - `rate-limited`: too many requests; see `retryAfterMs`.
 * - `unauthorized`: the token is missing, wrong or not allowed.
 * - `quota-exceeded`: the account's or the day's budget is spent.
 * - `model-unavailable`: no provider serves the model.
 * - `content-filtered`: the provider withheld the whole answer.
 * - `empty`: an answer without text.
 * - `malformed`: an answer that is not what was agreed.
 * - `refused-input`: the server does not accept these ingredients.
 * - `network`: the connection failed or broke off.
 * - `unknown`: anything else.
 */
export type RecipeErrorCode = (typeof CODES)[number];
