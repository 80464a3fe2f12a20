import type { UpstreamFacts } from '../core/recipe-client.ts';
import { RecipeError, type RecipeErrorCode, type RefusedInput } from '../core/recipe-error.ts';
import { retryAfterToMs } from '../core/retry-after.ts';
import { REQUEST_ID, UpstreamError } from '../core/upstream-error.ts';
import { withoutEcho } from './echo.ts';

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
export function upstreamFacts(response: Response): UpstreamFacts {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id')?.match(REQUEST_ID)?.[0];
  return { status, requestId: withoutEcho(response, requestId) };
}

/** Nothing came. Of a compressed response that breaks off nothing may be left at all. */
export function emptyFailure(response: Response): RecipeError {
  return response.headers.has('content-encoding')
    ? failure('network', 'The connection broke off', { response })
    : failure('empty', 'There is no response', { response });
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
