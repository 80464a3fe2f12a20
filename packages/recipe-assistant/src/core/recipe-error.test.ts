import { RecipeError, type RecipeErrorCode } from 'recipe-assistant/core';
import { expect, test, vi } from 'vitest';
import { RECIPE_ERROR_CODES } from './recipe-error.ts';
import { retryAfterToMs } from './retry-after.ts';

test('the message is always the same, and what is given travels along', () => {
  const given = { cause: new Error('socket hang up'), retryAfterMs: 2000 };
  for (const code of RECIPE_ERROR_CODES) {
    const error = new RecipeError(code, given);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'RecipeError', code, ...given });
    expect(error.message).toBe('Failed to generate recipe. Please try again.');
  }
});

test('the code says whether a retry helps, unless the thrower knows better', () => {
  expect(new RecipeError('network').retryable).toBe(true);
  expect(new RecipeError('unauthorized').retryable).toBe(false);
  expect(new RecipeError('unauthorized', { retryable: true }).retryable).toBe(true);
});

test('a code that is not in the list is unknown', () => {
  for (const code of ['rate_limited', 'constructor', '__proto__', '', 7, null]) {
    const error = new RecipeError(code as RecipeErrorCode);
    expect(error).toMatchObject({ code: 'unknown', retryable: true });
  }
});

test.each([
  [1500, 1500],
  [0, 0],
  [Infinity, 86_400_000],
  [-1, undefined],
  [Number.NaN, undefined],
  ['20', undefined],
])('a wait of %j is %j', (given, wait) => {
  const retryAfterMs = given as number;
  expect(new RecipeError('rate-limited', { retryAfterMs }).retryAfterMs).toBe(wait);
});

test.each([
  ['20', 20_000],
  [' 1.5 ', 1500],
  ['5, 60', 5000],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['-5', 0],
  ['0x10', 0],
  ['', undefined],
  ['soon', undefined],
])('a Retry-After of %j asks for %j ms', (value, wait) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  expect(retryAfterToMs(value)).toBe(wait);
  vi.useRealTimers();
});
