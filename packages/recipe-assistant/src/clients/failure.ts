import type { RecipeErrorCode } from '../core/recipe-error-code.ts';
import { RecipeError } from '../core/recipe-error.ts';
import { UpstreamError } from '../core/upstream-error.ts';

/**
 * A failure on the wire. Its cause names the status and the id of the request, and nothing else that
 * the other side sent.
 */
export function failure(
  code: RecipeErrorCode,
  summary: string,
  { response, retryAfterMs }: FailureFacts = {},
): RecipeError {
  const status = response?.status;
  const requestId = response?.headers.get('x-request-id')?.match(REQUEST_ID)?.[0];
  const message = [summary, status && `HTTP ${status}`, requestId && `request ${requestId}`]
    .filter(Boolean)
    .join(', ');
  const cause = new UpstreamError(message, { status, requestId });
  const isWait = typeof retryAfterMs === 'number' && retryAfterMs >= 0 && retryAfterMs < Infinity;
  return new RecipeError(code, { cause, retryAfterMs: isWait ? retryAfterMs : undefined });
}

/** A header is the other side's text too: only what looks like an id passes. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** What a status means when nothing in the answer says more. */
export function codeOfStatus(status: number): RecipeErrorCode {
  return CODES[status] ?? (status >= 500 ? 'network' : 'unknown');
}

const CODES: Readonly<Record<number, RecipeErrorCode>> = {
  400: 'refused-input',
  401: 'unauthorized',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'model-unavailable',
  405: 'refused-input',
  408: 'timeout',
  // What Hugging Face says of a model that its provider has given up.
  410: 'model-unavailable',
  413: 'refused-input',
  415: 'refused-input',
  422: 'refused-input',
  429: 'rate-limited',
};

/** The `Retry-After` header, seconds or a date, in milliseconds. */
export function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.round(wait));
}

interface FailureFacts {
  response?: Response;
  /** Milliseconds; what is no such number is dropped. */
  retryAfterMs?: unknown;
}
