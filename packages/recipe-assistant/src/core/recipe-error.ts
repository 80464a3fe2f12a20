import type { RecipeErrorCode } from './recipe-error-code.ts';

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
  declare readonly code: RecipeErrorCode;
  /** Whether the same request may succeed when it is sent again. Default: what the code implies. */
  declare readonly retryable: boolean;
  /** How long to wait before a retry, in milliseconds, when the other side said so. */
  declare readonly retryAfterMs?: number;

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

/** What is known besides the code. */
export interface RecipeErrorOptions {
  /** What was caught. Kept for the developer; never shown. */
  cause?: unknown;
  /** Default: what the code implies. */
  retryable?: boolean;
  /** Milliseconds to wait before a retry. Default: not known. */
  retryAfterMs?: number;
}
