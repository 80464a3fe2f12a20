import { RecipeError } from './recipe-error.ts';
import { expect, test } from 'vitest';

test('every failure has the one message', () => {
  expect(new RecipeError('network').message).toBe('Failed to generate recipe. Please try again.');
});
