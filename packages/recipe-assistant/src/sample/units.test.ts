import { generateRecipe } from 'recipe-assistant/core';
import { createSampleClient } from 'recipe-assistant/sample';
import { expect, test } from 'vitest';
import { withEnglishUnit } from './units.ts';

test.each([
  ['500 gr tavuk', '500 g tavuk'],
  ['2 EL Öl', '2 tbsp Öl'],
  ['1 Dose Tomaten', '1 tin Tomaten'],
  ['3 Zehen Knoblauch', '3 cloves Knoblauch'],
  ['2 cucharadas de aceite', '2 tbsp aceite'],
  ['1 c. à s. d’huile', '1 tbsp huile'],
  ['2 su bardağı pirinç', '2 cups pirinç'],
  ['2 łyżki masła', '2 tbsp masła'],
  ['٥٠٠ غرام دجاج', '500 g دجاج'],
  ['५०० ग्राम आलू', '500 g आलू'],
  ['鶏もも肉 300g', '300 g 鶏もも肉'],
  ['鶏もも肉３００ｇ', '300 g 鶏もも肉'],
  ['醤油 大さじ2', '2 tbsp 醤油'],
  ['大さじ2 醤油', '2 tbsp 醤油'],
  ['卵2個', '2 卵'],
  ['500克鸡肉', '500 g 鸡肉'],
  ['간장 2큰술', '2 tbsp 간장'],
  ['3 adet domates', '3 domates'],
])('%s is %s', (entry, english) => {
  expect(withEnglishUnit(entry)).toBe(english);
});

test.each(['2 eggs', '1 tin of tomatoes', 'garlic, 4 cloves', 'leek', '7up', '100 %', 'EL', '2'])(
  '%s stays as it is',
  (entry) => {
    expect(withEnglishUnit(entry)).toBe(entry);
  },
);

test('the sample kitchen keeps the amounts of other languages', async () => {
  const { recipe } = await generateRecipe(
    ['500 gr tavuk', '2 EL Öl', '3 adet domates', '鶏もも肉 300g', '200 ml süt', '2 soğan'],
    { client: createSampleClient({ delay: 0 }) },
  );
  const lines = recipe.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.join('\n')).toMatch(/^- 500 g .*chicken/mu);
  expect(lines.join('\n')).toMatch(/^- 3 tomatoes/mu);
});
