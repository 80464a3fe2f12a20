import { isRecipeErrorCode, type RecipeErrorCode } from './recipe-error-code.ts';
import { RecipeError } from './recipe-error.ts';
import { retryAfterToMs } from './retry-after.ts';

/** How deep in one another errors are looked at, and how many of them about: they may be endless. */
const MAX_DEPTH = 8;
const MAX_ERRORS = 64;

/** What the runtimes' own `fetch` says when a connection fails or breaks off, letter by letter. */
const FETCH_FAILURES: ReadonlySet<unknown> = new Set([
  // Chromium: before the response, and in its body.
  'Failed to fetch',
  'network error',
  // Firefox.
  'NetworkError when attempting to fetch resource.',
  'Error in input stream',
  // WebKit.
  'Load failed',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
  'A server with the specified hostname could not be found.',
  'Could not connect to the server.',
  // Node, React Native, Deno.
  'fetch failed',
  'terminated',
  'Network request failed',
  'error sending request',
]);

/**
 * Names any error: a `RecipeError` stays itself, an error of an SDK is named by its HTTP status, a
 * `fetch` that failed is `network`, a `TimeoutError` is `timeout`, anything else `unknown`. An error
 * that holds another one in `cause`, `lastError` or `errors` is named by the first that says more.
 *
 * Use it in a client of your own that wants to act on a failure; `generateRecipe` names every
 * error that a client throws by itself.
 *
 * @example
 * const { code } = toRecipeError(new OpenAI.APIError(429, undefined, 'Slow down', new Headers()));
 * // 'rate-limited'
 */
export function toRecipeError(error: unknown): RecipeError {
  if (isRecipeError(error)) return error;
  for (const held of withHeldErrors(error)) {
    const code = codeOf(held);
    if (code === undefined) continue;
    return new RecipeError(code, { cause: error, retryAfterMs: retryAfterOf(held) });
  }
  return new RecipeError('unknown', { cause: error });
}

/** What may be logged of an error of somebody else's: a status and an id, never a word. */
export function describeForeignError(error: unknown): { status?: number; requestId?: string } {
  for (const held of withHeldErrors(error)) {
    const status = statusOf(held);
    if (status === undefined) continue;
    const ids = [read(held, 'requestID'), read(held, 'request_id'), read(held, 'requestId')];
    const requestId = ids.find(isRequestId);
    return requestId === undefined ? { status } : { status, requestId };
  }
  return {};
}

/** The code that an HTTP status stands for when nothing says more. */
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

/** Whether a text looks like the id of a request, and can hold nothing else worth reading. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value);
}

/** The error and those that it holds, the outermost first, each once. */
function withHeldErrors(error: unknown): Iterable<object> {
  const found = new Set<object>();
  let level = [error];
  for (let depth = 0; depth <= MAX_DEPTH && found.size < MAX_ERRORS; depth += 1) {
    const fresh = level.filter(isObject).filter((held) => !found.has(held));
    for (const held of fresh) found.add(held);
    level = fresh.flatMap((held) => [
      read(held, 'cause'),
      read(held, 'lastError'),
      lastOf(read(held, 'errors')),
    ]);
  }
  return found;
}

function codeOf(error: unknown): RecipeErrorCode | undefined {
  const ours = read(error, 'name') === 'RecipeError' ? read(error, 'code') : undefined;
  if (isRecipeErrorCode(ours)) return ours;
  const status = statusOf(error);
  if (status !== undefined) return codeOfStatus(status);
  if (read(error, 'name') === 'TimeoutError') return 'timeout';
  if (!isFetchFailure(error)) return undefined;
  return globalThis.navigator?.onLine === false ? 'offline' : 'network';
}

function isFetchFailure(error: unknown): boolean {
  const message = read(error, 'message');
  if (read(error, 'name') !== 'TypeError' || typeof message !== 'string') return false;
  // Some add the host or the address behind these words.
  return (
    FETCH_FAILURES.has(message) || FETCH_FAILURES.has(message.replace(/ (?:\(|for url).*$/s, ''))
  );
}

/** Only what can be the status of a failed request counts: a field of that name may mean anything. */
function statusOf(error: unknown): number | undefined {
  return [read(error, 'status'), read(error, 'statusCode')].find(
    (status): status is number => typeof status === 'number' && status >= 400 && status <= 599,
  );
}

/** SDKs keep the headers as `Headers` or as a plain object. */
function retryAfterOf(error: unknown): number | undefined {
  const own = read(error, 'retryAfterMs');
  if (typeof own === 'number') return own;
  for (const headers of [read(error, 'headers'), read(error, 'responseHeaders')]) {
    const value = headerOf(headers, 'retry-after');
    if (typeof value === 'string') return retryAfterToMs(value);
  }
  return undefined;
}

function headerOf(headers: unknown, name: string): unknown {
  try {
    return headers instanceof Headers ? headers.get(name) : read(headers, name);
  } catch {
    return undefined;
  }
}

function isRecipeError(error: unknown): error is RecipeError {
  try {
    return error instanceof RecipeError && isRecipeErrorCode(error.code);
  } catch {
    return false;
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function lastOf(value: unknown): unknown {
  try {
    return Array.isArray(value) ? value.at(-1) : undefined;
  } catch {
    return undefined;
  }
}

/** A field of anything at all: a getter may throw, and a proxy may have been revoked. */
function read(value: unknown, field: string): unknown {
  try {
    return isObject(value) ? (value as Record<string, unknown>)[field] : undefined;
  } catch {
    return undefined;
  }
}
