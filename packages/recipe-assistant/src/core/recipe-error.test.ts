import { RecipeError, type RecipeErrorCode } from 'recipe-assistant/core';
import { expect, test } from 'vitest';

test('every failure has the one message', () => {
  expect(new RecipeError('network').message).toBe('Failed to generate recipe. Please try again.');
  expect(new RecipeError('unauthorized').message).toBe(new RecipeError('empty').message);
});

test('an error keeps its code, its cause and the wait', () => {
  const cause = new Error('socket hang up');
  const error = new RecipeError('rate-limited', { cause, retryAfterMs: 2000 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'RecipeError', code: 'rate-limited', retryAfterMs: 2000 });
  expect(error.cause).toBe(cause);
});

test.each<[RecipeErrorCode, boolean]>([
  ['too-few-ingredients', false],
  ['offline', true],
  ['timeout', true],
  ['rate-limited', true],
  ['unauthorized', false],
  ['quota-exceeded', false],
  ['model-unavailable', false],
  ['content-filtered', true],
  ['empty', true],
  ['malformed', true],
  ['refused-input', false],
  ['refused-origin', false],
  ['network', true],
  ['unknown', true],
])('%s is retryable: %s', (code, retryable) => {
  expect(new RecipeError(code).retryable).toBe(retryable);
});

test('whoever throws it may know better whether a retry helps', () => {
  expect(new RecipeError('network', { retryable: false }).retryable).toBe(false);
});
