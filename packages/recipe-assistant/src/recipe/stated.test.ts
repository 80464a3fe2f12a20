import { deriveRecipe } from 'recipe-assistant/recipe';
import { expect, test } from 'vitest';
import { scaleMarkdown } from './scale-markdown.ts';

const START = '# Leek Soup\n\n';
const REST = '\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil them.';

/** A table by its rows, the first of which is its head. */
function table(...[head, ...rows]: string[]): string {
  const dashes = head!.replace(/[^|]+/g, '---');
  return [head, dashes, ...rows].map((row) => `| ${row} |`).join('\n');
}

test.each([
  [
    'en',
    table(
      'Prep Time | Chill Time | Total Time | Servings',
      '15 minutes | 1 hour | 75 minutes | 2–4',
    ),
    { prep: 15, total: 75 },
  ],
  ['en', table('Prep | 15 min', 'Total | 75 min', 'Servings | 2–4'), { prep: 15, total: 75 }],
  ['en', table(' | ', '**Prep** | 15 min', '**Serves:** | 2–4'), { prep: 15 }],
  ['en', table('⏱️ Prep: 15 min | 🕒 Total: 75 min | 🍽️ Serves: 2–4'), { prep: 15, total: 75 }],
  [
    'en',
    table('Prep | 15 min | Cook | 1 h', 'Level | easy | Serves | 2–4'),
    { prep: 15, cook: 60 },
  ],
  ['fr', table('Préparation | Pour', '15 min | 2–4 personnes'), { prep: 15 }],
  ['de', table('Schwierigkeit | Zeit | Portionen', 'leicht | 75 Min. | 2–4'), { total: 75 }],
  ['pt', table('Porções | Preparo | Forno', '2–4 | 15 min | quente'), { prep: 15 }],
  ['ja', table('項目 | 目安', '分量 | 2～4人分', '準備時間 | 15分'), { prep: 15 }],
])('in %s a table states servings and times:\n%s', (language, written, minutes) => {
  const recipe = deriveRecipe(START + written + REST, { language })!;
  expect([recipe.servings, recipe.minutes]).toEqual([{ from: 2, to: 4 }, minutes]);
});

test.each([
  ['en', '> **Serves:** 2  \n> **Total Time:** about 1 hour 10 minutes', '> **Serves:** 4'],
  ['es', '> **Rinde:** 2 porciones\n> **Tiempo total:** 70 min', '> **Rinde:** 4 porciones'],
])('in %s a quotation below a note states servings and times: %j', (language, quoted, scaled) => {
  const reply = `${START}${REST.trim()}\n\n## Tips\n\n- Eat it hot.\n\n${quoted}\n`;
  expect(deriveRecipe(reply, { language })).toMatchObject({
    servings: { from: 2 },
    minutes: { total: 70 },
  });
  expect(scaleMarkdown(reply, 2)?.markdown).toContain(scaled);
});

test.each([
  ['en', '**Serves:** 6', '**Serves:** 12'],
  ['es', '**Rinde:** 6 porciones', '**Rinde:** 12 porciones'],
  ['hi', '**सर्विंग्स:** 6', '**सर्विंग्स:** 12'],
])('in %s "%s" below steps without numbers is no step', (language, stated, scaled) => {
  const reply = `${START}**Ingredients:**\n\n- 2 leeks\n- Salt\n\n**Steps:**\n\nBoil.\nEat.\n\n${stated}\n`;
  const recipe = deriveRecipe(reply, { language })!;
  expect(recipe.servings).toEqual({ from: 6 });
  expect(recipe.steps[0]!.lines).toHaveLength(2);
  expect(scaleMarkdown(reply, 2)?.markdown).toContain(scaled);
});

test.each([
  ['en', 'Ingredients', 'Serves 4'],
  ['it', 'Ingredienti', 'Per 4 persone'],
  ['tr', 'Malzemeler', '4 kişilik'],
])('in %s below "%s" a bold "%s" is no group of them', (language, name, stated) => {
  const reply = `${START}**${name}**\n\n**${stated}**\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil them.`;
  const recipe = deriveRecipe(reply, { language })!;
  expect(recipe.servings).toEqual({ from: 4 });
  expect(recipe.ingredients).toMatchObject([{ lines: [{}, {}] }]);
  expect(recipe.ingredients[0]).not.toHaveProperty('heading');
});

test.each([
  table('Task | Time', 'Chop | 10 min', 'Simmer | 20 min'),
  table('Nutrient | Per serving', 'Calories | 450'),
  `${START}## Nutrition\n\n${table('Serving | Calories', '1 | 450')}`,
])('other tables state nothing of the recipe:\n%s', (written) => {
  const recipe = deriveRecipe(START + written + REST);
  expect(recipe).toBeDefined();
  expect(recipe).not.toHaveProperty('servings');
  expect(recipe).not.toHaveProperty('minutes');
});

test.each([
  [
    table('Prep | Servings | Yield', '4 min | **4** | 4 servings'),
    '| 4 min | **12** | 12 servings |',
  ],
  [table('Level | easy', 'Servings | 4–6'), '| Servings | 12–18 |'],
  [table('Serves 4 | Makes 8 rolls'), '| Serves 12 | Makes 24 rolls |'],
])('the servings in a table are scaled with the rest:\n%s', (written, row) => {
  const { markdown } = scaleMarkdown(START + written + REST, 3)!;
  expect(markdown.split('\n')).toContain(row);
  expect(markdown).toContain('- 6 leeks');
});
