import {
  isRecipeErrorCode,
  RecipeError,
  type RecipeErrorCode,
  type RefusedInput,
} from './recipe-error.ts';
import { retryAfterToMs } from './retry-after.ts';

/** How deep nested errors are followed: some contain themselves, or create new ones without end. */
const MAX_DEPTH = 8;

/**
 * How `fetch` messages start when a connection fails, in Chromium, Firefox, WebKit, Node, Deno and
 * React Native. Some append a host or an address.
 */
const FETCH_FAILED =
  /^(?:failed to fetch|(?:fetch|load) failed|network ?(?:error|request failed)|terminated$|error (?:in input stream|sending request)|the (?:network|internet) connection)/i;

/**
 * Turns any error into a `RecipeError`: a `RecipeError` stays itself, an SDK's error is mapped by its
 * HTTP status, a failed `fetch` is `network`, a `TimeoutError` is `timeout`, anything else is
 * `unknown`. If an error has no such information, those in its `cause`, `lastError` or `errors` are
 * tried.
 *
 * Use it in your own client if you want to act on a failure; `generateRecipe` already applies it to
 * every error a client throws.
 *
 * @example
 * const { code } = toRecipeError(new OpenAI.APIError(429, undefined, 'Slow down', new Headers()));
 * // 'rate-limited'
 */
export function toRecipeError(error: unknown): RecipeError {
  const named = findInError(error, (candidate) => {
    if (error instanceof RecipeError && isRecipeErrorCode(error.code)) return error;
    const code = codeOf(candidate);
    if (!code) return undefined;
    const { retryable, refused, missing }: ForeignError =
      candidate.name === 'RecipeError' ? candidate : {};
    const retryAfterMs = retryAfterOf(candidate);
    return new RecipeError(code, { cause: error, retryable, retryAfterMs, refused, missing });
  });
  return named ?? new RecipeError('unknown', { cause: error });
}

/**
 * The first result of `look` in whatever was thrown, or in its causes. A getter may throw, and a proxy may be
 * revoked: then the result is undefined. This is the only guard against those.
 */
export function findInError<T>(
  error: unknown,
  look: (error: ForeignError) => T | undefined,
): T | undefined {
  const find = (candidate: ForeignError | undefined, depth: number): T | undefined => {
    // Anything can be thrown.
    if (!candidate || depth > MAX_DEPTH) return undefined;
    return (
      look(candidate) ??
      find(candidate.cause, depth + 1) ??
      find(candidate.lastError, depth + 1) ??
      find([candidate.errors].flat().at(-1), depth + 1)
    );
  };
  try {
    return find(error as ForeignError, 0);
  } catch {
    return undefined;
  }
}

/** Only the status of a failed request counts: a field with that name may mean anything. */
export function statusOf({ status, statusCode }: ForeignError): number | undefined {
  return [status, statusCode].find(
    (value): value is number => typeof value === 'number' && value >= 400 && value <= 599,
  );
}

/** The code for an HTTP status when nothing more specific is known. */
export function codeOfStatus(status: number): RecipeErrorCode {
  return STATUS_CODES[status] ?? (status >= 500 ? 'network' : 'unknown');
}

const STATUS_CODES: Readonly<Record<number, RecipeErrorCode>> = {
  401: 'unauthorized',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'model-unavailable',
  408: 'timeout',
  429: 'rate-limited',
  504: 'timeout',
};

function codeOf(error: ForeignError): RecipeErrorCode | undefined {
  const { name, code } = error;
  // Inside another error, or from another copy of this package.
  if (name === 'RecipeError' && isRecipeErrorCode(code)) return code;
  const status = statusOf(error);
  if (status) return codeOfStatus(status);
  if (name === 'TimeoutError') return 'timeout';
  if (name !== 'TypeError' || !FETCH_FAILED.test(error.message!)) return undefined;
  return globalThis.navigator?.onLine === false ? 'offline' : 'network';
}

/** SDKs keep the headers as `Headers` or as a plain object. */
function retryAfterOf(error: ForeignError): number | undefined {
  const { retryAfterMs, headers = error.responseHeaders } = error;
  const value = headers instanceof Headers ? headers.get('retry-after') : headers?.['retry-after'];
  return retryAfterMs ?? retryAfterToMs(value ?? '');
}

/** The fields of SDKs' errors, and of those of another copy of this package; each may be missing, or have another type. */
export interface ForeignError {
  name?: unknown;
  message?: string;
  code?: unknown;
  status?: unknown;
  statusCode?: unknown;
  cause?: ForeignError;
  lastError?: ForeignError;
  errors?: ForeignError | ForeignError[];
  requestID?: unknown;
  request_id?: unknown;
  requestId?: unknown;
  retryAfterMs?: number;
  retryable?: boolean;
  refused?: RefusedInput;
  missing?: number;
  headers?: Headers | Record<string, string> | undefined;
  responseHeaders?: Record<string, string>;
}
