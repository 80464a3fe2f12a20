import { expect, test } from 'vitest';
import { findDurations } from '../language/durations.ts';
import { languageTagged } from '../language/names/languages.ts';
import { scaleStep } from './scale-step.ts';

function scaled(language: string, text: string, lines: readonly string[], factor = 2) {
  const step = { text, language, durations: findDurations(text, languageTagged(language)!) };
  return scaleStep(
    step,
    lines.map((line) => ({ text: line, language })),
    factor,
  );
}

test.each([
  ['en', 'Add the 300 g potatoes.', '300 g potatoes', 'Add the 600 g potatoes.'],
  ['en', 'Add half of the 300 g potatoes.', '300 g potatoes', 'Add half of the 600 g potatoes.'],
  ['en', 'Mix in half of the cilantro.', '2 tbsp cilantro', 'Mix in half of the cilantro.'],
  ['en', 'Melt half the butter.', '50 g butter', 'Melt half the butter.'],
  ['es', 'Añade la mitad del tomate.', '2 tomates', 'Añade la mitad del tomate.'],
  ['de', 'Die Hälfte der Butter schmelzen.', '50 g Butter', 'Die Hälfte der Butter schmelzen.'],
  ['en', 'Stir in 2 tbsp of the oil.', '2 tablespoons olive oil', 'Stir in 4 tbsp of the oil.'],
  ['en', 'Beat the 2 large eggs.', '2 large eggs, beaten', 'Beat the 4 large eggs.'],
  ['en', 'Peel 1 onion.', '1 onion', 'Peel 2 onions.'],
  ['en', 'Fry 2 garlic cloves.', '2 cloves garlic', 'Fry 4 garlic cloves.'],
  ['de', 'Mit 500 ml Wasser aufgießen.', '500 ml Wasser', 'Mit 1000 ml Wasser aufgießen.'],
  ['de', '2 EL Öl erhitzen.', '2 EL Olivenöl', '4 EL Öl erhitzen.'],
  ['fr', 'Versez 20 cl de crème.', '20 cl de crème fraîche', 'Versez 40 cl de crème.'],
  ['es', 'Añade 1 taza de arroz.', '1 taza de arroz', 'Añade 2 tazas de arroz.'],
  ['it', 'Unite 200 g di farina.', '200 g di farina', 'Unite 400 g di farina.'],
  ['pl', 'Wsyp 200 g mąki.', '200 g mąki', 'Wsyp 400 g mąki.'],
  ['tr', '2 su bardağı su ekleyin.', '2 su bardağı su', '4 su bardağı su ekleyin.'],
  ['hi', '4 कप पानी डालें।', '4 कप पानी', '8 कप पानी डालें।'],
  ['ja', '醤油大さじ2を加える。', '醤油 大さじ2', '醤油大さじ4を加える。'],
  ['ko', '간장 2큰술을 넣습니다.', '간장 2큰술', '간장 4큰술을 넣습니다.'],
  ['zh', '加入500毫升水，煮沸。', '水 500毫升', '加入1000毫升水，煮沸。'],
] as const)('in %s "%s" under "%s" becomes "%s"', (language, text, line, expected) => {
  expect(scaled(language, text, [line])).toMatchObject({ text: expected, namesAmount: false });
});

test.each([
  ['a part of the line', 'en', 'Add 2 tablespoons of butter.', '4 tablespoons butter'],
  ['the rest of it', 'en', 'Add the remaining 2 tbsp oil.', '3 tbsp oil'],
  ['what no line has', 'en', 'Thin it with 1 cup of water.', '2 leeks'],
  ['another unit', 'en', 'Add 200 ml of the milk.', '200 g milk powder'],
  [
    'a line that no measure is near to',
    'en',
    'Add the 28 oz can of tomatoes.',
    '28 oz can of tomatoes',
  ],
  ['a part of what is counted', 'en', 'Beat 2 eggs.', '4 eggs'],
  ['pieces', 'en', 'Divide the dough into 4 pieces.', '300 g dough'],
  ['pieces', 'en', 'Form into about 16 meatballs.', '500 g ground beef'],
  ['pieces', 'de', 'Den Teig in 4 Stücke teilen.', '500 g Mehl'],
  ['pieces', 'es', 'Divide la masa en 4 trozos.', '500 g de harina'],
  ['pieces', 'zh', '把面团分成4份。', '面粉 300克'],
  ['a spoon of it', 'es', 'Mezcla con una cucharada de aceite.', '3 cucharadas de aceite'],
] as const)(
  '%s stays as it is written, and says so: in %s "%s" under "%s"',
  (_, language, text, line) => {
    expect(scaled(language, text, [line])).toMatchObject({ text, namesAmount: true });
  },
);

