import type { FinishReason, TokenUsage, UpstreamFacts } from '../core/recipe-client.ts';
import { type RecipeError, type RecipeErrorCode, UpstreamError } from '../core/recipe-error.ts';
import { readRequestId } from '../core/request-id.ts';
import { readCount, readUsage } from '../core/token-usage.ts';
import { findInError, type ForeignError, statusOf } from '../core/foreign-error.ts';

/**
 * @param start When the request came, from `performance.now()`.
 * @param requestId The host's own, or a random one.
 */
export function createReport(outcome: RunOutcome, start: number, requestId: string): RunReport {
  const { status, error, code, finishReason, firstTextAt, characters, model, usage } = outcome;
  return {
    requestId,
    status,
    code: code ?? error?.code,
    finishReason,
    durationMs: performance.now() - start,
    firstTextMs: firstTextAt === undefined ? undefined : firstTextAt - start,
    characters: characters ?? 0,
    model,
    usage: readUsage(usage, 'inputTokens', 'outputTokens'),
    upstream: describeUpstream(outcome),
  };
}

function describeUpstream({ error, upstream, ingredients = [] }: RunOutcome) {
  const given = findInError(error?.cause, readError) ?? upstream;
  const status = readCount(given?.status);
  const requestId = readRequestId(given?.requestId, ingredients);
  return status === undefined && requestId === undefined ? undefined : { status, requestId };
}

/** All that may be told of an error: its message may hold the prompt, a URL or the other side's text. */
function readError(error: ForeignError): { status?: number; requestId?: unknown } | undefined {
  if (error instanceof UpstreamError) return error;
  const status = statusOf(error);
  const requestId = error.requestID ?? error.request_id ?? error.requestId;
  return status === undefined ? undefined : { status, requestId };
}

/**
 * The report of one request, for logs and metrics. It contains no text of a visitor, a model or a
 * model's server except the model's name.
 */
export interface RunReport {
  /** The host's own, or a random UUID. */
  requestId: string;
  /** Of the response; 499 if the caller left before there was one. */
  status: number;
  /** Why the recipe is missing or incomplete. */
  code?: RecipeErrorCode | undefined;
  /** Why the text ended; `aborted` if the caller left. */
  finishReason?: FinishReason | undefined;
  /** Milliseconds from the request to the end of its response. */
  durationMs: number;
  /** Milliseconds from the request to the first visible text. */
  firstTextMs?: number | undefined;
  /** The length of the recipe in UTF-16 units. */
  characters: number;
  /** The model's name, as it reports it. */
  model?: string | undefined;
  /** Tokens, if the model's server reports them unasked. */
  usage?: TokenUsage | undefined;
  /** The status of the model's server, and its request id. */
  upstream?: UpstreamFacts | undefined;
}

/** How a request ended. */
export interface RunOutcome extends Partial<
  Pick<RunReport, 'code' | 'finishReason' | 'characters' | 'model' | 'usage' | 'upstream'>
> {
  status: number;
  /** The ingredients, which a report must not contain. */
  ingredients?: readonly string[] | undefined;
  /** Of a failed run. */
  error?: RecipeError | undefined;
  /** When the first visible text came, from `performance.now()`. */
  firstTextAt?: number | undefined;
}
