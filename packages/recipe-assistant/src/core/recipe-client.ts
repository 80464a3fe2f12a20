import type { RecipeRequest } from './recipe-request.ts';

/**
 * The seam to the model: a request and a signal in, text out. One function is a whole client.
 *
 * Return a promise of the whole recipe, or yield it piece by piece. To fail, throw; a thrown
 * `RecipeError` keeps its code, anything else becomes `unknown`. When `signal` aborts, stop.
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

/** A piece of a streamed answer. All fields are optional: the last one often carries only the reason. */
export interface RecipeChunk {
  /** The next piece of markdown, to be appended. */
  text?: string;
  /** Set once, with or after the last text. */
  finishReason?: FinishReason;
  /** The model that answers, as it calls itself. */
  model?: string;
}

/** A whole answer. */
export interface RecipeResult {
  /** Markdown. */
  recipe: string;
  /** Why the text ended. */
  finishReason: FinishReason;
  /** The model that answered, as it calls itself. */
  model?: string;
}

/**
 * Why the text ended: the model had finished (`stop`), the token limit cut it (`length`), the
 * provider's filter cut it (`content-filter`), or the caller stopped it (`aborted`).
 */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'aborted';
