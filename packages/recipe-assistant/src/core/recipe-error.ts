/**
 * Why a recipe could not be made. The `message` is the same for every failure and safe to show;
 * `code` says what happened and decides what the page tells the visitor to do next.
 *
 * @example
 * try {
 *   await generateRecipe(ingredients, { client });
 * } catch (error) {
 *   if (error instanceof RecipeError && error.code === 'rate-limited') waitFor(error.retryAfterMs);
 * }
 */
export class RecipeError extends Error {
  override readonly name = 'RecipeError';
  readonly code: RecipeErrorCode;
  /** Whether the same request may succeed when it is sent again. Default: what the code implies. */
  readonly retryable: boolean;
  /** How long to wait before a retry, in milliseconds, when the other side said so. */
  readonly retryAfterMs?: number;

  constructor(code: RecipeErrorCode, options: RecipeErrorOptions = {}) {
    super('Failed to generate recipe. Please try again.', { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? !FINAL_CODES.includes(code);
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** A retry does not help where someone has to change something first. */
const FINAL_CODES: readonly RecipeErrorCode[] = [
  'too-few-ingredients',
  'unauthorized',
  'quota-exceeded',
  'model-unavailable',
  'refused-input',
];

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

/** True for a text that is one of the codes, as a server may send it. */
export function isRecipeErrorCode(value: unknown): value is RecipeErrorCode {
  return (CODES as readonly unknown[]).includes(value);
}

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

export interface RecipeErrorOptions {
  /** What was caught. Kept for the developer; never shown. */
  cause?: unknown;
  retryable?: boolean;
  /** Milliseconds. */
  retryAfterMs?: number;
}
