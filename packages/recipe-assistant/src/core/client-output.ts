import type { RecipeClient } from './recipe-client.ts';

/** After this many parts without a pause, timers and rendering get their turn. */
const PARTS_IN_A_ROW = 1024;

/**
 * Reads what a client returns, whole or streamed, part by part. It ends on abort even if the client
 * goes on, and returns the client's iterator if reading stops early.
 *
 * It listens to the signal once: racing it against each part would leave a handler for each
 * (https://github.com/nodejs/node/issues/17469).
 *
 * @param onPart Returns false when no more parts are wanted.
 */
export async function readClientOutput(
  output: ReturnType<RecipeClient>,
  signal: AbortSignal,
  onPart: (part: unknown) => boolean,
): Promise<void> {
  let iterator: AsyncIterator<unknown> | undefined;

  async function read(): Promise<void> {
    // Some SDKs return a promise of an iterable.
    const settled: unknown = isStream(output) ? output : await output;
    if (!isStream(settled)) {
      if (!signal.aborted) onPart(settled);
      return;
    }
    iterator = settled[Symbol.asyncIterator]();
    for (let count = 1; !signal.aborted; count += 1) {
      const { done, value } = await iterator.next();
      if (done || signal.aborted || !onPart(value)) return;
      if (count % PARTS_IN_A_ROW === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }

  const left = new Promise<never>((_resolve, reject) => {
    const leave = () => reject(signal.reason);
    // A client may abort its own run while it is being called.
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
  });
  try {
    await Promise.race([read(), left]);
  } finally {
    // Not awaited: a client that hangs or fails here must not keep the run open. One that has ended ignores it.
    Promise.resolve()
      .then(() => iterator?.return?.())
      .catch(() => {});
  }
}

export function isStream(output: unknown): output is AsyncIterable<unknown> {
  return Symbol.asyncIterator in Object(output);
}
