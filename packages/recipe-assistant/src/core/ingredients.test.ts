import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  missingIngredients,
  newIngredients,
  normalizeIngredient,
  splitIngredients,
} from './ingredients.ts';

test.each([
  ['  two   eggs ', 'two eggs'],
  ['leek\t\u00a0and\u3000potato', 'leek and potato'],
  ['cre\u0300me', 'cr\u00e8me'],
  ['👩‍🌾 eggs', '👩‍🌾 eggs'],
  ['  ', ''],
  ['\u200b\u200e\u0000', ''],
  ['مِلح', 'مِلح'],
  ['\ud800', '\ud800'],
])('%j becomes %j', (text, ingredient) => {
  expect(normalizeIngredient(text)).toBe(ingredient);
});

test('each line is an ingredient, and blank lines are none', () => {
  expect(splitIngredients('leek\r\n\n potato \r cream\u2028nutmeg\n')).toEqual([
    'leek',
    'potato',
    'cream',
    'nutmeg',
  ]);
});

test('a candidate that the list holds is not new, whatever its case or form', () => {
  expect(newIngredients(['Leek', 'cr\u00e8me'], ['LEEK', 'CRE\u0300ME', 'Egg', 'egg'])).toEqual([
    'Egg',
  ]);
});

test('normalising twice changes nothing, and nothing visible is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normalizeIngredient(text);
      expect(normalizeIngredient(once)).toBe(once);
      if (once !== '')
        expect(once.replace(/\s/gu, '')).toBe(text.normalize('NFC').replace(/\s/gu, ''));
    }),
  );
});

test('what is missing is never negative', () => {
  expect(missingIngredients([])).toBe(4);
  expect(missingIngredients(['a', 'b', 'c'])).toBe(1);
  expect(missingIngredients(['a', 'b', 'c', 'd', 'e'])).toBe(0);
  expect(missingIngredients(['a'], 1)).toBe(0);
});
