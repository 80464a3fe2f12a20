import { requireOption } from '../core/caller-options.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import type { RunReport } from './run-report.ts';

/**
 * Checks the options that may be wrong in plain JavaScript or from an environment. Throws at creation,
 * instead of a 500 for the first visitor.
 *
 * @throws {TypeError} When one of them cannot be used.
 */
export function checkOptions(options: RecipeHandlerOptions): void {
  const client = requireOption('createRecipeHandler', options, 'client');
  check('client', client, typeof client === 'function', 'a function');
  for (const name of NUMBERS) {
    const value: unknown = options[name];
    check(name, value, typeof value === 'number' && value >= 0, 'a number, 0 or above');
  }
  const { allowedOrigins } = options;
  check('allowedOrigins', allowedOrigins, Array.isArray(allowedOrigins), 'an array of strings');
  for (const name of ['rateLimiter', 'dailyBudget'] as const) {
    const isLimiter = typeof options[name]?.consume === 'function';
    check(name, options[name], isLimiter, 'an object with a consume function');
  }
}

/** Limits accept `Infinity`. */
const NUMBERS = [
  'minIngredients',
  'maxIngredients',
  'maxIngredientLength',
  'maxBodyBytes',
  'timeout',
  'streamTimeout',
  'maxTokens',
] as const satisfies (keyof RecipeHandlerOptions)[];

function check(name: string, value: unknown, isUsable: boolean, wanted: string): void {
  if (value === undefined || isUsable) return;
  const given = typeof value === 'number' ? value : typeof value;
  throw new TypeError(`createRecipeHandler: ${name} must be ${wanted}; got ${given}.`);
}

/** The options of `createRecipeHandler`. Only `client` is required. */
export interface RecipeHandlerOptions {
  /** Reaches the model. It holds the token, on the server. */
  client: RecipeClient;
  /** How many different ingredients a recipe needs. Default 4. */
  minIngredients?: number | undefined;
  /** The most ingredients accepted; `Infinity` for no limit. Default 50. */
  maxIngredients?: number | undefined;
  /**
   * The longest ingredient accepted, in UTF-16 units after normalisation; `Infinity` for no limit.
   * Default 80.
   */
  maxIngredientLength?: number | undefined;
  /** The largest body accepted, in bytes; `Infinity` for no limit. Default 8192. */
  maxBodyBytes?: number | undefined;
  /** Other origins whose pages may call, such as `https://example.com`. Default: only the own host. */
  allowedOrigins?: readonly string[] | undefined;
  /** Whether those pages may send cookies. The handler reads none. Default false. */
  allowCredentials?: boolean | undefined;
  /** The limit per visitor. Default: no limit, with a warning. */
  rateLimiter?: RecipeLimiter | undefined;
  /** The limit for all visitors together; only valid requests count. Default: no limit. */
  dailyBudget?: RecipeLimiter | undefined;
  /** Milliseconds for a whole run of the model; 0 or `Infinity` for no limit. Default 120,000. */
  timeout?: number | undefined;
  /** Milliseconds of silence in mid-stream; 0 or `Infinity` for no limit. Default 30,000. */
  streamTimeout?: number | undefined;
  /** The system message. Default: the specification's instructions. */
  instructions?: string | undefined;
  /** The token limit of a recipe. Default 1024. */
  maxTokens?: number | undefined;
  /**
   * Called with the `RecipeError` of a failed run (also in mid-stream), with a limiter's failure, when
   * the handler is mounted incorrectly, and for pages that are refused, each once; the last two stand on the
   * console as well. Not called for other refused requests. Default: the console.
   */
  onError?: ((error: unknown) => void | Promise<void>) | undefined;
  /**
   * Called once per request, at its end, refused ones included, but not for a preflight (`OPTIONS`) that is allowed: for
   * logs and metrics. Never awaited.
   */
  onRun?: ((report: RunReport) => void | Promise<void>) | undefined;
}

/**
 * Counts per key. The limiters of `rate-limiter-flexible` have this shape.
 *
 * @example
 * const rateLimiter = new RateLimiterMemory({ points: 10, duration: 60 });
 */
export interface RecipeLimiter {
  /**
   * Resolves if one more is allowed. Rejects with an object that has `msBeforeNext` (milliseconds) if
   * not; any other rejection, or 2 s without an outcome, means that the limiter failed.
   */
  consume(key: string): Promise<unknown>;
  /**
   * Refunds a point: the day's if a run failed before its first text, the visitor's if the day is
   * spent. Only called within the window that `consume` resolved with as `msBeforeNext`; a rejection
   * goes to `onError`. Default: no refunds.
   */
  reward?: ((key: string) => Promise<unknown>) | undefined;
}
