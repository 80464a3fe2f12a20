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
    const leave = () => reject(signal.reason);
    // A client may have ended its own run while it was called.
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
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
    // Not awaited: a client that hangs, or fails to let go, must not hold the run that has left it.
    release(iterator).catch(() => {});
    throw error;
  }
}

/** Asynchronous, so that what it throws at once is a rejection too. */
async function release(iterator: AsyncIterator<unknown>): Promise<void> {
  await iterator.return?.();
}
