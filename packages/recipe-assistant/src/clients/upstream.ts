import pRetry from 'p-retry';
import { usableNumber } from '../core/caller-options.ts';
import type { RecipeChunk, RecipeClient, RecipeClientOptions } from '../core/recipe-client.ts';
import type { RecipeError, UpstreamError } from '../core/recipe-error.ts';
import { SENDABLE_REQUEST_ID } from '../core/request-id.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { sleep } from '../core/timers.ts';
import { replyStart } from '../lines/thoughts.ts';
import { ChatReply, SPENT } from './chat-reply.ts';
import type { ModelClientOptions } from './client-options.ts';
import { refuseRedirect } from './redirect.ts';
import { describeFailure, readExplanation } from './reply-failure.ts';
import { type RefusedField, refusedFieldOf, writeBody } from './request-fields.ts';
import {
  asObject,
  failure,
  type JsonObject,
  type OtherSide,
  parseJson,
  type ResponseContext,
  upstreamFacts,
} from './response.ts';
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
    // Hugging Face, for a model that its provider has dropped: https://github.com/symfony/ai/pull/2327
    410: 'model-unavailable',
    // A proxy timed out, not the model.
    504: 'network',
  },
};

/**
 * A client that asks a model's server, and reads the response itself, streamed or whole.
 *
 * @param token Refused in a browser, where anyone can read and spend it, unless that is allowed.
 * @param write Writes the request; its body is JSON.
 */
export function createUpstreamClient(
  options: ModelClientOptions,
  token: string | null | undefined,
  write: (
    request: RecipeRequest,
    upstream: UpstreamOptions,
  ) => Promise<{ url: string; init: RequestInit }>,
): RecipeClient {
  const { fetch, body: ownFields, dangerouslyAllowBrowser } = options;
  if (token && !dangerouslyAllowBrowser && typeof document !== 'undefined') {
    throw new Error(
      'A token in a browser is public: anyone who opens the page can spend it. Keep it on a server ' +
        'with createRecipeHandler and use createEndpointClient in the page, or set ' +
        'dangerouslyAllowBrowser.',
    );
  }
  const maxRetries = usableNumber(options, 'maxRetries', MAX_RETRIES);
  const refused = new Set<RefusedField>();
  return async function* ask(request, caller) {
    const upstream = { ...caller, ingredients: request.ingredients, fetch, maxRetries };
    const { url, init } = await write(request, upstream);
    const ours = asObject(parseJson(init.body as string));
    const fields = { ...ours, ...ownFields };
    const context = await fetchUpstream(url, init, { ...upstream, fields, refused });
    yield* refuseThoughts(new ChatReply(context).read(), context);
  };
}

/**
 * Fails at the end of a reply that is nothing but thoughts: a server that doesn't tell them from text, such as vLLM
 * without its reasoning parser, sends them as text, and a limit of tokens may cut them.
 */
async function* refuseThoughts(
  reply: AsyncIterable<RecipeChunk>,
  context: ResponseContext,
): AsyncGenerator<RecipeChunk, void, undefined> {
  let text = '';
  for await (const chunk of reply) {
    text += chunk.text ?? '';
    const { finishReason } = chunk;
    // One without an end that was not cut is a reply whose model forgot the end.
    if (finishReason && text && replyStart(text, finishReason === 'length') === text.length)
      throw failure(context, 'empty', SPENT);
    yield chunk;
  }
}

/**
 * Resolves with a successful response. Transient failures are retried, but only before the first byte: a
 * response that has begun is never requested again.
 */
export function fetchUpstream(
  url: string,
  init: RequestInit,
  options: UpstreamOptions,
): Promise<ResponseContext> {
  const { requestId, ingredients, signal, maxRetries, fields, refused } = options;
  /** Left away in this request, as in earlier ones. */
  const leftAway = new Set(refused);
  const headers = new Headers(init.headers);
  if (requestId && SENDABLE_REQUEST_ID.test(requestId)) headers.set('X-Request-Id', requestId);
  const attempt = async (): Promise<ResponseContext> => {
    const body = fields && writeBody(fields, leftAway);
    const response = await send(url, { ...init, headers, ...(body && { body }) }, options);
    refuseRedirect(response);
    const context = { response, ingredients, signal, model: fields?.model, ...MODEL_SERVER };
    if (response.ok) {
      // So it is asked from now on: the server has accepted the rest.
      for (const name of leftAway) refused?.add(name);
      return { ...context, upstream: upstreamFacts(context) };
    }
    const explanation = await readExplanation(context);
    const name = response.status === 400 ? refusedFieldOf(explanation) : undefined;
    if (name && fields?.[name] != null && !leftAway.has(name)) {
      leftAway.add(name);
      return attempt();
    }
    throw describeFailure(explanation, context);
  };
  return pRetry(attempt, {
    retries: maxRetries,
    minTimeout: BACKOFF_MS,
    randomize: true,
    signal,
    shouldRetry: async ({ error, retryDelay }) => {
      const { code, cause, retryAfterMs = 0 } = error as RecipeError;
      // A fault in the program has none.
      const { status } = (cause ?? {}) as Partial<UpstreamError>;
      const isTransient = TRANSIENT_CODES.includes(code) && TRANSIENT_STATUSES.includes(status);
      if (!isTransient || retryAfterMs > LONGEST_WAIT_MS) return false;
      // The library waits for `retryDelay` itself.
      await sleep(Math.max(0, retryAfterMs - retryDelay), signal);
      return true;
    },
  });
}

interface UpstreamOptions extends RecipeClientOptions {
  ingredients: readonly string[];
  fetch: ModelClientOptions['fetch'];
  maxRetries: number;
  /** Written into the body. Default: it is sent as it is. */
  fields?: JsonObject;
  /** Those that the server has refused in earlier requests of the client. */
  refused?: Set<RefusedField>;
}
