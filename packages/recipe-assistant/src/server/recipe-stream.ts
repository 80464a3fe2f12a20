import { generateRecipe, type GenerateRecipeOptions } from '../core/generate-recipe.ts';
import { isStream } from '../core/client-output.ts';
import type { RecipeChunk, RecipeClient, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { Problem } from './problem.ts';
import { ChunkWriter } from './event-stream.ts';
import type { RunOutcome } from './run-report.ts';

/** Milliseconds from the start of a run to the first keep-alive: most proxies give up after 30 or 60 s. */
const KEEP_ALIVE_DELAY_MS = 15_000;

/**
 * Milliseconds between keep-alives from then on, also between two texts: the page has a limit of its
 * own.
 */
const KEEP_ALIVE_MS = 10_000;

/** The status in logs and reports for a caller who has left. */
export const CLIENT_CLOSED_REQUEST = 499;

/**
 * Streams one run of the client as a response. It resolves at the first visible text, so that an
 * earlier failure has its own status, or when the silence becomes too long for the connection.
 *
 * The run is aborted when the caller leaves.
 */
export function respondWithRecipe(
  ingredients: readonly string[],
  { request, requestId, onEnd, client, ...options }: RespondOptions,
): Promise<Response> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = () => controller.abort();
    const callerSignal = signalOf(request);
    if (callerSignal.aborted) abort();
    callerSignal.addEventListener('abort', abort, { once: true });
    const writer = new ResponseWriter({ client, requestId, resolve, onLeave: abort });
    const { client: watched, onText } = writer;
    void generateRecipe(ingredients, { ...options, client: watched, requestId, onText, signal })
      .then(
        (result) => (signal.aborted ? writer.cancel(result) : writer.finish(result)),
        (error: RecipeError) => writer.fail(error),
      )
      .finally(() => {
        // Keeps a reference to the request until now: Node garbage-collects it otherwise, and its
        // signal with it.
        signalOf(request).removeEventListener('abort', abort);
        onEnd(writer.outcome);
      });
  });
}

/** Aborts when the caller leaves. On some hosts requests have no signal: only a cancelled body tells. */
export function signalOf(request: { signal?: AbortSignal | null }): AbortSignal {
  return request.signal ?? new AbortController().signal;
}

/** Decides when to respond, and writes the response. */
class ResponseWriter {
  readonly outcome: RunOutcome = { status: 0, characters: 0 };
  readonly client: RecipeClient;
  readonly #chunks: ChunkWriter;
  readonly #resolve: (response: Response) => void;
  readonly #endKeepAlive = startKeepAlive(() => {
    this.#chunks.keepAlive();
    this.#begin();
  });
  readonly #requestId: string;
  #isBuffered = false;

  constructor({ client, requestId, resolve, onLeave }: ResponseWriterOptions) {
    this.#chunks = new ChunkWriter(onLeave);
    this.#resolve = resolve;
    this.#requestId = requestId;
    this.client = (...args) => {
      const output = client(...args);
      return isStream(output) ? output : this.#await(output);
    };
  }

  /** A promise of a stream is streamed, too. */
  async #await<Output>(promise: Promise<Output>): Promise<Output> {
    const output = await promise;
    this.#isBuffered = !isStream(output);
    return output;
  }

  readonly onText = (recipe: string, chunk: RecipeChunk): void => {
    this.outcome.characters = recipe.length;
    this.#chunks.add(chunk);
    if (this.outcome.firstTextAt !== undefined) this.#chunks.flush();
    else if (this.#chunks.isVisible) this.#beginText();
  };

  finish(result: RecipeResult): void {
    this.#settle(result);
    this.#chunks.end(result);
    this.#begin();
  }

  /** The caller has left. */
  cancel(result: RecipeResult): void {
    this.#settle(result);
    this.#chunks.close();
    this.#respond(() => new Response(null, { status: CLIENT_CLOSED_REQUEST }));
  }

  fail(error: RecipeError): void {
    this.#settle({ error, code: error.code });
    this.#chunks.fail(error);
    this.#respond(() => Problem.fromError(error).toResponse(this.#requestId));
  }

  #beginText(): void {
    this.outcome.firstTextAt = performance.now();
    // A whole text is sent as one chunk, together with its end.
    if (this.#isBuffered) return;
    this.#begin();
    this.#chunks.flush();
  }

  #begin(): void {
    this.#respond(() => new Response(this.#chunks.stream, { headers: EVENT_STREAM }));
  }

  #respond(create: () => Response): void {
    if (this.outcome.status !== 0) return;
    const response = create();
    this.outcome.status = response.status;
    this.#resolve(response);
  }

  #settle({ error, code, finishReason, model, usage, upstream }: Partial<RunOutcome>): void {
    this.#endKeepAlive();
    Object.assign(this.outcome, { error, code, finishReason, model, usage, upstream });
  }
}

const EVENT_STREAM = { 'Content-Type': 'text/event-stream' };

/** Calls back after {@link KEEP_ALIVE_DELAY_MS} and then regularly, until the function that it returns is called. */
function startKeepAlive(onWait: () => void): () => void {
  let timer = setTimeout(wait, KEEP_ALIVE_DELAY_MS);
  function wait(): void {
    timer = setTimeout(wait, KEEP_ALIVE_MS);
    onWait();
  }
  return () => clearTimeout(timer);
}

interface ResponseWriterOptions {
  client: RecipeClient;
  requestId: string;
  resolve: (response: Response) => void;
  onLeave: () => void;
}

interface RespondOptions extends Omit<GenerateRecipeOptions, 'onText' | 'signal'> {
  /** Its signal, if it has one, aborts when the caller leaves. */
  request: Request;
  requestId: string;
  /** Called once, when the last text is sent or the caller has left. */
  onEnd: (outcome: RunOutcome) => void;
}
