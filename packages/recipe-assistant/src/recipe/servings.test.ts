import { expect, test } from 'vitest';
import { deriveRecipe } from 'recipe-assistant/recipe';
import { scaleMarkdown } from './scale-markdown.ts';

const recipeOf = (line: string) =>
  `# Soup\n\n${line}\n\n## Ingredients\n\n- 2 leeks\n\n- 4 eggs\n\n## Steps\n\n1. Cut it into 4 servings.`;

test.each([
  ['Servings: 4-6', 2, 'Servings: 8-12'],
  ['**Servings:** 4–6', 3 / 2, '**Servings:** 6–9'],
  ['- **Serves**: 4', 5 / 4, '- **Serves**: 5'],
  ['*Serves four people*', 2, '*Serves 8 people*'],
  ['A soup of the north for 4 people.', 2, 'A soup of the north for 8 people.'],
  ['Servings: 1-2', 1 / 2, 'Servings: 1'],
  ['4 人分', 2, '8 人分'],
  ['الحصص: ٤ أشخاص', 2, 'الحصص: ٨ أشخاص'],
  ['Yields: 24 cookies', 2, 'Yields: 48 cookies'],
  ['Makes about 50 dumplings, serving 8-12', 1 / 2, 'Makes about 25 dumplings, serving 4-6'],
])('"%s" times %d says "%s", and no step does', (line, factor, expected) => {
  const scaled = scaleMarkdown(recipeOf(line), factor)!.markdown;
  expect(scaled.split('\n')[2]).toBe(expected);
  expect(scaled).toContain('1. Cut it into 4 servings.');
});

test('a recipe that is scaled and read again serves as many as it says', () => {
  const scaled = scaleMarkdown(recipeOf('Servings: 4-6'), 5 / 4)!.markdown;
  expect(deriveRecipe(scaled)!.servings).toEqual({ from: 5, to: 8 });
});
