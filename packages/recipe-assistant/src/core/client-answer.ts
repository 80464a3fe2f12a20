import type { RecipeChunk, RecipeClient, RecipeResult } from './recipe-client.ts';

/**
 * Reads what a client answers, whole or streamed, part by part. Ends with the signal even where
 * the client goes on, and then tells a streaming client to let go.
 */
export async function readAnswer(
  answer: ReturnType<RecipeClient>,
  signal: AbortSignal,
  onPart: (part: string | RecipeChunk | RecipeResult) => void,
): Promise<void> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // The abort may come while nobody waits for a part.
  aborted.catch(() => {});
  const iterator = (answer as Partial<AsyncIterable<string | RecipeChunk>>)[
    Symbol.asyncIterator
  ]?.();
  if (!iterator)
    return onPart(await Promise.race([answer as Promise<string | RecipeResult>, aborted]));
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted]);
      if (done) return;
      onPart(value);
    }
  } catch (error) {
    // Not awaited: a client that hangs must not hold the run that has left it.
    void release(iterator);
    throw error;
  }
}

async function release(iterator: AsyncIterator<unknown>): Promise<void> {
  try {
    await iterator.return?.();
  } catch {
    // A client that fails to let go has already been left.
  }
}
