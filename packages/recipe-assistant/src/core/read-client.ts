import type { RecipeChunk, RecipeClient } from './recipe-client.ts';

/** After so many pieces without a pause timers and the page get their turn. */
const PIECES_IN_A_ROW = 1024;

/**
 * Reads what a client gives, whole or streamed, part by part. Ends with the signal even where the
 * client goes on, and tells a streaming client that is left before its end to let go.
 *
 * The signal is listened to once: to race it against each part would leave a handler for each.
 *
 * @param onPart Returns false when no more is wanted.
 */
export async function readClient(
  given: ReturnType<RecipeClient>,
  signal: AbortSignal,
  onPart: (part: unknown) => boolean,
): Promise<void> {
  const iterator = (given as Partial<AsyncIterable<string | RecipeChunk>>)[
    Symbol.asyncIterator
  ]?.();
  let leave: (() => void) | undefined;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason);
    // A client may have ended its own run while it was called.
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
  });
  const reading = iterator
    ? readParts(iterator, signal, onPart)
    : Promise.resolve<unknown>(given).then((part) => signal.aborted || onPart(part));
  try {
    await Promise.race([reading, left]);
  } finally {
    signal.removeEventListener('abort', leave!);
    // Not awaited: a client that hangs, or fails to let go, must not hold the run that has left it.
    void release(iterator);
  }
}

async function readParts(
  iterator: AsyncIterator<unknown>,
  signal: AbortSignal,
  onPart: (part: unknown) => boolean,
): Promise<void> {
  for (let count = 1; !signal.aborted; count += 1) {
    const { done, value } = await iterator.next();
    if (done || signal.aborted || !onPart(value)) return;
    if (count % PIECES_IN_A_ROW === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

/** To let go of an iterator that has ended does nothing. */
async function release(iterator: AsyncIterator<unknown> | undefined): Promise<void> {
  try {
    await iterator?.return?.();
  } catch {
    // The run has ended; how its client takes it interests nobody.
  }
}
