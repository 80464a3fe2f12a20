import { readAnswer } from './client-answer.ts';
import { missingIngredients } from './ingredients.ts';
import type { RecipeChunk, RecipeClient, RecipeResult } from './recipe-client.ts';
import type { RecipeErrorCode } from './recipe-error-code.ts';
import { RecipeError } from './recipe-error.ts';
import { createRecipeRequest, type RecipeRequestOptions } from './recipe-request.ts';
import { createTimer } from './timer.ts';
import { UpstreamError } from './upstream-error.ts';

/** The longest a whole request may take, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** The longest silence once text has begun to arrive, in milliseconds. */
const STREAM_TIMEOUT_MS = 30_000;

/**
 * One recipe from one call of a client.
 *
 * On failure it writes one line to the console, `Recipe generation failed` with a cause that holds
 * no prompt, token, URL or body, and throws a `RecipeError`. A stop through `signal` is no failure:
 * the result then has the text so far and the finish reason `aborted`.
 *
 * @throws {RecipeError}
 * @example
 * const { recipe } = await generateRecipe(['leek', 'potato', 'cream', 'nutmeg'], { client });
 */
export async function generateRecipe(
  ingredients: readonly string[],
  options: GenerateRecipeOptions,
): Promise<RecipeResult> {
  const { signal: caller, timeout = TIMEOUT_MS } = options;
  const answer: RecipeResult = { recipe: '', finishReason: 'stop' };
  if (caller?.aborted) return { ...answer, finishReason: 'aborted' };
  const run = new AbortController();
  const leave = () => run.abort();
  const expire = () => run.abort(new RecipeError('timeout'));
  const whole = createTimer(expire);
  const silence = createTimer(expire);
  caller?.addEventListener('abort', leave);
  whole(timeout);
  try {
    await listen(ingredients, options, answer, run.signal, silence);
    return answer;
  } catch (error) {
    const failure = toRecipeError(run.signal.reason ?? error);
    // The client may still hold its connection.
    leave();
    if (caller?.aborted) return { ...answer, finishReason: 'aborted' };
    console.error('Recipe generation failed', toLoggedCause(failure));
    throw failure;
  } finally {
    whole();
    silence();
    caller?.removeEventListener('abort', leave);
  }
}

async function listen(
  ingredients: readonly string[],
  options: GenerateRecipeOptions,
  answer: RecipeResult,
  signal: AbortSignal,
  silence: (milliseconds: number) => void,
): Promise<void> {
  const { client, onText, minIngredients, streamTimeout = STREAM_TIMEOUT_MS } = options;
  if (missingIngredients(ingredients, minIngredients) > 0) {
    throw new RecipeError('too-few-ingredients');
  }
  const request = createRecipeRequest(ingredients, options);
  await readAnswer(client(request, { signal }), signal, (part) => {
    const chunk: Partial<RecipeChunk & RecipeResult> =
      typeof part === 'string' ? { text: part } : part;
    const { text = chunk.recipe, model = answer.model, finishReason = answer.finishReason } = chunk;
    Object.assign(answer, { model, finishReason });
    if (text) answer.recipe += text;
    // A chunk without text is no silence either.
    if (answer.recipe) silence(streamTimeout);
    if (text) onText?.(answer.recipe, { text, model });
  });
  if (answer.recipe.trim()) return;
  throw new RecipeError(answer.finishReason === 'content-filter' ? 'content-filtered' : 'empty');
}

/** Engines word a failed `fetch` differently, and a client of somebody else's may throw anything. */
function toRecipeError(cause: unknown): RecipeError {
  if (cause instanceof RecipeError) return cause;
  const { name, message = '' } = Object(cause) as Partial<Error>;
  let code: RecipeErrorCode = 'unknown';
  if (name === 'TimeoutError') code = 'timeout';
  else if (/fetch|network|load failed/i.test(message)) {
    code = globalThis.navigator?.onLine === false ? 'offline' : 'network';
  }
  return new RecipeError(code, { cause });
}

/** Never a foreign error: its message may hold the prompt, a URL or the other side's text. */
function toLoggedCause({ code, cause }: RecipeError): UpstreamError {
  return cause instanceof UpstreamError
    ? new UpstreamError(`${code}: ${cause.message}`, { ...cause, code })
    : new UpstreamError(code, { code });
}

/** How one recipe is asked for. Only the `client` is needed. */
export interface GenerateRecipeOptions extends RecipeRequestOptions {
  /** What asks the model. */
  client: RecipeClient;
  /** Aborting it stops the run and keeps the text so far. */
  signal?: AbortSignal;
  /** Called with the whole text so far, and with the chunk that brought its last piece. */
  onText?: (recipe: string, chunk: RecipeChunk) => void;
  /** Milliseconds for the whole request; 0 or Infinity for no limit. Default 120 000. */
  timeout?: number;
  /** Milliseconds of silence between chunks, from the first text on. Default 30 000. */
  streamTimeout?: number;
  /** With fewer no client is called. Default 4. */
  minIngredients?: number;
}
