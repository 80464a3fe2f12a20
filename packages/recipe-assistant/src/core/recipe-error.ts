import type { UpstreamFacts } from './recipe-client.ts';
import { usableRetryAfter } from './retry-after.ts';

/** Whether the same request may succeed if it is simply sent again. */
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

/** All codes, in table order. */
export const RECIPE_ERROR_CODES = /* @__PURE__ */ Object.keys(
  RETRYABLE,
) as readonly RecipeErrorCode[];

/**
 * Why a recipe could not be made. The `message` is the same for every failure and safe to show; `code`
 * says what happened and decides what the page tells the visitor to do next. The custom element, and CommonJS beside
 * modules, have a class of their own each: there ask for the `name`, `'RecipeError'`.
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
  /** What happened. A code that isn't in the list becomes `unknown`. */
  declare readonly code: RecipeErrorCode;
  /** Whether the same request may succeed when sent again. Default: depends on the code. */
  declare readonly retryable: boolean;
  /** Milliseconds to wait before a retry, if the other side said so; at most a day. */
  declare readonly retryAfterMs?: number | undefined;
  /** With `refused-input`: which limit was exceeded, and by which ingredient (zero-based). */
  declare readonly refused?: RefusedInput | undefined;
  /** With `too-few-ingredients`: how many are missing. A server may need more than the page knows. */
  declare readonly missing?: number | undefined;

  constructor(code: RecipeErrorCode, options: RecipeErrorOptions = {}) {
    super('Failed to generate recipe. Please try again.', options);
    this.code = isRecipeErrorCode(code) ? code : 'unknown';
    this.retryable = options.retryable ?? RETRYABLE[this.code];
    this.retryAfterMs = usableRetryAfter(options.retryAfterMs);
    this.refused = options.refused;
    this.missing = options.missing;
  }
}

/** Whether a value, such as a server's, is one of the codes. */
export function isRecipeErrorCode(value: unknown): value is RecipeErrorCode {
  return typeof value === 'string' && Object.hasOwn(RETRYABLE, value);
}

/**
 * What is known about a failed call to a model and safe to log: no prompt, token, URL, body or text of
 * the other side. Clients set it as the `cause` of a `RecipeError`.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** Set when it is logged. */
  declare readonly code?: string;
  /** The HTTP status, if there was a response. */
  declare readonly status?: number;
  /** The upstream's request id, for its support desk. */
  declare readonly requestId?: string;

  constructor(message: string, facts?: UpstreamFacts & { code?: string }) {
    super(message);
    // A stack would show only this package's own files, and by their URLs.
    Object.assign(this, facts, { stack: String(this) });
  }
}

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
 * - `malformed`: a response in an unexpected format.
 * - `refused-input`: the server does not accept these ingredients; see `refused`.
 * - `refused-origin`: the server does not accept requests from this page.
 * - `network`: the connection failed or broke off.
 * - `unknown`: anything else.
 */
export type RecipeErrorCode = keyof typeof RETRYABLE;

/** The options of a `RecipeError`. */
export interface RecipeErrorOptions {
  /** The error that was caught. For developers; never shown. */
  cause?: unknown;
  /** Default: depends on the code. */
  retryable?: boolean | undefined;
  /** Milliseconds to wait before a retry, at most a day. Default: unknown. */
  retryAfterMs?: number | undefined;
  /** Which limit the ingredients exceeded. Default: unknown. */
  refused?: RefusedInput | undefined;
  /** How many ingredients are missing. Default: unknown. */
  missing?: number | undefined;
}

/** Which limit the ingredients exceeded. */
export interface RefusedInput {
  /** More ingredients than allowed, or one that is too long. */
  reason: 'too-many' | 'too-long';
  /** The index of the first ingredient that is refused, zero-based. */
  index?: number | undefined;
}
