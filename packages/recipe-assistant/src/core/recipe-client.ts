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
  options: { signal: AbortSignal },
) => Promise<string | RecipeResult> | AsyncIterable<string | RecipeChunk>;

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
}

/** Who wrote a recipe: a language model, or fixed rules such as the sample kitchen's. */
export type RecipeOrigin = 'model' | 'rules';

/**
 * Why the text ended: the model had finished (`stop`), the token limit cut it (`length`), the
 * provider's filter cut it (`content-filter`), or the caller stopped it (`aborted`).
 */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'aborted';
