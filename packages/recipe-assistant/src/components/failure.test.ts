import { describeError, describeRefusal, RecipeError } from 'recipe-assistant';
import { createRecipeAssistant } from 'recipe-assistant/core';
import { de } from 'recipe-assistant/locales/de';
import { expect, test } from 'vitest';

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
