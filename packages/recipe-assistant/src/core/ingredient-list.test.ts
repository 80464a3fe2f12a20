import { createRecipeAssistant, type RecipeAssistantOptions } from 'recipe-assistant/core';
import { createScriptedClient } from 'recipe-assistant/testing';
import { expect, test, vi } from 'vitest';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

function createList(
  defaultIngredients: string[] = [],
  options: Partial<RecipeAssistantOptions> = {},
) {
  const client = createScriptedClient(['a']);
  const assistant = createRecipeAssistant({ client, defaultIngredients, ...options });
  return { ...assistant, list: () => assistant.getState().ingredients };
}

test('an ingredient is normalised, kept in order, and refused with the reason', () => {
  const { addIngredient, list } = createList();
  const added = { added: true, ingredient: 'two eggs' };
  expect(addIngredient('  two   eggs ')).toEqual(added);
  for (const twin of ['Two Eggs', 'two\u200B eggs', '\u{E0041}two eggs', 'TWO EGG\u00ADS\uFE0F']) {
    expect(addIngredient(twin)).toEqual({ added: false, reason: 'duplicate' });
  }
  for (const nothing of [' \n ', '\u3164', '\u2800 \u115F', '<|im_end|>', '[INST] </s>']) {
    expect(addIngredient(nothing)).toEqual({ added: false, reason: 'empty' });
  }
  expect(addIngredient('leek\npotato\nleek')).toEqual({ added: true, ingredient: 'potato' });
  expect(list()).toEqual(['two eggs', 'leek', 'potato']);
});

test('lines are added in one step, which says what became of each', () => {
  const onIngredientsChange = vi.fn();
  const { addIngredients, list } = createList(['leek'], { onIngredientsChange });
  const result = { added: ['two eggs', 'rice'], duplicates: ['Leek', 'TWO EGGS'] };
  expect(addIngredients('Leek\n two  eggs \n\nTWO EGGS\nrice')).toEqual(result);
  expect(list()).toEqual(['leek', 'two eggs', 'rice']);
  expect(addIngredients(' \n')).toEqual({ added: [], duplicates: [] });
  expect(onIngredientsChange.mock.calls).toEqual([[list()]]);
  addIngredients(Array.from({ length: 1000 }, (_, index) => `n ${index}`).join('\n'));
  expect(list()).toHaveLength(1003);
});

test('the page may set limits', () => {
  const { addIngredients, addIngredient } = createList([], {
    maxIngredients: 2,
    maxIngredientLength: 4,
  });
  expect(addIngredients('leek\npotato\negg\nrice')).toEqual({
    added: ['leek', 'egg'],
    duplicates: [],
    refused: [
      { ingredient: 'potato', reason: 'too-long' },
      { ingredient: 'rice', reason: 'too-many' },
    ],
  });
  expect(addIngredient('rice')).toEqual({ added: false, reason: 'too-many' });
  expect(addIngredient('potato')).toEqual({ added: false, reason: 'too-long' });
  expect(addIngredient('egg')).toEqual({ added: false, reason: 'duplicate' });
});

test('what was removed comes back to its place, until the list is changed otherwise', () => {
  const { removeIngredient, clearIngredients, addIngredient, undo, getState, list } =
    createList(BASKET);
  const canUndo = () => getState().canUndo;
  for (const place of [-1, 4, 0.5, Number.NaN]) removeIngredient(place);
  expect([list(), canUndo()]).toEqual([BASKET, false]);
  removeIngredient(1);
  expect([list(), canUndo()]).toEqual([['leek', 'cream', 'nutmeg'], true]);
  undo();
  undo();
  expect([list(), canUndo()]).toEqual([BASKET, false]);
  clearIngredients();
  clearIngredients();
  expect([list(), canUndo()]).toEqual([[], true]);
  undo();
  removeIngredient(0);
  addIngredient('rice');
  expect(canUndo()).toBe(false);
  undo();
  expect(list()).toEqual(['potato', 'cream', 'nutmeg', 'rice']);
});

test('one entry becomes several in its place, and one again; it stays where nothing is new', () => {
  const { replaceIngredient, undo, list } = createList(['leek', 'rice, egg', 'salt'], {
    maxIngredients: 4,
  });
  const result = { added: ['rice', 'egg'], duplicates: ['Leek'] };
  expect(replaceIngredient(1, 'rice\negg\nLeek')).toEqual(result);
  expect(list()).toEqual(['leek', 'rice', 'egg', 'salt']);
  undo();
  replaceIngredient(1, 'LEEK');
  replaceIngredient(7, 'oil');
  expect(list()).toEqual(['leek', 'rice, egg', 'salt']);
  const refused = [{ ingredient: 'oil', reason: 'too-many' }];
  expect(replaceIngredient(1, 'rice\negg\noil')).toMatchObject({ added: ['rice', 'egg'], refused });
});
