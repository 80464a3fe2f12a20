import { generateRecipe, type GenerateRecipeOptions } from '../core/generate-recipe.ts';
import { isStream } from '../core/client-output.ts';
import { normalizeIngredient } from '../core/ingredients.ts';
import type {
  FinishReason,
  RecipeChunk,
  RecipeClient,
  RecipeResult,
} from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { Problem } from './problem.ts';
import type { RunOutcome } from './run-report.ts';

/** Milliseconds from the start of a run to the first keep-alive: most proxies give up after 30 or 60 s. */
const KEEP_ALIVE_DELAY_MS = 15_000;

/**
 * Milliseconds between keep-alives from then on, also between two texts: the page has a limit of its
 * own.
 */
const KEEP_ALIVE_MS = 10_000;

/**
 * Streams one run of the client as chat-completions chunks. It resolves at the first visible text, so
 * that an earlier failure has its own status, or when the silence becomes too long for the connection.
 *
 * The run is aborted when the caller leaves; it rejects if that is before there was a response.
 */
export function respondWithRecipe(
  ingredients: readonly string[],
  { request, requestId, onEnd, client, ...options }: RespondOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const { signal } = controller;
    const abort = () => controller.abort();
    const callerSignal = signalOf(request);
    if (callerSignal.aborted) abort();
    callerSignal.addEventListener('abort', abort, { once: true });
    const reply = new RecipeReply(client, resolve, abort);
    let timer = setTimeout(keepAlive, KEEP_ALIVE_DELAY_MS);
    function keepAlive(): void {
      timer = setTimeout(keepAlive, KEEP_ALIVE_MS);
      reply.keepAlive();
    }
    const { client: watched, onText } = reply;
    const run = { ...options, client: watched, requestId, onText, signal };
    const toEnd = async () => {
      const end = await generateRecipe(ingredients, run).catch((error: RecipeError) => ({ error }));
      clearTimeout(timer);
      if ('error' in end) reply.fail(end.error, requestId);
      else if (!signal.aborted) reply.finish(end);
      reply.close();
      // Keeps a reference to the request until now: Node garbage-collects it otherwise, and its signal is never
      // aborted (https://github.com/nodejs/undici/issues/3644).
      signalOf(request).removeEventListener('abort', abort);
      if (reply.outcome.status > 0) onEnd({ ...reply.outcome, ...end });
      else reject(signal.reason as Error);
    };
    void toEnd();
  });
}

/**
 * Aborts when the caller leaves. Where requests have no signal, as in a worker of Cloudflare without a flag, only a
 * cancelled body tells (https://developers.cloudflare.com/changelog/2025-05-22-handle-request-cancellation).
 */
export function signalOf(request: { signal?: AbortSignal | null } | undefined): AbortSignal {
  return request?.signal ?? new AbortController().signal;
}

/** The events of a run, and the response that carries them from the first text on. */
class RecipeReply {
  readonly outcome: Pick<RunOutcome, 'status' | 'characters' | 'firstTextAt'> = { status: 0 };
  readonly client: RecipeClient;
  readonly #resolve: (response: Response) => void;
  readonly #stream: ReadableStream<Uint8Array>;
  /** Undefined once the stream is closed, or its reader has gone. */
  #events: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** Whether the client returned its text instead of streaming it. */
  #isWhole = false;
  #unsent = '';

  /** @param onLeave Called when the reader has gone. */
  constructor(client: RecipeClient, resolve: (response: Response) => void, onLeave: () => void) {
    this.#resolve = resolve;
    this.client = (...args) => {
      const output = client(...args);
      return isStream(output) ? output : this.#await(output);
    };
    this.#stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#events = controller;
      },
      cancel: () => {
        this.#events = undefined;
        onLeave();
      },
    });
  }

  /** A promise of a stream is streamed, too. */
  async #await<Output>(promise: Promise<Output>): Promise<Output> {
    const output = await promise;
    this.#isWhole = !isStream(output);
    return output;
  }

  readonly onText = (recipe: string, chunk: RecipeChunk): void => {
    const { text = '' } = chunk;
    this.outcome.characters = recipe.length;
    this.#unsent += text;
    // White space, invisible characters and turn tokens alone may still be an empty recipe.
    if (this.outcome.firstTextAt === undefined && !normalizeIngredient(text)) return;
    this.outcome.firstTextAt ??= performance.now();
    // A whole text is sent as one chunk, together with its end.
    if (this.#isWhole) return;
    this.#begin();
    this.#sendText(chunk, null);
  };

  /** A comment, since the page and proxies close a silent connection. */
  keepAlive(): void {
    this.#write(': wait');
    this.#begin();
  }

  finish(result: RecipeResult): void {
    this.#sendText(result, WIRE_REASON[result.finishReason]);
    this.#write('data: [DONE]');
    this.#begin();
  }

  fail(error: RecipeError, requestId: string): void {
    const { code, retryAfterMs } = error;
    this.#send({ error: { code, retryAfterMs } });
    this.#respond(() => Problem.fromError(error).toResponse(requestId));
  }

  #begin(): void {
    this.#respond(() => new Response(this.#stream, { headers: EVENT_STREAM }));
  }

  #respond(create: () => Response): void {
    if (this.outcome.status !== 0) return;
    const response = create();
    this.outcome.status = response.status;
    this.#resolve(response);
  }

  /** Sends what has not been sent yet, and who wrote it. */
  #sendText({ model, origin }: RecipeChunk, finish_reason: string | null): void {
    const delta = this.#unsent ? { content: this.#unsent } : {};
    this.#unsent = '';
    this.#send({ choices: [{ delta, finish_reason }], model, origin });
  }

  #send(data: object): void {
    this.#write(`data: ${JSON.stringify(data)}`);
  }

  #write(line: string): void {
    this.#events?.enqueue(encoder.encode(`${line}\n\n`));
  }

  close(): void {
    this.#events?.close();
    this.#events = undefined;
  }
}

const EVENT_STREAM = { 'Content-Type': 'text/event-stream' };

const WIRE_REASON = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  // The client stopped by itself, so the text was cut short.
  aborted: 'length',
} as const satisfies Record<FinishReason, string>;

const encoder = new TextEncoder();

interface RespondOptions extends Omit<GenerateRecipeOptions, 'onText' | 'signal'> {
  /** Its signal, if it has one, aborts when the caller leaves. */
  request: Request;
  requestId: string;
  /** Called once there was a response, when the last text is sent or the caller has left. */
  onEnd: (outcome: RunOutcome) => void;
}
