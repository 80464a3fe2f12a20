import { callSafely, usableNumber } from './caller-options.ts';
import { findInError, statusOf, toRecipeError } from './foreign-error.ts';
import { MIN_INGREDIENTS, normalizeIngredient } from './ingredients.ts';
import { readClientOutput } from './client-output.ts';
import type { RecipeChunk, RecipeClient, RecipeResult } from './recipe-client.ts';
import { RecipeError, UpstreamError } from './recipe-error.ts';
import { quotes } from './quotes.ts';
import { createRecipeRequest, type RecipeRequestOptions } from './recipe-request.ts';
import { LONGEST_MS } from './timers.ts';

/** The longest a whole request may take, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** The longest silence once text has begun to arrive, in milliseconds. */
const STREAM_TIMEOUT_MS = 30_000;

/** Many times the longest recipe, in UTF-16 units. A model that doesn't stop is stopped here. */
const MAX_LENGTH = 262_144;

const FINISH_REASONS: readonly unknown[] = ['stop', 'length', 'content-filter', 'aborted'];

/**
 * Generates one recipe with one call of a client.
 *
 * On failure it logs `Recipe generation failed` once through `console.error`, with a cause that
 * contains no prompt, token, URL or body, and throws a `RecipeError`. Aborting `signal` is not a
 * failure: the result then has the text so far and the finish reason `aborted`. Text beyond 262,144
 * UTF-16 units is cut, with the finish reason `length`.
 *
 * @throws {RecipeError}
 * @example
 * const { recipe } = await generateRecipe(['leek', 'potato', 'cream', 'nutmeg'], { client });
 */
export async function generateRecipe(
  ingredients: readonly string[],
  options: GenerateRecipeOptions,
): Promise<RecipeResult> {
  const { signal: callerSignal } = options;
  const result: RecipeResult = { recipe: '', finishReason: 'stop' };
  if (callerSignal?.aborted) return { ...result, finishReason: 'aborted' };
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  const expire = () => controller.abort(new RecipeError('timeout'));
  // 0 is no limit.
  const expireAfter = (milliseconds: number) =>
    setTimeout(expire, Math.min(milliseconds || LONGEST_MS, LONGEST_MS));
  const streamTimeout = usableNumber(options, 'streamTimeout', STREAM_TIMEOUT_MS);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const timeout = expireAfter(usableNumber(options, 'timeout', TIMEOUT_MS));
  callerSignal?.addEventListener('abort', abort);
  try {
    await readRecipe(ingredients, options, result, signal, () => {
      clearTimeout(silence);
      silence = expireAfter(streamTimeout);
    });
    // Lets a client that was cut off close its connection.
    if (result.recipe.length >= MAX_LENGTH) abort();
    return result;
  } catch (error) {
    const failure = toRecipeError(signal.aborted ? signal.reason : error);
    // The client may still hold its connection.
    abort();
    if (callerSignal?.aborted) return { ...result, finishReason: 'aborted' };
    console.error('Recipe generation failed', toLoggedCause(failure, options.requestId));
    throw failure;
  } finally {
    clearTimeout(timeout);
    clearTimeout(silence);
    callerSignal?.removeEventListener('abort', abort);
  }
}

/** @param result collects the text so far, which survives a failure */
async function readRecipe(
  ingredients: readonly string[],
  options: GenerateRecipeOptions,
  result: RecipeResult,
  signal: AbortSignal,
  onActivity: () => void,
): Promise<void> {
  const { client, onText, requestId } = options;
  const request = createRecipeRequest(ingredients, options);
  const minIngredients = usableNumber(options, 'minIngredients', MIN_INGREDIENTS);
  const missing = minIngredients - request.ingredients.length;
  if (missing > 0) throw new RecipeError('too-few-ingredients', { missing });
  await readClientOutput(client(request, { signal, requestId }), signal, (part) => {
    const chunk: Given = typeof part === 'string' ? { text: part } : Object(part);
    const piece: unknown = chunk.text ?? chunk.recipe ?? '';
    if (typeof piece !== 'string') throw new RecipeError('malformed');
    noteMetadata(result, chunk, request.ingredients);
    const text = piece.slice(0, MAX_LENGTH - result.recipe.length);
    result.recipe += text;
    // A chunk without text is activity too.
    if (result.recipe) onActivity();
    const { model, origin } = result;
    if (text && onText) void callSafely(() => onText(result.recipe, { text, model, origin }));
    if (result.recipe.length < MAX_LENGTH) return true;
    result.finishReason = 'length';
    return false;
  });
  // Invisible characters and turn tokens alone are no text.
  if (normalizeIngredient(result.recipe)) return;
  throw new RecipeError(result.finishReason === 'content-filter' ? 'content-filtered' : 'empty');
}

/** Clients may be plain JavaScript: a reason, a model or an origin that is none is dropped. */
function noteMetadata(
  result: RecipeResult,
  { finishReason, model, origin, usage, upstream }: Given,
  ingredients: readonly string[],
): void {
  if (FINISH_REASONS.includes(finishReason)) result.finishReason = finishReason!;
  if (model !== result.model && isModelName(model, ingredients)) result.model = model;
  if (origin === 'rules' || origin === 'built-in') result.origin = origin;
  if (usage) result.usage = usage;
  if (upstream) result.upstream = upstream;
}

type Given = Partial<RecipeChunk & RecipeResult>;

/** Never another library's error: its message may contain the prompt, a URL or the response. */
function toLoggedCause({ code, cause }: RecipeError, ownId?: string): UpstreamError {
  const facts = findInError<Partial<UpstreamError>>(cause, (error) => {
    if (error instanceof UpstreamError) return error;
    const status = statusOf(error);
    return status ? { status } : undefined;
  });
  const hint = facts || !cause ? '' : ', see cause';
  const message = facts?.message ? `: ${facts.message}` : hint;
  const requestId = ownId ?? facts?.requestId;
  return new UpstreamError(code + message, { ...facts, code, ...(requestId && { requestId }) });
}

/**
 * Whether a text may be a model's name. Visitors and logs see it, but the other side chose it. Allows
 * letters, digits and the punctuation of names in use, from `gpt-4o` and `hf.co/org/Model-GGUF:Q4_K_M`
 * to a cloud's ARNs: no sentence with a comma, no line break, and none of the visitor's ingredients.
 */
function isModelName(value: unknown, ingredients: readonly string[]): value is string {
  return typeof value === 'string' && MODEL_NAME.test(value) && !quotes(value, ingredients);
}

/** Up to 128 characters, or 64 if it contains spaces. */
const MODEL_NAME = /^(?=\S{1,128}$|.{1,64}$)(?=\S)[\p{L}\p{N} ._/:@+-]+$/u;

/** The options of one recipe request. Only `client` is required. */
export interface GenerateRecipeOptions extends RecipeRequestOptions {
  /** Reaches the model. */
  client: RecipeClient;
  /** Aborting it stops the run and keeps the text so far. */
  signal?: AbortSignal | undefined;
  /** Called with the whole text so far, and with the chunk that extended it. */
  onText?: ((recipe: string, chunk: RecipeChunk) => void) | undefined;
  /** Milliseconds for the whole request; 0 or Infinity for no limit. Default 120,000. */
  timeout?: number | undefined;
  /** Milliseconds of silence allowed between chunks, from the first text on. Default 30,000. */
  streamTimeout?: number | undefined;
  /** With fewer ingredients the client isn't called. Default 4. */
  minIngredients?: number | undefined;
  /** Your own id of the request: for the client, and in the log of a failure. Default none. */
  requestId?: string | undefined;
}
