import type { UpstreamFacts } from '../core/recipe-client.ts';
import { RecipeError, type RecipeErrorCode, type RefusedInput } from '../core/recipe-error.ts';
import { retryAfterToMs } from '../core/retry-after.ts';
import { REQUEST_ID, UpstreamError } from '../core/upstream-error.ts';

/**
 * A failure on the wire. Its cause names the status and the id of the request, and nothing else that
 * the other side sent: a header is its text too, so only what looks like an id passes.
 */
export function failure(
  code: RecipeErrorCode,
  summary: string,
  { response, retryAfterMs, refused }: FailureFacts = {},
): RecipeError {
  const { status, requestId } = response ? upstreamFacts(response) : {};
  const message = [summary, status && `HTTP ${status}`, requestId && `request ${requestId}`]
    .filter(Boolean)
    .join(', ');
  const cause = new UpstreamError(message, { status, requestId });
  const wait = typeof retryAfterMs === 'number' ? retryAfterMs : undefined;
  return new RecipeError(code, { cause, retryAfterMs: wait, refused });
}

/** The status of a response, and the other side's id of the request. */
export function upstreamFacts({ status, headers }: Response): UpstreamFacts {
  return { status, requestId: headers.get('x-request-id')?.match(REQUEST_ID)?.[0] };
}

/** The `Retry-After` header, seconds or a date, in milliseconds. */
export function retryAfterOf({ headers }: Response): number | undefined {
  return retryAfterToMs(headers.get('retry-after') ?? '');
}

interface FailureFacts {
  response?: Response;
  /** Milliseconds; what is no such number is dropped. */
  retryAfterMs?: unknown;
  refused?: RefusedInput | undefined;
}
