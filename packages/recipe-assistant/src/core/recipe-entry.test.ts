import { createRecipeAssistant } from 'recipe-assistant/core';
import { expect, test, vi } from 'vitest';
import type { RecipeEntry } from './recipe-entry.ts';

function entryOf() {
  const defaultRecipe = { recipe: '# Leek soup', ingredients: ['leek'] };
  return createRecipeAssistant({ client: async () => '', defaultRecipe }).getState().entry!;
}

test('an entry has its text, and each of its readers reads once, when it is first asked for', () => {
  const entry = entryOf();
  expect(entry.result).toMatchObject({ recipe: '# Leek soup', finishReason: 'stop' });
  expect(entry.ingredients).toEqual(['leek']);
  const readLength = vi.fn(({ result }: RecipeEntry) => result.recipe.length);
  const readNothing = vi.fn(() => undefined);
  expect([entry.read(readLength), entry.read(readLength)]).toEqual([11, 11]);
  expect([entry.read(readNothing), entry.read(readNothing)]).toEqual([undefined, undefined]);
  expect([readLength, readNothing].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('listeners hear of each change of its own progress, until they leave', () => {
  const entry = entryOf();
  const listener = vi.fn();
  const unsubscribe = entry.subscribe(listener);
  entryOf().setProgress({ step: 1 });
  expect(listener).not.toHaveBeenCalled();
  entry.setProgress({ step: 1 });
  expect(entry.getProgress()).toEqual({ factor: 1, ticks: new Set(), step: 1 });
  unsubscribe();
  entry.setProgress({ factor: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
});
