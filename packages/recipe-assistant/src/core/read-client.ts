import type { RecipeChunk, RecipeClient, RecipeResult } from './recipe-client.ts';

/** After so many pieces without a pause timers and the page get their turn. */
const PIECES_IN_A_ROW = 1024;

/**
 * Reads what a client gives, whole or streamed, part by part. Ends with the signal even where the
 * client goes on, and then tells a streaming client to let go.
 *
 * @param onPart Returns false when no more is wanted.
 */
export function readClient(
  given: ReturnType<RecipeClient>,
  signal: AbortSignal,
  onPart: (part: unknown) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    // A client may have ended its own run while it was called.
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    readParts(given, signal, onPart)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Not raced against the signal for each part: each race would leave a handler on the loser. */
async function readParts(
  given: ReturnType<RecipeClient>,
  signal: AbortSignal,
  onPart: (part: unknown) => boolean,
): Promise<void> {
  const iterator = (given as Partial<AsyncIterable<string | RecipeChunk>>)[
    Symbol.asyncIterator
  ]?.();
  if (!iterator) {
    const part = await (given as Promise<string | RecipeResult>);
    if (!signal.aborted) onPart(part);
    return;
  }
  const letGo = () => void release(iterator);
  signal.addEventListener('abort', letGo, { once: true });
  try {
    for (let count = 1; !signal.aborted; count += 1) {
      const { done, value } = await iterator.next();
      if (done || signal.aborted) return;
      if (!onPart(value)) return letGo();
      if (count % PIECES_IN_A_ROW === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    letGo();
    throw error;
  } finally {
    signal.removeEventListener('abort', letGo);
  }
}

/** Not awaited: a client that hangs, or fails to let go, must not hold the run that has left it. */
async function release(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // The run has ended; nobody is interested in how its client takes it.
  }
}
