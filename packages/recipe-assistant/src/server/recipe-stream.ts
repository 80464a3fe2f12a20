import { generateRecipe, type GenerateRecipeOptions } from '../core/generate-recipe.ts';
import {
  isStream,
  type RecipeChunk,
  type RecipeClient,
  type RecipeResult,
} from '../core/recipe-client.ts';
import { RecipeError, isIntact } from '../core/recipe-error.ts';
import { Problem } from './problem.ts';
import { ChunkWriter } from './event-stream.ts';
import type { RunEnd } from './run-report.ts';

/** How long a caller hears nothing before it is told to wait: most proxies give up after 30 or 60 s. */
const SILENCE_MS = 15_000;

/** How often it is told so from then on, also between two texts: the page has a limit of its own. */
const WAIT_MS = 10_000;

/** What a caller would get who has already left; nobody reads it. */
export const CLIENT_CLOSED_REQUEST = 499;

/**
 * One run of the client as a response. It is given when the first visible text is there, so that an
 * earlier failure has its own status, or when the silence grows too long for the connection.
 *
 * The model is told to stop when the caller leaves.
 */
export function streamRecipe(
  ingredients: readonly string[],
  { request, requestId, onEnd, client, ...options }: StreamRecipeOptions,
): Promise<Response> {
  return new Promise((resolve) => {
    const run = new AbortController();
    const leave = () => run.abort();
    const caller = signalOf(request);
    if (caller.aborted) leave();
    caller.addEventListener('abort', leave, { once: true });
    const recipe = new StreamedRecipe({ client, requestId, resolve, leave });
    const { client: watched, onText } = recipe;
    void generateRecipe(ingredients, { ...options, client: watched, onText, signal: run.signal })
      .then(
        (result) => (run.signal.aborted ? recipe.abandon(result) : recipe.finish(result)),
        (failure: unknown) => recipe.fail(failure),
      )
      .finally(() => {
        // Holds the request until now: Node drops one that nobody holds, and its signal with it.
        signalOf(request).removeEventListener('abort', leave);
        onEnd(recipe.end);
      });
  });
}

/** Aborts when the caller leaves. The requests of some hosts have none: only a cancelled body tells. */
export function signalOf(request: { signal?: AbortSignal | null }): AbortSignal {
  return request.signal ?? new AbortController().signal;
}

/** Decides when there is a response, and writes it. */
class StreamedRecipe {
  readonly end: RunEnd = { status: 0, characters: 0 };
  readonly client: RecipeClient;
  readonly #writer: ChunkWriter;
  readonly #resolve: (response: Response) => void;
  readonly #keepAlive = startKeepAlive(() => {
    this.#writer.keepAlive();
    this.#begin();
  });
  readonly #requestId: string;
  #isWhole = false;

  constructor({ client, requestId, resolve, leave }: StreamedRecipeOptions) {
    this.#writer = new ChunkWriter(leave);
    this.#resolve = resolve;
    this.#requestId = requestId;
    this.client = (recipeRequest, { signal }) => {
      const output = client(recipeRequest, { signal, requestId });
      return isStream(output) ? output : this.#await(output);
    };
  }

  /** A promise of a stream is one of several texts, too. */
  async #await<Answer>(output: Promise<Answer>): Promise<Answer> {
    const answer = await output;
    this.#isWhole = !isStream(answer);
    return answer;
  }

  readonly onText = (recipe: string, chunk: RecipeChunk): void => {
    this.end.characters = recipe.length;
    this.#writer.add(chunk);
    if (this.end.firstTextAt !== undefined) this.#writer.flush();
    else if (this.#writer.isVisible) this.#beginText();
  };

  finish(result: RecipeResult): void {
    this.#conclude(result);
    this.#writer.end(result);
    this.#begin();
  }

  /** The caller has left. */
  abandon(result: RecipeResult): void {
    this.#conclude(result);
    this.#writer.close();
    this.#respond(() => new Response(null, { status: CLIENT_CLOSED_REQUEST }));
  }

  fail(failure: unknown): void {
    const error = toKnownError(failure);
    this.#conclude({ error, code: error.code });
    this.#writer.fail(error);
    this.#respond(() => Problem.from(error).toResponse(this.#requestId));
  }

  #beginText(): void {
    this.end.firstTextAt = performance.now();
    // A whole text is one chunk: its text waits for its end, which is there as well.
    if (this.#isWhole) return;
    this.#begin();
    this.#writer.flush();
  }

  #begin(): void {
    this.#respond(() => new Response(this.#writer.stream, { headers: EVENT_STREAM }));
  }

  #respond(create: () => Response): void {
    if (this.end.status !== 0) return;
    const response = create();
    this.end.status = response.status;
    this.#resolve(response);
  }

  #conclude({ error, code, finishReason, model, usage, upstream }: Partial<RunEnd>): void {
    this.#keepAlive.end();
    Object.assign(this.end, { error, code, finishReason, model, usage, upstream });
  }
}

const EVENT_STREAM = { 'Content-Type': 'text/event-stream' };

/** A run ends with an error of ours; what ends it otherwise, such as a console that throws, is none. */
function toKnownError(failure: unknown): RecipeError {
  return isIntact(failure) ? failure : new RecipeError('unknown', { cause: failure });
}

/** Calls back after a long silence, and then regularly. */
function startKeepAlive(onWait: () => void): { end: () => void } {
  let regular: Timer;
  const first = setTimeout(() => {
    onWait();
    regular = setInterval(onWait, WAIT_MS);
  }, SILENCE_MS);
  return {
    end: () => {
      clearTimeout(first);
      clearInterval(regular);
    },
  };
}

type Timer = ReturnType<typeof setInterval> | undefined;

interface StreamedRecipeOptions {
  client: RecipeClient;
  requestId: string;
  resolve: (response: Response) => void;
  /** The caller has left. */
  leave: () => void;
}

interface StreamRecipeOptions extends Omit<GenerateRecipeOptions, 'onText' | 'signal'> {
  /** Its signal, where it has one, aborts when the caller leaves. */
  request: Request;
  /** Handed to the client, which tells its own server. */
  requestId: string;
  /** Called once, when the last is sent, or nobody is left who reads it. */
  onEnd: (end: RunEnd) => void;
}
