import type { RecipeChunk, RecipeClient, RecipeClientOptions } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { REQUEST_ID } from '../core/upstream-error.ts';
import { readChatCompletion } from './chat-completion.ts';
import { readChatStream } from './chat-stream.ts';
import { noteSent, withBody } from './echo.ts';
import { upstreamFacts } from './failure.ts';
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
  return (request, caller) =>
    openStream(async () => {
      const response = await ask(request, caller);
      const facts = { upstream: upstreamFacts(response) };
      return { facts, chunks: readStream(response, caller.signal) };
    });
}

/**
 * A stream that is opened when it is first read; its first chunk has what is known before its text. No
 * generator that delegates to it: that one would take some turns of its own for every token.
 */
function openStream(open: () => Promise<OpenStream>): AsyncIterable<RecipeChunk> {
  let opening: Promise<OpenStream> | undefined;
  let chunks: OpenStream['chunks'] | undefined;
  const begin = async () => {
    const stream = await (opening ??= open());
    chunks = stream.chunks;
    const first = await chunks.next();
    return first.done ? first : { value: { ...first.value, ...stream.facts } };
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => (chunks ? chunks.next() : begin()),
      async return() {
        await (await opening)?.chunks.return(undefined);
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
  const { requestId } = options;
  const headers = new Headers(init.headers);
  if (requestId && REQUEST_ID.test(requestId)) headers.set('X-Request-Id', requestId);
  return retry(async () => {
    const response = await send(url, { ...init, headers }, options);
    noteSent(response, headers);
    if (!response.ok) throw await readFailure(response, options.signal);
    return response;
  }, options);
}

/** The text as it comes; in one piece from a server that does not stream, although asked to. */
function readStream(response: Response, signal: AbortSignal): AsyncGenerator<RecipeChunk> {
  const type = response.headers.get('content-type');
  if (!type && response.body) return readUntyped(response, response.body, signal);
  const read = type?.includes('json') ? readAtOnce : readChatStream;
  return read(response, signal, nameProviderError);
}

/** What does not say what it is, is JSON if it begins like it: no event stream does. */
async function* readUntyped(
  response: Response,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<RecipeChunk> {
  const [head, whole] = body.tee();
  const read = (await beginsWithBrace(head)) ? readAtOnce : readChatStream;
  yield* read(withBody(response, whole), signal, nameProviderError);
}

async function beginsWithBrace(body: ReadableStream<Uint8Array>): Promise<boolean> {
  const reader = body.getReader();
  try {
    const { value } = await reader.read();
    return value?.find((byte) => byte > SPACE) === BRACE;
  } catch {
    // Whoever reads the rest is told of it.
    return false;
  } finally {
    // Not awaited: it ends with the other branch.
    reader.cancel().catch(() => {});
  }
}

const SPACE = 0x20;
const BRACE = 0x7b;

async function* readAtOnce(
  ...given: Parameters<typeof readChatCompletion>
): AsyncGenerator<RecipeChunk> {
  const { recipe, ...end } = await readChatCompletion(...given);
  yield { text: recipe, ...end };
}

interface OpenStream {
  facts: RecipeChunk;
  chunks: AsyncGenerator<RecipeChunk>;
}

type Ask = (request: RecipeRequest, caller: RecipeClientOptions) => Promise<Response>;

export type UpstreamOptions = SendOptions & RetryOptions & RecipeClientOptions;
