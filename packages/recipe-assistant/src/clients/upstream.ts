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
  return (request, { signal }) =>
    openStream(async () => readStream(await ask(request, signal), signal));
}

/**
 * A stream that is opened when it is first read. No generator that delegates to it: that one would
 * take some turns of its own for every token.
 */
function openStream(open: () => Promise<AsyncGenerator<RecipeChunk>>): AsyncIterable<RecipeChunk> {
  let opening: Promise<AsyncGenerator<RecipeChunk>> | undefined;
  let stream: AsyncGenerator<RecipeChunk> | undefined;
  const next = async () => {
    stream = await (opening ??= open());
    return stream.next();
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => (stream ? stream.next() : next()),
      async return() {
        await (await opening)?.return(undefined);
        return { done: true, value: undefined };
      },
    }),
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
function readStream(response: Response, signal: AbortSignal): AsyncGenerator<RecipeChunk> {
  const isWhole = response.headers.get('content-type')?.includes('json');
  const read = isWhole ? readAtOnce : readChatStream;
  return read(response, signal, nameProviderError);
}

async function* readAtOnce(
  ...given: Parameters<typeof readChatCompletion>
): AsyncGenerator<RecipeChunk> {
  const { recipe, ...end } = await readChatCompletion(...given);
  yield { text: recipe, ...end };
}

type Ask = (request: RecipeRequest, signal: AbortSignal) => Promise<Response>;

export type UpstreamOptions = SendOptions & RetryOptions;
