import type { RecipeChunk, RecipeResult } from '../core/recipe-client.ts';
import { readChatReply } from './chat-reply.ts';
import { readChatStream } from './chat-stream.ts';
import { retry, type RetryOptions } from './retry.ts';
import { send, type SendOptions } from './send.ts';
import { nameProviderError, readFailure } from './upstream-failure.ts';

/** An answer that has begun well; a failure that passes is tried again before it is thrown. */
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
export async function* readUpstream(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<RecipeChunk, void, undefined> {
  if (!response.headers.get('content-type')?.includes('json')) {
    yield* readChatStream(response, signal, nameProviderError);
    return;
  }
  const { recipe, ...end } = await readWhole(response, signal);
  yield { text: recipe, ...end };
}

/** The whole text at once. */
export function readWhole(response: Response, signal: AbortSignal): Promise<RecipeResult> {
  return readChatReply(response, signal, nameProviderError);
}

export type UpstreamOptions = SendOptions & RetryOptions;
