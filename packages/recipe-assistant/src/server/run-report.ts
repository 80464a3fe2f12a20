import type { FinishReason } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode } from '../core/recipe-error.ts';
import { describeForeignError } from '../core/foreign-error.ts';
import { isUpstreamError } from '../core/upstream-error.ts';

/**
 * @param start When the request came, by `performance.now()`.
 * @param requestId The host's own.
 */
export function createReport(end: RunEnd, start: number, requestId: unknown): RunReport {
  const { status, error, code = error?.code, finishReason, firstTextAt, characters, model } = end;
  return {
    requestId: typeof requestId === 'string' && requestId ? requestId : crypto.randomUUID(),
    status,
    code,
    finishReason,
    durationMs: performance.now() - start,
    firstTextMs: firstTextAt === undefined ? undefined : firstTextAt - start,
    characters: characters ?? 0,
    model,
    upstream: describeUpstream(error?.cause),
  };
}

function describeUpstream(cause: unknown): RunReport['upstream'] {
  const { status, requestId }: { status?: number | undefined; requestId?: string | undefined } =
    isUpstreamError(cause) ? cause : describeForeignError(cause);
  return status === undefined && requestId === undefined ? undefined : { status, requestId };
}

/**
 * One request, as a log or a meter wants it. It holds nothing that a visitor, a model or a model's
 * server has written but the model's name.
 */
export interface RunReport {
  /** The host's own, or a random UUID. */
  requestId: string;
  /** Of the response; 499 where the caller left before there was one. */
  status: number;
  /** Why there is no recipe, or not all of it. */
  code?: RecipeErrorCode | undefined;
  /** Why the text ended; `aborted` where the caller left. */
  finishReason?: FinishReason | undefined;
  /** Milliseconds from the request to the end of its response. */
  durationMs: number;
  /** Milliseconds from the request to the first visible text. */
  firstTextMs?: number | undefined;
  /** Of the recipe, in UTF-16 units. */
  characters: number;
  /** As the model calls itself. */
  model?: string | undefined;
  /** What the model's server said of a failure: its status and its id of the request. */
  upstream?: { status?: number | undefined; requestId?: string | undefined } | undefined;
}

/** How a request ended. */
export interface RunEnd {
  status: number;
  code?: RecipeErrorCode | undefined;
  /** Of a run that failed. */
  error?: RecipeError | undefined;
  finishReason?: FinishReason | undefined;
  /** When the first visible text came, by `performance.now()`. */
  firstTextAt?: number | undefined;
  characters?: number | undefined;
  model?: string | undefined;
}
