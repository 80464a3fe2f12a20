import type { RecipeRequest } from './recipe-request.ts';

/**
 * The seam to the model: a request and a signal in, text out. One function is a whole client.
 *
 * Return a promise of the whole recipe, or yield it piece by piece. To fail, throw: a
 * `RecipeError` keeps its code, any other error gets one by `toRecipeError`. When `signal` aborts, stop.
 *
 * @example
 * const whole: RecipeClient = async ({ messages }, { signal }) => ask(messages, signal);
 * const streamed: RecipeClient = async function* () {
 *   yield '# Soup';
 *   yield ' for four';
 * };
 */
export type RecipeClient = (
  request: RecipeRequest,
  options: RecipeClientOptions,
) => Promise<string | RecipeResult> | AsyncIterable<string | RecipeChunk>;

/** What a client is called with besides the request. */
export interface RecipeClientOptions {
  /** Aborts when nobody waits for the recipe any longer. */
  signal: AbortSignal;
  /** What a handler calls the request that it answers. Default: there is none, as in a page. */
  requestId?: string | undefined;
}

/** A piece of a streamed recipe. All fields are optional: the last one often carries only the reason. */
export interface RecipeChunk {
  /** The next piece of markdown, to be appended. */
  text?: string | undefined;
  /** Why the text ends. The last one that is given counts; default `stop`. */
  finishReason?: FinishReason | undefined;
  /** The model that writes, as it calls itself. */
  model?: string | undefined;
  /** Who writes. Default `model`. */
  origin?: RecipeOrigin | undefined;
  /** What the text took, where the model's server says so. */
  usage?: TokenUsage | undefined;
  /** What the model's server calls the request: for reports alone, and never shown. */
  upstream?: UpstreamFacts | undefined;
}

/** A whole recipe. */
export interface RecipeResult {
  /** Markdown. */
  recipe: string;
  /** Why the text ended. */
  finishReason: FinishReason;
  /** The model that wrote it, as it calls itself. */
  model?: string | undefined;
  /** Who wrote it. Default `model`. */
  origin?: RecipeOrigin | undefined;
  /** What it took, where the model's server says so. */
  usage?: TokenUsage | undefined;
  /** What the model's server calls the request: for reports alone, and never shown. */
  upstream?: UpstreamFacts | undefined;
}

/** Tokens, as the model's server counts them. */
export interface TokenUsage {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

/** The HTTP status of the model's server, and its id of the request. */
export interface UpstreamFacts {
  status?: number | undefined;
  requestId?: string | undefined;
}

/** Who wrote a recipe: a language model, or fixed rules such as the sample kitchen's. */
export type RecipeOrigin = 'model' | 'rules';

/**
 * Why the text ended: the model had finished (`stop`), the token limit cut it (`length`), the
 * provider's filter cut it (`content-filter`), or the caller stopped it (`aborted`).
 */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'aborted';

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
  let iterator: AsyncIterator<unknown> | undefined;
  // Also of a promise of an iterable, which is what SDKs give that send first.
  const read = (answer: unknown): unknown => {
    if (!isStream(answer)) return onPart(answer);
    iterator = answer[Symbol.asyncIterator]();
    return readParts(iterator, signal, onPart);
  };
  let leave: (() => void) | undefined;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason);
    // A client may have ended its own run while it was called.
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
  });
  const reading = isStream(given)
    ? read(given)
    : Promise.resolve<unknown>(given).then((answer) => signal.aborted || read(answer));
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
    if (count % PIECES_IN_A_ROW === 0) await new Promise((resolve) => setTimeout(resolve));
  }
}

export function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return Symbol.asyncIterator in Object(answer);
}

/** To let go of an iterator that has ended does nothing. */
async function release(iterator: AsyncIterator<unknown> | undefined): Promise<void> {
  try {
    await iterator?.return?.();
  } catch {
    // The run has ended; how its client takes it interests nobody.
  }
}
