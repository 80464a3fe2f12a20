import { callSafely } from '../core/caller-options.ts';
import { RecipeError } from '../core/recipe-error.ts';
import { SENDABLE_REQUEST_ID } from '../core/request-id.ts';
import { checkOptions, type RecipeHandlerOptions } from './handler-options.ts';
import { createLimits } from './rate-limits.ts';
import { createOriginPolicy } from './cors.ts';
import { Problem } from './problem.ts';
import { parseInput } from './recipe-input.ts';
import { signalOf, respondWithRecipe } from './recipe-stream.ts';
import { readJson } from './request-body.ts';
import { createReport, type RunOutcome } from './run-report.ts';

/**
 * Sent with every response: it is for one caller, must not be cached, and streams. Compression would
 * hold a stream back unless `no-transform` forbids it.
 */
const HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  Vary: 'Origin',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
};

const ALLOW = { Allow: 'POST, OPTIONS' };

/** The status in logs and reports for a caller who has left. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * The server side of `createEndpointClient`: takes ingredients, asks the model with the server's own
 * prompt and token, and streams the recipe back. It only uses `Request` and `Response`, so it mounts
 * wherever they exist: a Next.js route, a worker, Bun, Deno, Hono; and through an adapter in Node's own
 * server, Express or Fastify.
 *
 * It refuses foreign pages, large bodies and long lists, applies the limits, aborts the model when the
 * caller leaves, and never forwards the error text of the model's server.
 *
 * @throws {TypeError} When an option cannot be used.
 * @example
 * // app/api/recipe/route.ts
 * const client = createHuggingFaceClient({ accessToken: process.env.HF_TOKEN });
 * const rateLimiter = new RateLimiterMemory({ points: 10, duration: 60 });
 * const handle = createRecipeHandler({ client, rateLimiter });
 * export const POST = (request: Request) => handle(request, { clientKey: visitorOf(request) });
 * export const OPTIONS = POST;
 */
export function createRecipeHandler(options: RecipeHandlerOptions): RecipeHandler {
  checkOptions(options);
  const { onError, onRun } = options;
  if (!options.rateLimiter) console.warn(NO_RATE_LIMITER);
  const reportError = (error: unknown) => void callSafely(() => onError?.(error));
  /** What the host can fix stands on the console too, where it is read while a site is set up. */
  const reportMistake = (error: unknown, words: string) => {
    reportError(error);
    if (words) console.error(`createRecipeHandler: ${words}`);
  };
  const checkOrigin = createOriginPolicy(options, (words) =>
    reportMistake(new RecipeError('refused-origin', { cause: new Error(words) }), words),
  );
  const consumePoints = createLimits(options, reportError);

  return async function handleRecipeRequest(request, context) {
    const start = performance.now();
    const requestId = context?.requestId || crypto.randomUUID();
    const headers = new Headers(HEADERS);
    if (SENDABLE_REQUEST_ID.test(requestId)) headers.set('X-Request-Id', requestId);
    /** Called once, when everything about the request is known. */
    const finish = (outcome: RunOutcome) =>
      void callSafely(() => onRun?.(createReport(outcome, start, requestId)));

    async function answer(): Promise<Response> {
      checkRequest(request);
      for (const [name, value] of checkOrigin(request)) headers.set(name, value);
      // Not reported: the browser asks it before the request that counts.
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: ALLOW });
      if (request.method !== 'POST') throw new Problem(405, 'refused-input', { headers: ALLOW });
      const signal = signalOf(request);
      const body = await readJson(request, signal, options.maxBodyBytes);
      const { ingredients, preferences } = parseInput(body, options);
      const refund = await consumePoints(context?.clientKey, signal);
      const onEnd = (outcome: RunOutcome) => {
        const { error, firstTextAt } = outcome;
        if (error) reportError(error);
        // Text that the provider withholds is billed.
        if (error && firstTextAt === undefined && error.code !== 'content-filtered') refund();
        finish({ ...outcome, ingredients });
      };
      return respondWithRecipe(ingredients, { ...options, preferences, request, requestId, onEnd });
    }

    function refuse(error: unknown): Response {
      if (signalOf(request).aborted) {
        finish({ status: CLIENT_CLOSED_REQUEST, finishReason: 'aborted' });
        return new Response(null, { status: CLIENT_CLOSED_REQUEST });
      }
      const isRefusal = error instanceof Problem;
      const problem = isRefusal ? error : new Problem(500, 'unknown');
      if (problem.status === 500) reportMistake(error, problem.message);
      finish(problem);
      return problem.toResponse(requestId);
    }

    const response = await answer().catch(refuse);
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  };
}

/** Refuses the request objects of Node's own server, which would wait for a response forever. */
function checkRequest(request: Partial<Request> | undefined): void {
  if (typeof request?.headers?.get !== 'function') {
    throw new Problem(500, 'unknown', { detail: NO_REQUEST });
  }
}

const NO_RATE_LIMITER =
  'createRecipeHandler has no rateLimiter: anyone who reaches it can spend the budget of its model.';

const NO_REQUEST =
  'The handler takes a Request and gives a Response: in Express, Fastify or a server of Node mount it through an adapter, such as getRequestListener(handle) of @hono/node-server.';

/**
 * Answers one request. It never rejects.
 *
 * @param context `clientKey` tells visitors apart, for example by address or session; the host knows
 *   which headers it can trust, the handler trusts none. Without it all share one limit. Anything else
 *   that an adapter passes, such as a worker's environment, is ignored.
 */
export type RecipeHandler = (
  request: Request,
  // `object`, since the compiler would refuse what adapters pass for a type of optional fields only.
  context?: RecipeHandlerContext & object,
) => Promise<Response>;

/** What only the host knows about a request. */
export interface RecipeHandlerContext {
  /** Tells visitors apart. Default: one key for all. */
  clientKey?: string | undefined;
  /**
   * The host's own request id: sent as `X-Request-Id`, to the model's server too. Default: a random
   * UUID.
   */
  requestId?: string | undefined;
}
