import type { RecipeChunk, RecipeClient, RecipeClientOptions } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { readChatCompletion } from './chat-completion.ts';
import { readChatStream } from './chat-stream.ts';
import { REQUEST_ID, upstreamFacts } from './failure.ts';
import { retry, type RetryOptions } from './retry.ts';
import { send, type SendOptions } from './send.ts';
import { nameProviderError, readFailure } from './upstream-failure.ts';

/**
 * A client that reads the response itself: as it comes, or whole.
 *
 * @param ask Sends the request; its response has begun well.
 */
export function createUpstreamClient(ask: Ask, stream: boolean): RecipeClient {
  if (!stream) {
    return async (request, caller) => {
      const response = await ask(request, caller);
      const result = await readChatCompletion(response, caller.signal, nameProviderError);
      return { ...result, upstream: upstreamFacts(response) };
    };
  }
  return async function* askStreamed(request, caller) {
    const response = await ask(request, caller);
    yield* readStream(response, caller.signal);
    yield { upstream: upstreamFacts(response) };
  };
}

/** A response that has begun well; a failure that passes is tried again before it is thrown. */
export function fetchUpstream(
  url: string,
  init: RequestInit,
  options: UpstreamOptions,
): Promise<Response> {
  const { requestId } = options;
  const headers = new Headers(init.headers);
  if (requestId && REQUEST_ID.test(requestId)) headers.set('X-Request-Id', requestId);
  return retry(async () => {
    const response = await send(url, { ...init, headers }, options);
    if (!response.ok) throw await readFailure(response, options.signal);
    return response;
  }, options);
}

/** The text as it comes; in one piece from a server that does not stream, although asked to. */
async function* readStream(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<RecipeChunk, void, undefined> {
  if (!response.headers.get('content-type')?.includes('json')) {
    yield* readChatStream(response, signal, nameProviderError);
    return;
  }
  const { recipe, ...end } = await readChatCompletion(response, signal, nameProviderError);
  yield { text: recipe, ...end };
}

type Ask = (request: RecipeRequest, caller: RecipeClientOptions) => Promise<Response>;

export type UpstreamOptions = SendOptions & RetryOptions & RecipeClientOptions;
