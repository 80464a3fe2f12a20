import pRetry from 'p-retry';
import type { RecipeClient, RecipeClientOptions, RecipeResult } from '../core/recipe-client.ts';
import { RecipeError, UpstreamError } from '../core/recipe-error.ts';
import { SENDABLE_REQUEST_ID } from '../core/request-id.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { sleep } from '../core/timers.ts';
import { readChatReply } from './chat-reply.ts';
import { type ResponseContext, upstreamFacts } from './response.ts';
import { send, type SendOptions } from './send.ts';
import { codeOfPayload, readFailure } from './upstream-failure.ts';

/**
 * The delay before the first retry, in milliseconds; it doubles each time, plus up to as much of
 * jitter.
 */
const BACKOFF_MS = 500;

/** How often a transient failure is retried by default. */
export const MAX_RETRIES = 2;

/** A longer `Retry-After` is reported to the visitor instead of waited for. */
const LONGEST_WAIT_MS = 5000;

/** Undefined means there was no response. */
const TRANSIENT_STATUSES: readonly (number | undefined)[] = [undefined, 429, 502, 503, 504];

const TRANSIENT_CODES: readonly string[] = ['network', 'rate-limited', 'timeout'];

/** For the operator, where an answer is none of a chat-completions server: mostly the path is another. */
const HINT = 'The url of a chat-completions server usually ends in /v1';

/**
 * A client that reads the response itself, streamed or whole.
 *
 * @param ask Sends the request and resolves with a successful response.
 */
export function createUpstreamClient(ask: Ask, stream: boolean): RecipeClient {
  const read = async function* (...args: Parameters<Ask>) {
    yield* readChatReply(await ask(...args), codeOfPayload);
  };
  if (stream) return read;
  return async (...args) => {
    const whole: RecipeResult = { recipe: '', finishReason: 'stop' };
    for await (const { text = '', ...facts } of read(...args)) {
      Object.assign(whole, facts, { recipe: whole.recipe + text });
    }
    return whole;
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
    const context = { response, ingredients, signal, hint: HINT };
    if (!response.ok) throw await readFailure(context);
    return { ...context, upstream: upstreamFacts(context) };
  }, options);
}

/**
 * Retries an attempt after transient failures. Only for use before the first byte: a response that has
 * begun is never requested again.
 */
export function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { maxRetries, signal } = options;
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

type Ask = (request: RecipeRequest, caller: RecipeClientOptions) => Promise<ResponseContext>;

export type UpstreamOptions = SendOptions &
  RetryOptions &
  RecipeClientOptions & { ingredients: readonly string[] };

export interface RetryOptions {
  signal: AbortSignal;
  maxRetries: number;
}
