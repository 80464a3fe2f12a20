import pRetry from 'p-retry';
import { usableNumber } from '../core/caller-options.ts';
import type { RecipeClient, RecipeClientOptions } from '../core/recipe-client.ts';
import { RecipeError, UpstreamError } from '../core/recipe-error.ts';
import { SENDABLE_REQUEST_ID } from '../core/request-id.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { sleep } from '../core/timers.ts';
import { readChatReply } from './chat-reply.ts';
import type { ModelClientOptions } from './client-options.ts';
import { readFailure } from './reply-failure.ts';
import { type OtherSide, type ResponseContext, upstreamFacts } from './response.ts';
import { send } from './send.ts';

/**
 * The delay before the first retry, in milliseconds; it doubles each time, plus up to as much of
 * jitter.
 */
const BACKOFF_MS = 500;

/** How often a transient failure is retried by default. */
const MAX_RETRIES = 2;

/** A longer `Retry-After` is reported to the visitor instead of waited for. */
const LONGEST_WAIT_MS = 5000;

/** Undefined means there was no response. */
const TRANSIENT_STATUSES: readonly (number | undefined)[] = [undefined, 429, 502, 503, 504];

const TRANSIENT_CODES: readonly string[] = ['network', 'rate-limited', 'timeout'];

const MODEL_SERVER: OtherSide = {
  // Mostly the path is another.
  hint: 'The url of a chat-completions server usually ends in /v1',
  // It hasn't seen the visitor.
  unknownCodes: ['too-few-ingredients', 'refused-input', 'refused-origin', 'offline', 'unknown'],
  statusCodes: {
    // Hugging Face, for a model that its provider has dropped.
    410: 'model-unavailable',
    // A proxy timed out, not the model.
    504: 'network',
  },
};

/**
 * A client that asks a model's server, and reads the response itself, streamed or whole.
 *
 * @param write Writes the request.
 */
export function createUpstreamClient(options: ModelClientOptions, write: Write): RecipeClient {
  const { fetch } = options;
  const maxRetries = usableNumber(options, 'maxRetries', MAX_RETRIES);
  return async function* ask(request, caller) {
    const upstream = { ...caller, ingredients: request.ingredients, fetch, maxRetries };
    const { url, init } = await write(request, upstream);
    yield* readChatReply(await fetchUpstream(url, init, upstream));
  };
}

/** Resolves with a successful response. Transient failures are retried first. */
export function fetchUpstream(
  url: string,
  init: RequestInit,
  options: UpstreamOptions,
): Promise<ResponseContext> {
  const { requestId, ingredients, signal } = options;
  const headers = new Headers(init.headers);
  if (requestId && SENDABLE_REQUEST_ID.test(requestId)) headers.set('X-Request-Id', requestId);
  return retry(async () => {
    const response = await send(url, { ...init, headers }, options);
    const context = { response, ingredients, signal, ...MODEL_SERVER };
    if (!response.ok) throw await readFailure(context);
    return { ...context, upstream: upstreamFacts(context) };
  }, options);
}

/**
 * Retries an attempt after transient failures. Only for use before the first byte: a response that has
 * begun is never requested again.
 */
export function retry<T>(
  attempt: () => Promise<T>,
  { maxRetries, signal }: Pick<UpstreamOptions, 'maxRetries' | 'signal'>,
): Promise<T> {
  return pRetry(attempt, {
    retries: maxRetries,
    minTimeout: BACKOFF_MS,
    randomize: true,
    signal,
    shouldRetry: async ({ error, retryDelay }) => {
      const wait = retryDelayOf(error);
      if (wait === undefined || wait > LONGEST_WAIT_MS) return false;
      // The library waits for `retryDelay` itself.
      await sleep(Math.max(0, wait - retryDelay), signal);
      return true;
    },
  });
}

/** The other side's delay in milliseconds, 0 by default; undefined if retrying doesn't help. */
function retryDelayOf(error: unknown): number | undefined {
  if (!(error instanceof RecipeError) || !(error.cause instanceof UpstreamError)) return undefined;
  const isTransient =
    TRANSIENT_CODES.includes(error.code) && TRANSIENT_STATUSES.includes(error.cause.status);
  return isTransient ? (error.retryAfterMs ?? 0) : undefined;
}

type Write = (
  request: RecipeRequest,
  upstream: UpstreamOptions,
) => Promise<{ url: string; init: RequestInit }>;

interface UpstreamOptions extends RecipeClientOptions {
  ingredients: readonly string[];
  fetch: ModelClientOptions['fetch'];
  maxRetries: number;
}
