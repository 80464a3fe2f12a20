import { expect, test } from 'vitest';
import { createRecipeEntry } from '../../core/recipe-entry.ts';
import { readCookSteps, scaledText } from './read-steps.ts';

function stepsIn(steps: string, list = '## Ingredients\n\n- 2 leeks\n- 50 g butter') {
  const recipe = `# Soup\n\n${list}\n\n## Steps\n\n${steps}`;
  return readCookSteps(createRecipeEntry({ recipe, finishReason: 'stop' }, []));
}

test.each([
  ['1. **Sauce:** Stir it.', 'Sauce', 'Stir it.'],
  ['1. **Sauce**: Stir it.', 'Sauce', 'Stir it.'],
  ['1. **Sauce** – Stir it.', 'Sauce', 'Stir it.'],
  ['1. __Sauce__ - Stir it.', 'Sauce', 'Stir it.'],
  ['1. **Sauce.** Stir it.', 'Sauce', 'Stir it.'],
  ['1. **Sauce**\n   Stir it.', 'Sauce', 'Stir it.'],
  ['1. **Step 1: Sauce** – Stir it.', 'Sauce', 'Stir it.'],
  ['1. **Step 1:** Stir it.', '', 'Stir it.'],
  ['1. Step 1: Stir it.', '', 'Stir it.'],
  ['### Step 1: Sauce\n\n1. Stir it.', 'Sauce', 'Stir it.'],
  ['### Step 1\n\n- Stir it.', '', 'Stir it.'],
  ['### For the pie\n\n1. **Sauce:** Stir it.', 'For the pie · Sauce', 'Stir it.'],
  ['1. **Stir** the sauce.', '', 'Stir the sauce.'],
  ['1. Stir **the sauce**: it sticks.', '', 'Stir the sauce: it sticks.'],
  ['1. **Serve**', '', 'Serve'],
])('%j has the title "%s" and the text "%s"', (written, title, text) => {
  expect(stepsIn(written)).toMatchObject([{ title, text }]);
});

test.each([
  ['Étape 1 : Coupez les poireaux.', '## Ingrédients\n\n- 2 poireaux\n- du beurre', 'Étapes'],
  ['Schritt 1: Schneiden Sie den Lauch.', '## Zutaten\n\n- 2 Lauch\n- Butter', 'Zubereitung'],
  ['ステップ1: ねぎを切る。', '## 材料\n\n- ねぎ 2本\n- バター 10g', '作り方'],
])('a number of a step goes in other languages, too: %s', (step, list, heading) => {
  const recipe = `# 1\n\n${list}\n\n## ${heading}\n\n1. ${step}`;
  const entry = createRecipeEntry({ recipe, finishReason: 'stop' }, []);
  expect(readCookSteps(entry).map(({ text }) => text)).toEqual([
    step.slice(step.search(/[:：]/) + 2),
  ]);
});

test('a time stands where it is in the text without its title, and is told from an equal one', () => {
  const [step] = stepsIn('1. **Boil:** Cook for 5 minutes, stir for 1 minute, cook for 5 minutes.');
  const { text, durations } = step!;
  expect(durations.map(({ start, end, nth }) => [text.slice(start, end), nth])).toEqual([
    ['5 minutes', 1],
    ['1 minute', 1],
    ['5 minutes', 2],
  ]);
});

test('an amount that is a named line’s own follows the servings, behind a title too', () => {
  const [step] = stepsIn('1. **Melt:** Melt the 50 g butter, and add 2 tbsp of salt.');
  expect(scaledText(step!, 2)).toMatchObject({
    text: 'Melt the 100 g butter, and add 2 tbsp of salt.',
    namesAmount: true,
  });
});

test('the lines that a step names are those of the list', () => {
  const [first, second] = stepsIn('1. Melt the butter.\n2. Fry the leeks in the butter.');
  expect([...first!.named].map(({ text }) => text)).toEqual(['50 g butter']);
  expect([...second!.named].map(({ text }) => text)).toEqual(['2 leeks', '50 g butter']);
  expect(second!.named.has([...first!.named][0]!)).toBe(true);
});
