import { generateRecipe, type GenerateRecipeOptions } from '../core/generate-recipe.ts';
import type { RecipeClient, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { Problem } from './problem.ts';
import { RecipeAnswer } from './recipe-answer.ts';

/** How long a caller hears nothing before it is told to wait: most proxies give up after 30 or 60 s. */
const SILENCE_MS = 15_000;

/** How often it is told so from then on. */
const WAIT_MS = 10_000;

/** What a caller would get who has already left; nobody reads it. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * One run of the client as a response. It is given when the first visible text is there, so that an
 * earlier failure has its own status, or when the silence grows too long for the connection.
 *
 * The model is told to stop when the caller leaves and when it says more than is passed on.
 */
export function streamRecipe(
  ingredients: readonly string[],
  { request, onError, ...options }: StreamRecipeOptions,
): Promise<Response> {
  return new Promise((resolve) => {
    const run = new AbortController();
    const stop = () => run.abort();
    if (request.signal.aborted) stop();
    request.signal.addEventListener('abort', stop, { once: true });

    const answer = new RecipeAnswer(stop);
    let answered = false;
    const respond = () => {
      if (answered) return;
      answered = true;
      resolve(new Response(answer.stream, { headers: { 'Content-Type': 'text/event-stream' } }));
    };
    const patience = startPatience(() => {
      answer.wait();
      respond();
    });
    let streams = false;
    const client: RecipeClient = (...question) => {
      const reply = options.client(...question);
      streams = Symbol.asyncIterator in Object(reply);
      return reply;
    };
    const onText: GenerateRecipeOptions['onText'] = (_recipe, chunk) => {
      answer.add(chunk);
      // A whole answer is one chunk: its text waits for its end, which is there as well.
      if (!streams || !answer.isVisible) return;
      patience.end();
      answer.flush();
      respond();
      if (answer.isFull) stop();
    };
    const onEnd = (result: RecipeResult) => {
      if (run.signal.aborted && !answer.isFull) {
        answer.close();
        resolve(new Response(null, { status: CLIENT_CLOSED_REQUEST }));
      } else {
        answer.end(result);
        respond();
      }
    };
    const onFailure = (error: RecipeError) => {
      onError(error);
      answer.fail(error);
      resolve(Problem.from(error).toResponse());
    };

    void generateRecipe(ingredients, { ...options, client, signal: run.signal, onText })
      .then(onEnd, onFailure)
      .finally(() => {
        patience.end();
        // Holds the request until now: Node drops one that nobody holds, and its signal with it.
        request.signal.removeEventListener('abort', stop);
      });
  });
}

/** Calls back after a long silence, and then regularly. */
function startPatience(onWait: () => void): { end: () => void } {
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

interface StreamRecipeOptions extends Omit<GenerateRecipeOptions, 'onText' | 'signal'> {
  /** Its signal aborts when the caller leaves. */
  request: Request;
  onError: (error: RecipeError) => void;
}
