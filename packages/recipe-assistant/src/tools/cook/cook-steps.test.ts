import { deriveRecipe } from 'recipe-assistant/recipe';
import { expect, test } from 'vitest';
import { locateRecipes } from '../../recipe/scale-markdown.ts';
import { toCookSteps } from './cook-steps.ts';

function stepOf(step: string) {
  const markdown = `# Soup\n\n## Ingredients\n\n- 2 leeks\n- Salt\n\n## Steps\n\n${step}`;
  const { recipes, numbers } = locateRecipes(markdown)!;
  const lines = markdown.split('\n');
  const [first] = toCookSteps(recipes[0]!, (each) => lines[numbers.get(each)![0]!]!);
  return first!;
}

test.each([
  ['1. **Boil the leeks:** Add salt.', 'Boil the leeks', 'Add salt.'],
  ['1. **Boil the leeks**: Add salt.', 'Boil the leeks', 'Add salt.'],
  ['1. **Boil the leeks**\n\n   Add salt.', 'Boil the leeks', 'Add salt.'],
  ['1. **Boil the leeks.** Add salt.', 'Boil the leeks', 'Add salt.'],
  ['1. **Step 1: Boil the leeks** – Add salt.', 'Boil the leeks', 'Add salt.'],
  ['1. **Step 1:** Boil the leeks.', undefined, 'Boil the leeks.'],
  ['1. **Boil** the leeks.', undefined, 'Boil the leeks.'],
  ['1. **Boil the leeks.**', undefined, 'Boil the leeks.'],
  ['1. Boil: the leeks.', undefined, 'Boil: the leeks.'],
])('"%s" has the title %j and the text "%s"', (written, title, text) => {
  const step = stepOf(written);
  expect([step.title, step.text]).toEqual([title, text]);
});

test('the durations of a step are where they stand behind its title', () => {
  const { text, durations } = stepOf('1. **Boil:** Wait 5 minutes, turn, wait 5 minutes.');
  expect(durations.map(({ start, end }) => text.slice(start, end))).toEqual([
    '5 minutes',
    '5 minutes',
  ]);
});

test('a title names ingredients as the text does', () => {
  expect(stepOf('1. **Boil the leeks:** Wait.').ingredients).toEqual([
    expect.objectContaining({ text: '2 leeks' }),
  ]);
});

test('without its markdown a step has no title', () => {
  const recipe = deriveRecipe(
    '## Ingredients\n\n- 2 leeks\n- Salt\n\n## Steps\n\n1. **Boil:** Wait.',
  )!;
  expect(toCookSteps(recipe)[0]).toMatchObject({ text: 'Boil: Wait.' });
});
