import { expect, test } from 'vitest';
import { jsonLdScript, shoppingList } from '../../examples/recipe-data.ts';

const SOUP =
  'Leek Soup\n\nServes 2\n\nIngredients:\n- 1/2 cup cream\n- salt to taste\n\nSteps:\n1. Boil.';

test('the samples of the manual do what they say', () => {
  expect(shoppingList(SOUP, 3)).toEqual(['¾ cup cream', 'salt to taste (not scaled)']);
  expect(shoppingList('No recipe.', 3)).toBeUndefined();
  expect(jsonLdScript(SOUP, 'https://example.org/soup')).toMatch(
    /^<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org".*\}<\/script>$/,
  );
  expect(jsonLdScript('No recipe.', 'https://example.org/soup')).toBe('');
});
