import { readAnswer } from './client-answer.ts';
import { missingIngredients } from './ingredients.ts';
import type { FinishReason, RecipeChunk, RecipeClient, RecipeResult } from './recipe-client.ts';
import { RecipeError, type RecipeErrorCode } from './recipe-error.ts';
import { createRecipeRequest, type RecipeRequestOptions } from './recipe-request.ts';
import { RunClock } from './run-clock.ts';
import { UpstreamError } from './upstream-error.ts';

/** The longest a whole request may take, in milliseconds. */
export const TIMEOUT_MS = 120_000;

/** The longest silence once text has begun to arrive, in milliseconds. */
export const STREAM_TIMEOUT_MS = 30_000;

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
  const { signal, timeout = TIMEOUT_MS } = options;
  if (signal?.aborted) return { recipe: '', finishReason: 'aborted' };
  const clock = new RunClock(signal, timeout);
  const answer: Answer = { recipe: '' };
  try {
    return await run(ingredients, options, clock, answer);
  } catch (error) {
    clock.abort();
    if (signal?.aborted) return { ...answer, finishReason: 'aborted' };
    const failure = toRecipeError(error, clock);
    console.error('Recipe generation failed', toLoggedCause(failure));
    throw failure;
  } finally {
    clock.stop();
  }
}

async function run(
  ingredients: readonly string[],
  options: GenerateRecipeOptions,
  clock: RunClock,
  answer: Answer,
): Promise<RecipeResult> {
  const { client, onText, minIngredients } = options;
  if (missingIngredients(ingredients, minIngredients) > 0) {
    throw new RecipeError('too-few-ingredients');
  }
  const request = createRecipeRequest(ingredients, options);
  for await (const chunk of readAnswer(client, request, clock.signal)) {
    answer.model = chunk.model ?? answer.model;
    answer.finishReason = chunk.finishReason ?? answer.finishReason;
    if (!chunk.text) continue;
    answer.recipe += chunk.text;
    clock.heard(options.streamTimeout ?? STREAM_TIMEOUT_MS);
    onText?.(answer.recipe, chunk);
  }
  if (answer.recipe.trim() === '') {
    const filtered = answer.finishReason === 'content-filter';
    throw new RecipeError(filtered ? 'content-filtered' : 'empty');
  }
  return { ...answer, finishReason: answer.finishReason ?? 'stop' };
}

function toRecipeError(error: unknown, clock: RunClock): RecipeError {
  if (clock.expired !== undefined) {
    const summary =
      clock.expired === 'timeout' ? 'No whole answer in time' : 'Too long a silence in mid-stream';
    return new RecipeError('timeout', { cause: new UpstreamError(summary) });
  }
  return error instanceof RecipeError ? error : new RecipeError(guessCode(error), { cause: error });
}

/** What a client of somebody else's may throw: engines word a failed `fetch` differently. */
function guessCode(error: unknown): RecipeErrorCode {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'TimeoutError') return 'timeout';
  if (name !== 'TypeError' || !/fetch|network|load failed/i.test(message)) return 'unknown';
  return globalThis.navigator?.onLine === false ? 'offline' : 'network';
}

/** Never a foreign error: its message may hold the prompt, a URL or the other side's text. */
function toLoggedCause({ code, cause }: RecipeError): UpstreamError {
  if (!(cause instanceof UpstreamError)) return new UpstreamError(code);
  return new UpstreamError(`${code}: ${cause.summary}`, cause);
}

interface Answer {
  recipe: string;
  finishReason?: FinishReason;
  model?: string;
}

export interface GenerateRecipeOptions extends RecipeRequestOptions {
  client: RecipeClient;
  /** Aborting it stops the run and keeps the text so far. */
  signal?: AbortSignal;
  /** Called with the whole text so far and the chunk that brought its end. */
  onText?: (recipe: string, chunk: RecipeChunk) => void;
  /** Milliseconds for the whole request; 0 or Infinity for no limit. Default 120 000. */
  timeout?: number;
  /** Milliseconds of silence between chunks, from the first text on. Default 30 000. */
  streamTimeout?: number;
  /** Default 4. */
  minIngredients?: number;
}
