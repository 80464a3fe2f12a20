import type { RecipeClient } from './recipe-client.ts';

/** After so many parts without a pause, timers and the page get their turn. */
const PARTS_IN_A_ROW = 1024;

/**
 * Reads what a client gives, whole or streamed, part by part. Ends with the signal even where the
 * client goes on, and tells a streaming client that is left before its end to let go.
 *
 * The signal is listened to once: to race it against each part would leave a handler for each.
 *
 * @param onPart Returns false when no more is wanted.
 */
export async function readClientOutput(
  output: ReturnType<RecipeClient>,
  signal: AbortSignal,
  onPart: (part: unknown) => boolean,
): Promise<void> {
  let iterator: AsyncIterator<unknown> | undefined;
  // Also of a promise of an iterable, which is what SDKs give that send first.
  const read = (settled: unknown): unknown => {
    if (!isStream(settled)) return onPart(settled);
    iterator = settled[Symbol.asyncIterator]();
    return readParts(iterator, signal, onPart);
  };
  let leave: (() => void) | undefined;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason);
    // A client may have ended its own run while it was called.
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
  });
  const reading = isStream(output)
    ? read(output)
    : Promise.resolve<unknown>(output).then((settled) => signal.aborted || read(settled));
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
    // Nothing is what the loop of an SDK yields for an event without text.
    if (done || signal.aborted || !onPart(value ?? '')) return;
    if (count % PARTS_IN_A_ROW === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

export function isStream(output: unknown): output is AsyncIterable<unknown> {
  return Symbol.asyncIterator in Object(output);
}

/** To let go of an iterator that has ended does nothing. */
async function release(iterator: AsyncIterator<unknown> | undefined): Promise<void> {
  try {
    await iterator?.return?.();
  } catch {
    // The run has ended, and has its result.
  }
}
