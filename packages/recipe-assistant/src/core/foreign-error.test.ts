import { RecipeError, toRecipeError } from 'recipe-assistant/core';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('our own error stays itself', () => {
  const error = new RecipeError('timeout');
  expect(toRecipeError(error)).toBe(error);
});

describe('a status', () => {
  test.each([
    [400, 'unknown'],
    [401, 'unauthorized'],
    [402, 'quota-exceeded'],
    [403, 'unauthorized'],
    [404, 'model-unavailable'],
    [408, 'timeout'],
    [422, 'unknown'],
    [429, 'rate-limited'],
    [500, 'network'],
    [503, 'network'],
    [504, 'timeout'],
    [599, 'network'],
  ])('of %i is %s', (status, code) => {
    for (const error of [
      { status },
      { statusCode: status },
      Object.assign(new Error(''), { status }),
    ]) {
      expect(toRecipeError(error)).toMatchObject({ code, cause: error });
    }
  });

  test.each([399, 600, 200, 0, Number.NaN, '429', null, 4290])('of %j says nothing', (status) => {
    expect(toRecipeError({ status }).code).toBe('unknown');
  });

  test('is found in what an error holds, eight deep', () => {
    let error: unknown = { statusCode: 429 };
    for (let depth = 0; depth < 8; depth += 1) error = new Error('outer', { cause: error });
    expect(toRecipeError(error).code).toBe('rate-limited');
    expect(toRecipeError(new Error('ninth', { cause: error })).code).toBe('unknown');
    expect(toRecipeError({ lastError: { status: 401 } }).code).toBe('unauthorized');
    expect(toRecipeError({ errors: [{ status: 401 }, { status: 402 }] }).code).toBe(
      'quota-exceeded',
    );
    expect(toRecipeError({ cause: {}, lastError: { status: 404 } }).code).toBe('model-unavailable');
  });

  test('is the outermost', () => {
    expect(toRecipeError({ status: 429, cause: { status: 401 } }).code).toBe('rate-limited');
  });

  test('brings the wait along, from either kind of headers', () => {
    const headers = new Headers({ 'retry-after': '7' });
    expect(toRecipeError({ status: 429, headers }).retryAfterMs).toBe(7000);
    const responseHeaders = { 'retry-after': '1e300' };
    expect(toRecipeError({ statusCode: 429, responseHeaders }).retryAfterMs).toBe(86_400_000);
  });
});

test('errors that hold one another, or new ones without end, come to an end', () => {
  const one: { cause?: unknown } = {};
  const other = { cause: one };
  one.cause = other;
  expect(toRecipeError(one).code).toBe('unknown');
  let made = 0;
  const endless = (): object => ({
    get cause() {
      made += 1;
      return endless();
    },
    get lastError() {
      return endless();
    },
  });
  expect(toRecipeError(endless()).code).toBe('unknown');
  expect(made).toBeLessThan(10_000);
});

describe('words decide', () => {
  test.each([
    ['Chromium', 'Failed to fetch'],
    ['Chromium with a host', 'Failed to fetch (example.com)'],
    ['Chromium in the body', 'network error'],
    ['Firefox', 'NetworkError when attempting to fetch resource.'],
    ['Firefox in the body', 'Error in input stream'],
    ['WebKit', 'Load failed'],
    ['WebKit in the body', 'The network connection was lost.'],
    ['Node', 'fetch failed'],
    ['Node in the body', 'terminated'],
    ['Deno', 'error sending request for url (http://localhost:9/)'],
  ])('where they are those of the fetch of %s', (_engine, message) => {
    expect(toRecipeError(new TypeError(message)).code).toBe('network');
    expect(
      toRecipeError(new Error('APIConnectionError', { cause: new TypeError(message) })).code,
    ).toBe('network');
    vi.stubGlobal('navigator', { onLine: false });
    expect(toRecipeError(new TypeError(message)).code).toBe('offline');
  });

  test.each([
    new TypeError("Cannot read properties of undefined (reading 'fetchedAt')"),
    new TypeError('network is not defined'),
    new Error('Failed to fetch'),
    new Error('429 Too Many Requests'),
    { message: 'fetch failed' },
  ])('and nowhere else: %s', (error) => {
    expect(toRecipeError(error).code).toBe('unknown');
  });

  test('a time-out goes by its name', () => {
    expect(toRecipeError(new DOMException('', 'TimeoutError')).code).toBe('timeout');
    expect(toRecipeError(new DOMException('', 'AbortError')).code).toBe('unknown');
  });
});

test('an error of another copy of this package keeps its code', () => {
  const error = Object.assign(new Error(''), { name: 'RecipeError', code: 'empty' });
  expect(toRecipeError(error).code).toBe('empty');
});
