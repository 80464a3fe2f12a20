/** Whether the same request may succeed when it is sent again, with nothing changed by anybody. */
const RETRYABLE = {
  'too-few-ingredients': false,
  offline: true,
  timeout: true,
  'rate-limited': true,
  unauthorized: false,
  'quota-exceeded': false,
  'model-unavailable': false,
  'content-filtered': true,
  empty: true,
  malformed: true,
  'refused-input': false,
  'refused-origin': false,
  network: true,
  unknown: true,
} as const;

/**
 * - `too-few-ingredients`: fewer than the minimum; nothing was sent.
 * - `offline`: the browser has no connection.
 * - `timeout`: no response in time, or silence in mid-stream.
 * - `rate-limited`: too many requests; see `retryAfterMs`.
 * - `unauthorized`: the token is missing, wrong or not allowed.
 * - `quota-exceeded`: the account's or the day's budget is spent.
 * - `model-unavailable`: no provider serves the model.
 * - `content-filtered`: the provider withheld the whole text.
 * - `empty`: a response without text.
 * - `malformed`: a response that is not what was agreed.
 * - `refused-input`: the server does not accept these ingredients; see `refused`.
 * - `refused-origin`: the server does not accept requests from this page.
 * - `network`: the connection failed or broke off.
 * - `unknown`: anything else.
 */
export type RecipeErrorCode = keyof typeof RETRYABLE;

/** True for a text that is one of the codes, as a server may send it. */
export function isRecipeErrorCode(value: unknown): value is RecipeErrorCode {
  return typeof value === 'string' && Object.hasOwn(RETRYABLE, value);
}

/** What a code implies when nobody knows better. */
export function isRetryable(code: RecipeErrorCode): boolean {
  return RETRYABLE[code];
}

/** All codes, in the order of the table. */
export const RECIPE_ERROR_CODES = /* @__PURE__ */ Object.keys(
  RETRYABLE,
) as readonly RecipeErrorCode[];
