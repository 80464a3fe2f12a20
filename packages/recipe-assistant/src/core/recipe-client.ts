import type { RecipeRequest } from './recipe-request.ts';

/**
 * The interface to a model: a request and a signal in, text out. A client is one function.
 *
 * Return a promise of the whole recipe, or yield it chunk by chunk. To fail, throw: a `RecipeError`
 * keeps its code, any other error gets one from `toRecipeError`. Stop when `signal` aborts.
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

/** The second argument of a client. */
export interface RecipeClientOptions {
  /** Aborts when the recipe is no longer wanted. */
  signal: AbortSignal;
  /** The request id of the handler that is answering. Default: none, as in a page. */
  requestId?: string | undefined;
}

/**
 * A chunk of a streamed recipe. All fields are optional: the last chunk often has only the finish
 * reason.
 */
export interface RecipeChunk {
  /** Markdown to append. */
  text?: string | undefined;
  /** Why the text ends; the last one given counts. Default `stop`. */
  finishReason?: FinishReason | undefined;
  /** The model's name, as it reports it. */
  model?: string | undefined;
  /** What wrote it. Default `model`. */
  origin?: RecipeOrigin | undefined;
  /** The tokens used, if the model's server reports them. */
  usage?: TokenUsage | undefined;
  /** The model server's request id and status: for reports only, never shown. */
  upstream?: UpstreamFacts | undefined;
}

/** A whole recipe. */
export interface RecipeResult extends Omit<RecipeChunk, 'text' | 'finishReason'> {
  /** Markdown. */
  recipe: string;
  /** Why the text ended. */
  finishReason: FinishReason;
}

/** Tokens as the model's server counts them. */
export interface TokenUsage {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

/** The HTTP status of the model's server, and its request id. */
export interface UpstreamFacts {
  status?: number | undefined;
  requestId?: string | undefined;
}

/** What wrote a recipe: a language model, fixed rules such as the sample kitchen's, or the browser's own model. */
export type RecipeOrigin = 'model' | 'rules' | 'built-in';

/**
 * Why the text ended: the model finished (`stop`), the token limit cut it (`length`), the provider's
 * filter cut it (`content-filter`), or the caller stopped it (`aborted`).
 */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'aborted';