test.each([
  ['en', 'Cook the 2 potatoes for 2 minutes at 350 °F.', ['3 leeks']],
  ['es', 'Mezcla los huevos con una cuchara.', ['4 huevos']],
  ['it', 'Mescolate le uova con un cucchiaio di legno.', ['4 uova']],
  ['pt', 'Misture os ovos com uma colher.', ['4 ovos']],
  ['en', 'Cut the potatoes into 4 pieces each.', ['4 potatoes']],
  ['en', 'Add the eggs one at a time, and chill overnight.', ['4 eggs']],
] as const)('in %s "%s" names no amount of the list', (language, text, lines) => {
  expect(scaled(language, text, lines)).toMatchObject({ text, namesAmount: false });
});

test('an amount is of the food behind it, though another line has the same', () => {
  const lines = ['2 tbsp soy sauce', '4 tbsp oil'];
  const { text, namesAmount } = scaled(
    'en',
    'Heat 2 tbsp oil, and add the 2 tbsp soy sauce.',
    lines,
  );
  expect(text).toBe('Heat 2 tbsp oil, and add the 4 tbsp soy sauce.');
  expect(namesAmount).toBe(true);
});

test('a duration behind a longer amount is where it stands then', () => {
  const { text, durations } = scaled('en', 'Boil 500 g rice for 10 minutes.', ['500 g rice']);
  expect(text).toBe('Boil 1000 g rice for 10 minutes.');
  expect(durations.map(({ start, end }) => text.slice(start, end))).toEqual(['10 minutes']);
});

test('half of what is written is what a kitchen can measure', () => {
  const step = scaled('en', 'Add 1 cup of rice.', ['1 cup rice'], 1 / 2);
  expect(step.text).toBe('Add ½ cup of rice.');
});

test('as written a step names nothing that is not scaled', () => {
  expect(scaled('en', 'Add 2 cups of milk.', ['1 cup milk'], 1)).toMatchObject({
    namesAmount: false,
  });
});
test.each([
  ['en', 'Cream together 1 cup of the sugar and the butter.'],
  ['en', 'Heat 1-2 tablespoons of oil.'],
  ['en', 'Stir in the remaining ½ cup (120 ml) milk.'],
  ['en', 'Add a tablespoon of butter to the pan.'],
  ['en', 'Whisk in half a cup of the stock.'],
  ['en', 'Toss it with a tablespoon of oil.'],
  ['en', 'Pour in 100ml of water.'],
  ['de', '2 EL Öl in einer Pfanne erhitzen.'],
  ['es', 'Mezcla con una cucharada de aceite.'],
  ['it', 'Condire con un cucchiaio di olio.'],
  ['zh', '加入200克面粉搅拌均匀。'],
  ['ja', '醤油大さじ2を加える。'],
])('in %s the step "%s" names an amount', (language, text) => {
  expect(scaled(language, text, []).namesAmount).toBe(true);
});

test.each([
  ['en', 'Preheat the oven to 350°F (175°C).'],
  ['en', 'Simmer for 1 hour and 30 minutes.'],
  ['en', 'Roll it out to 1/4 inch, and cut it into 12 squares.'],
  ['en', 'Line a 9x13 inch pan, and grease a 2-quart casserole dish.'],
  ['en', 'Roast it for 20 minutes per pound.'],
  ['en', 'Add the eggs one at a time.'],
  ['en', 'Add the flour, 1 tablespoon at a time.'],
  ['en', 'Shape patties of about 4 oz each.'],
  ['en', 'Serve it with a cupcake.'],
  ['en', 'Drop rounded tablespoons of dough onto the sheet.'],
  ['en', 'Repeat steps 3 and 4.'],
  ['es', 'Mezcla con una cuchara.'],
  ['es', 'Remueve con una cuchara de madera.'],
  ['it', 'Mescolate con un cucchiaio di legno.'],
  ['pt', 'Misture com uma colher.'],
  ['zh', '把茄子切成 6-8 块。'],
  ['zh', '在一个大碗里拌匀。'],
  ['zh', '炖2个小时。'],
  ['ja', '玉ねぎを4個に切る。'],
  ['fr', "Laissez reposer un quart d'heure."],
  ['fr', 'Remuez avec une cuillère en bois.'],
])('in %s the step "%s" names none', (language, text) => {
  expect(scaled(language, text, []).namesAmount).toBe(false);
});
