import { defaultLabels, describeError, describeRefusal, RecipeError } from 'recipe-assistant';
import { createRecipeAssistant } from 'recipe-assistant/core';
import { de } from 'recipe-assistant/locales/de';
import { expect, test } from 'vitest';
import { fillLabel } from './labels/label.ts';

test('a form of its own says why a line was refused, in the language of the page', () => {
  const limits = { maxIngredients: 2, maxIngredientLength: 8 };
  const { addIngredients } = createRecipeAssistant({ client: async () => '', ...limits });
  expect(describeRefusal(addIngredients('leek'), limits)).toBeUndefined();
  const duplicate = addIngredients('LEEK');
  expect(describeRefusal(duplicate)).toBe('Already on the list: LEEK');
  expect(describeRefusal(duplicate, { locale: de })).not.toBe('Already on the list: LEEK');
  const own = { duplicateIngredients: 'Twice: {ingredients}' };
  expect(describeRefusal(duplicate, { locale: de, labels: own })).toBe('Twice: LEEK');
  expect(describeRefusal(addIngredients('a long name'), limits)).toContain('8');
  expect(describeRefusal(addIngredients(' '))).toBe('Type an ingredient first.');
});

test('it says of a failure what the widget says, with the ingredient that a server refused', () => {
  const refused = new RecipeError('refused-input', { refused: { reason: 'too-long', index: 1 } });
  const ingredients = ['leek', 'a very long name'];
  expect(describeError(refused, { ingredients })).toMatch(
    /^Failed to generate recipe\. .*a very long name/,
  );
  expect(describeError(refused)).not.toContain('a very long name');
  expect(describeError(new RecipeError('network'))).toMatch(
    /^Failed to generate recipe\. Please try again\. ./,
  );
  const german = describeError(new RecipeError('network'), { locale: de });
  expect(german).toBe(`${de.labels.failed} ${de.labels['error-network']}`);
  expect(describeError(new RecipeError('too-few-ingredients'))).not.toContain('Failed');
  const missing = new RecipeError('too-few-ingredients', { missing: 2 });
  expect(describeError(missing)).toBe('Add 2 more ingredients to get a recipe.');
});

test.each([
  [{ reason: 'too-long', index: 1 }, `“${'x'.repeat(40)}…” is longer than this page takes.`],
  // Of the three before it two are the same.
  [{ reason: 'too-many', index: 3 }, fillLabel(defaultLabels.refusedTooMany, { count: 2 }, 'en')],
  [{ reason: 'too-many', index: 0 }, defaultLabels['error-refused-input']],
  [{ reason: 'too-long', index: 7 }, defaultLabels['error-refused-input']],
  [{ reason: 'too-long' }, defaultLabels['error-refused-input']],
] as const)('what was refused is named, where it is known: %j', (refused, reason) => {
  const error = new RecipeError('refused-input', { refused });
  // A page's own list may have blanks, which are not sent.
  for (const blank of [[], [' ']]) {
    const ingredients = [...blank, 'leek', ...blank, 'x'.repeat(90), 'Leek', 'egg'];
    expect(describeError(error, { ingredients })).toBe(`${defaultLabels.failedForGood} ${reason}`);
  }
});

test('of a long list that was there already the first are named', () => {
  const duplicates = Array.from({ length: 500 }, (_, index) => `ingredient ${index}`);
  const text = describeRefusal({ added: [], duplicates });
  expect(text).toContain('ingredient 0, ingredient 1');
  expect(text!.length).toBeLessThan(200);
});
