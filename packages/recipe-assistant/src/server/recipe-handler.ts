import { MIN_INGREDIENTS } from '../core/ingredients.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import { takeOne, type RecipeLimiter } from './limits.ts';
import { createOriginPolicy } from './origin.ts';
import { Problem } from './problem.ts';
import { createInputParser } from './recipe-input.ts';
import { streamRecipe } from './recipe-stream.ts';
import { readJson } from './request-body.ts';

/** On every answer: made for one caller, at one time, and to be passed on as it comes. */
const HEADERS = {
  'Cache-Control': 'no-store',
  Vary: 'Origin',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
};

const ALLOW = { Allow: 'POST, OPTIONS' };

/** The key of all visitors that the host does not tell apart, and of the day's budget. */
const EVERYBODY = 'everybody';

/**
 * The server's side of `createEndpointClient`: takes ingredients, asks the model with the server's
 * own words and token, and streams the recipe back. Built on `Request` and `Response` alone, so it
 * mounts wherever they are known: a Next.js route, a worker, Hono, Node.
 *
 * It refuses foreign pages, large bodies and long lists, keeps to the limits it is given, aborts
 * the model when the caller leaves, and never passes on what the model's server says of a failure.
 *
 * @throws {TypeError} When an option is unusable.
 * @example
 * // app/api/recipe/route.ts
 * const client = createHuggingFaceClient({ accessToken: process.env.HF_TOKEN });
 * const rateLimiter = new RateLimiterMemory({ points: 10, duration: 60 });
 * const handle = createRecipeHandler({ client, rateLimiter });
 * export const POST = (request: Request) => handle(request, { clientKey: visitorOf(request) });
 */
export function createRecipeHandler(options: RecipeHandlerOptions): RecipeHandler {
  const { client, rateLimiter, dailyBudget, onError } = options;
  const { allowedOrigins, maxBodyBytes = 8192, maxIngredientLength = 80 } = options;
  const { minIngredients = MIN_INGREDIENTS, maxIngredients = 50 } = options;
  const { instructions, maxTokens, timeout, streamTimeout } = options;
  if (typeof client !== 'function') throw new TypeError('createRecipeHandler needs a client.');
  if (!rateLimiter) console.warn(NO_RATE_LIMITER);
  const checkOrigin = createOriginPolicy(allowedOrigins);
  const parseInput = createInputParser({ minIngredients, maxIngredients, maxIngredientLength });
  const run = { client, minIngredients, instructions, maxTokens, timeout, streamTimeout };
  const report = (error: unknown) => void tell(onError, error);

  async function answer(request: Request, clientKey: string): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: ALLOW });
    if (request.method !== 'POST') throw new Problem(405, 'refused-input', { headers: ALLOW });
    const { ingredients, preferences } = parseInput(await readJson(request, maxBodyBytes));
    await takeOne(rateLimiter, { key: clientKey, code: 'rate-limited', onFailure: report });
    await takeOne(dailyBudget, { key: EVERYBODY, code: 'quota-exceeded', onFailure: report });
    return streamRecipe(ingredients, { ...run, preferences, request, onError: report });
  }

  return async function handleRecipeRequest(request, context) {
    const headers = new Headers(HEADERS);
    try {
      for (const [name, value] of checkOrigin(request)) headers.set(name, value);
      return withHeaders(await answer(request, context?.clientKey || EVERYBODY), headers);
    } catch (error) {
      if (error instanceof Problem) return withHeaders(error.toResponse(), headers);
      report(error);
      return withHeaders(new Problem(500, 'unknown').toResponse(), headers);
    }
  };
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}

/** A fault in the host's own reporting must not take the answer, or the process, with it. */
async function tell(onError: RecipeHandlerOptions['onError'], error: unknown): Promise<void> {
  try {
    await onError?.(error);
  } catch (fault) {
    console.error('The onError of createRecipeHandler failed', fault);
  }
}

const NO_RATE_LIMITER =
  'createRecipeHandler has no rateLimiter: whoever reaches it can spend the budget of its model.';

/**
 * Answers one request, whatever happens: it never rejects.
 *
 * @param context `clientKey` tells visitors apart, such as by address or session; the host knows
 *   which headers it can trust, the handler trusts none. Without it all share one limit.
 */
export type RecipeHandler = (request: Request, context?: RecipeHandlerContext) => Promise<Response>;

/** What only the host knows of a request. */
export interface RecipeHandlerContext {
  /** Tells one visitor from another. Default: one key for all. */
  clientKey?: string | undefined;
}

/** The model, the limits, and who may call. Only the `client` is needed. */
export interface RecipeHandlerOptions {
  /** What asks the model. The token lives in it, on the server. */
  client: RecipeClient;
  /** How many different ingredients a recipe needs. Default 4. */
  minIngredients?: number | undefined;
  /** The longest list that is taken. Default 50. */
  maxIngredients?: number | undefined;
  /** In UTF-16 units, after normalisation. Default 80. */
  maxIngredientLength?: number | undefined;
  /** The largest body that is read. Default 8192. */
  maxBodyBytes?: number | undefined;
  /** Pages of other origins that may call, such as `https://example.com`. Default: own host only. */
  allowedOrigins?: readonly string[] | undefined;
  /** Per visitor. Default: no limit, and a warning. */
  rateLimiter?: RecipeLimiter | undefined;
  /** For all visitors together; taken from only by requests that are otherwise good. */
  dailyBudget?: RecipeLimiter | undefined;
  /** Milliseconds for a whole run of the model. Default 120 000. */
  timeout?: number | undefined;
  /** Milliseconds of silence in mid-stream. Default 30 000. */
  streamTimeout?: number | undefined;
  /** The system message. Default: the specification's instructions. */
  instructions?: string | undefined;
  /** The longest answer, in tokens. Default 1024. */
  maxTokens?: number | undefined;
  /**
   * Called with the `RecipeError` of a run that failed, also in mid-stream, and with what a limiter
   * threw when it failed itself. Not called for requests that are refused.
   */
  onError?: ((error: unknown) => void | Promise<void>) | undefined;
}
