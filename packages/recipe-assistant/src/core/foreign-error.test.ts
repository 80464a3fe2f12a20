import { RecipeError, toRecipeError } from 'recipe-assistant/core';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

const codeOf = (error: unknown) => toRecipeError(error).code;

test('our own error stays itself; inside another, or of another copy of this package, it keeps what it says', () => {
  const refused = { reason: 'too-long', index: 1 } as const;
  const said = { retryable: true, retryAfterMs: 7000, refused, missing: 2 };
  const error = new RecipeError('refused-input', said);
  expect(toRecipeError(error)).toBe(error);
  const otherCopy = Object.assign(new Error(''), { name: 'RecipeError', code: 'empty', ...said });
  expect(toRecipeError(otherCopy)).toMatchObject({ code: 'empty', ...said, cause: otherCopy });
  const outer = new Error('outer', { cause: error });
  expect(toRecipeError(outer)).toMatchObject({ code: 'refused-input', ...said, cause: outer });
  // Of any other error these fields may mean anything.
  expect(toRecipeError({ status: 429, ...said })).toMatchObject({ refused: undefined });
});

test.each([
  [400, 'unknown'],
  [401, 'unauthorized'],
  [402, 'quota-exceeded'],
  [403, 'unauthorized'],
  [404, 'model-unavailable'],
  [408, 'timeout'],
  [429, 'rate-limited'],
  [500, 'network'],
  [504, 'timeout'],
  [599, 'network'],
  // None of these is the status of a failed request.
  [399, 'unknown'],
  [600, 'unknown'],
  ['429', 'unknown'],
])('a status of %j is %s', (status, code) => {
  for (const error of [
    { status },
    { statusCode: status },
    Object.assign(new Error(''), { status }),
  ]) {
    expect(toRecipeError(error)).toMatchObject({ code, cause: error });
  }
});

test('a status is found in what an error holds, the outermost first, eight deep', () => {
  let error: unknown = { statusCode: 429, cause: { status: 401 } };
  for (let depth = 0; depth < 8; depth += 1) error = new Error('outer', { cause: error });
  expect(codeOf(error)).toBe('rate-limited');
  expect(codeOf(new Error('ninth', { cause: error }))).toBe('unknown');
  expect(codeOf({ lastError: { status: 401 } })).toBe('unauthorized');
  expect(codeOf({ errors: [{ status: 401 }, { status: 402 }] })).toBe('quota-exceeded');
  expect(codeOf({ cause: {}, lastError: { status: 404 } })).toBe('model-unavailable');
});

test('it brings the wait along, from either kind of headers', () => {
  const headers = new Headers({ 'retry-after': '7' });
  expect(toRecipeError({ status: 429, headers }).retryAfterMs).toBe(7000);
  const responseHeaders = { 'retry-after': '1e300' };
  expect(toRecipeError({ statusCode: 429, responseHeaders }).retryAfterMs).toBe(86_400_000);
});

test.each([
  ['Chromium', 'Failed to fetch (example.com)'],
  ['Chromium in the body', 'network error'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Firefox in the body', 'Error in input stream'],
  ['WebKit', 'Load failed'],
  ['WebKit in the body', 'The network connection was lost.'],
  ['Node', 'fetch failed'],
  ['Node in the body', 'terminated'],
  ['Deno', 'error sending request for url (http://localhost:9/)'],
])(
  'the failed fetch of %s is a network failure, or the lack of a connection',
  (_engine, message) => {
    const error = new TypeError(message);
    expect(codeOf(error)).toBe('network');
    expect(codeOf(new Error('APIConnectionError', { cause: error }))).toBe('network');
    vi.stubGlobal('navigator', { onLine: false });
    expect(codeOf(error)).toBe('offline');
  },
);

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetchedAt')"),
  new Error('Failed to fetch'),
  new Error('429 Too Many Requests'),
  { message: 'fetch failed' },
  new DOMException('', 'AbortError'),
])('words decide nothing else: %s', (error) => {
  expect(codeOf(error)).toBe('unknown');
});

test('a time-out goes by its name', () => {
  expect(codeOf(new DOMException('', 'TimeoutError'))).toBe('timeout');
});
