import type { RecipeChunk, RecipeClient } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { readChatCompletion } from './chat-completion.ts';
import { readChatStream } from './chat-stream.ts';
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
    return async (request, { signal }) =>
      readChatCompletion(await ask(request, signal), signal, nameProviderError);
  }
  return async function* askStreamed(request, { signal }) {
    yield* readStream(await ask(request, signal), signal);
  };
}

/** A response that has begun well; a failure that passes is tried again before it is thrown. */
export function fetchUpstream(
  url: string,
  init: RequestInit,
  options: UpstreamOptions,
): Promise<Response> {
  return retry(async () => {
    const response = await send(url, init, options);
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

type Ask = (request: RecipeRequest, signal: AbortSignal) => Promise<Response>;

export type UpstreamOptions = SendOptions & RetryOptions;
