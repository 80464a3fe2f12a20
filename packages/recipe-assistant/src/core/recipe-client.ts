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
  options: RecipeClientOptions,
) => Promise<string | RecipeResult> | AsyncIterable<string | RecipeChunk>;

/** What a client is called with besides the request. */
export interface RecipeClientOptions {
  /** Aborts when nobody waits for the recipe any longer. */
  signal: AbortSignal;
  /** What a handler calls the request that it answers. Default: there is none, as in a page. */
  requestId?: string | undefined;
}

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
  /** What the text took, where the model's server says so. */
  usage?: TokenUsage | undefined;
  /** What the model's server calls the request: for reports alone, and never shown. */
  upstream?: UpstreamFacts | undefined;
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
  /** What it took, where the model's server says so. */
  usage?: TokenUsage | undefined;
  /** What the model's server calls the request: for reports alone, and never shown. */
  upstream?: UpstreamFacts | undefined;
}

/** Tokens, as the model's server counts them. */
export interface TokenUsage {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

/** The HTTP status of the model's server, and its id of the request. */
export interface UpstreamFacts {
  status?: number | undefined;
  requestId?: string | undefined;
}

/** Who wrote a recipe: a language model, or fixed rules such as the sample kitchen's. */
export type RecipeOrigin = 'model' | 'rules';

/**
 * Why the text ended: the model had finished (`stop`), the token limit cut it (`length`), the
 * provider's filter cut it (`content-filter`), or the caller stopped it (`aborted`).
 */
export type FinishReason = 'stop' | 'length' | 'content-filter' | 'aborted';
