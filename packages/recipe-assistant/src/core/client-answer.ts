import type { RecipeChunk, RecipeClient, RecipeResult } from './recipe-client.ts';
import { RecipeError } from './recipe-error.ts';
import type { RecipeRequest } from './recipe-request.ts';
import { UpstreamError } from './upstream-error.ts';

/**
 * Calls a client and reads its answer, whole or streamed, as chunks. Ends with the signal's abort
 * even where the client ignores it, and then tells a streaming client to let go.
 */
export async function* readAnswer(
  client: RecipeClient,
  request: RecipeRequest,
  signal: AbortSignal,
): AsyncGenerator<RecipeChunk, void, undefined> {
  const aborted = rejectOnAbort(signal);
  const answer = client(request, { signal });
  if (!isAsyncIterable(answer)) {
    yield toChunk(await Promise.race([answer, aborted]));
    return;
  }
  const iterator = answer[Symbol.asyncIterator]();
  let ended = false;
  try {
    while (!ended) {
      const step = await Promise.race([iterator.next(), aborted]);
      ended = step.done === true;
      if (!ended) yield toChunk(step.value);
    }
  } finally {
    if (!ended) release(iterator);
  }
}

function isAsyncIterable<T>(value: unknown): value is AsyncIterable<T> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Clients come from anywhere, also from code without types. */
function toChunk(value: unknown): RecipeChunk {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'object' && value !== null) {
    const { text, recipe, finishReason, model } = value as RecipeChunk & Partial<RecipeResult>;
    const piece: unknown = text ?? recipe ?? '';
    if (typeof piece === 'string') return { text: piece, finishReason, model };
  }
  const cause = new UpstreamError('The client gave neither text nor a chunk');
  throw new RecipeError('malformed', { cause });
}

/** Not awaited: a client that hangs must not hold the run that has left it. */
function release(iterator: AsyncIterator<unknown>): void {
  try {
    iterator.return?.().catch(ignore);
  } catch {
    // A client that fails to let go has already been left.
  }
}

function ignore(): void {}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const promise = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(new DOMException('The run was aborted.', 'AbortError'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  // The abort may come while nobody waits for a chunk.
  promise.catch(ignore);
  return promise;
}
