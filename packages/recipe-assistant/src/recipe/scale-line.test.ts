import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveRecipe, scaleLine, type IngredientLine } from 'recipe-assistant/recipe';
import { scalingEdits } from './scale-line.ts';

/** A line as a recipe has it. */
function lineOf(text: string): IngredientLine {
  const recipe = deriveRecipe(`Ingredients:\n- ${text}\n- salt\n\nSteps:\n1. Cook.`);
  return recipe!.ingredients[0]!.lines[0]!;
}

/**
 * One case a line: a line, how often, and what it becomes; `stays` if it isn't scaled. Before a line may stand its
 * language and a colon; without one, the line tells.
 */
function expectRows(rows: string): void {
  const table = rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const actual = table.map(([written = '', times = '']) => {
    const [, language, text = ''] = /^(?:([a-z]{2}): )?(.*)$/.exec(written)!;
    const [count = 0, of = 1] = times.split('/').map(Number);
    const scaled = scaleLine({ text, language }, count / of);
    return [written, times, scaled.scaled ? scaled.text : 'stays'];
  });
  expect(actual).toEqual(table);
}

test('the quantity of a line is its first amount, as numbers and as a place', () => {
  const rows: [string, string, number, number?][] = [
    ['1/2 cup rice', '1/2', 1 / 2],
    ['1 1/2 cups rice', '1 1/2', 3 / 2],
    ['1-1/2 cups rice', '1-1/2', 3 / 2],
    ['1 ½ cups rice', '1 ½', 3 / 2],
    ['1⁄2 cup rice', '1⁄2', 1 / 2],
    ['1,5 Liter Wasser', '1,5', 3 / 2],
    ['200g flour', '200', 200],
    ['about 3 leeks', '3', 3],
    ['**2 cups** flour', '2', 2],
    ['大さじ2 醤油', '2', 2],
    ['2–3 leeks', '2–3', 2, 3],
    ['2 to 3 leeks', '2 to 3', 2, 3],
    ['1/2 – 3/4 cup rice', '1/2 – 3/4', 1 / 2, 3 / 4],
    ['1 1/2-2 cups flour', '1 1/2-2', 3 / 2, 2],
  ];
  const read = rows.map(([source]) => {
    const { text, quantity } = lineOf(source);
    const { from, to, start, end } = quantity!;
    return [source, text.slice(start, end), from, ...(to ? [to] : [])];
  });
  expect(read).toEqual(rows);
});

test('spoons and cups are written to what there is in a kitchen, or in the next smaller ones', () => {
  expectRows(`
    1 1/2 cups rice | 1/2 | ¾ cup rice
    1 cup rice      | 5/4 | 1¼ cups rice
    1/2 cup oil     | 3/4 | ⅓ cup oil
    1/3 cup oil     | 5/4 | 6⅔ tablespoons oil
    1/4 cup oil     | 3/4 | 3 tablespoons oil
    ⅓ Cup oil       | 1/2 | 2⅔ tablespoons oil
    1/8 tsp nutmeg  | 1/2 | 1/16 tsp nutmeg
    1/8 tsp nutmeg  | 5/4 | stays
    1 tsp nutmeg    | 7/8 | 1 tsp nutmeg
    1/8 tsp nutmeg  | 3   | ⅜ tsp nutmeg
    1 tbsp oil      | 5/6 | ¾ tbsp oil
    1/3 lb beef     | 5/4 | 6⅔ oz beef
    2.2 lb beef     | 2   | 4.4 lb beef
    7 fl oz rum     | 5/12 | 3 fl oz rum
    ⅓ taza de leche | 5/4 | 6⅔ cucharadas de leche
    1/4 EL Öl       | 3/4 | ½ TL Öl
    2-3 tbsp oil    | 3/2 | 3-4½ tbsp oil
    7-8 tbsp oil    | 1/8 | 2¾-3 tsp oil
    7-8 tsp oil     | 1/8 | 1 tsp oil
  `);
});

test('what is counted is written to ¼ ⅓ ½ ⅔ ¾, and from three on to halves', () => {
  expectRows(`
    1 onion                   | 5/12 | ½ onion
    1 onion                   | 5/4  | 1¼ onions
    3 eggs                    | 5/4  | 4 eggs
    5 eggs                    | 7/10 | 3½ eggs
    3 heads lettuce           | 5/4  | 4 heads lettuce
    1 Topf Basilikum          | 2    | 2 Topf Basilikum
    2 eggs for the baking dish | 2   | 4 eggs for the baking dish
    半个洋葱（约50克）             | 2    | 1个洋葱（约100克）
    1/4 onion                 | 1/2  | stays
    1 can (400 g) beans       | 3/4  | ¾ can (400 g) beans
    2 (8-ounce) packages feta | 1/2  | 1 (8-ounce) package feta
  `);
});

test('metric amounts are what a scale shows, without a fraction, and a whole multiple is exact', () => {
  expectRows(`
    250 g flour            | 1/2 | 125 g flour
    67 g flour             | 1/2 | 34 g flour
    3 g salt               | 3/4 | 2.5 g salt
    1 g saffron            | 3/4 | stays
    1 kg flour             | 1/2 | 0.5 kg flour
    de: 1 kg Mehl          | 3/2 | 1,5 kg Mehl
    1 kg flour             | 5/6 | 835 g flour
    1 Liter Milch          | 5/6 | 835 ml Milch
    1 kilogram flour       | 5/4 | 1250 grams flour
    ½ kg flour             | 3   | 1.5 kg flour
    2/3 kg flour           | 4   | 2.67 kg flour
    0.375 kg flour         | 3   | 1125 g flour
    1/8 l stock            | 9   | 1125 ml stock
    1,25 kg Mehl           | 3   | 3,75 kg Mehl
    1,5 Liter Wasser       | 3/2 | 2250 ml Wasser
    1 - 1.5 kg pork        | 1/2 | 500 - 750 g pork
    2½ cups (563g) flour   | 2   | 5 cups (1126g) flour
    125 ml milk            | 3   | 375 ml milk
    100 g flour            | 1/3 | 33 g flour
    ٢٥٠ جم أرز             | 1/3 | ٨٣ جم أرز
    250 ग्रा. पनीर           | 5/4 | 315 ग्रा. पनीर
    1公斤鸡肉                | 3/4 | 750克鸡肉
  `);
});

test('units and foods have the form that their number asks for', () => {
  expectRows(`
    1 cup rice                  | 2   | 2 cups rice
    1 Cup Warm Water            | 2   | 2 Cups Warm Water
    4 ounces feta               | 1/4 | 1 ounce feta
    1 tbsp oil                  | 2   | 2 tbsp oil
    2 cup sugar                 | 2   | 4 cups sugar
    1 large bunch dill          | 2   | 2 large bunches dill
    1 loaf bread                | 2   | 2 loaves bread
    1 large garlic clove        | 2   | 2 large garlic cloves
    1 red or green bell pepper  | 2   | 2 red or green bell peppers
    2 bay leaves                | 1/4 | ½ bay leaf
    1 egg yolk                  | 2   | 2 egg yolks
    Zest of 1 lemon.            | 2   | Zest of 2 lemons.
    1 chicken stock cube        | 2   | 2 chicken stock cube
    1 tbsp onion, minced        | 2   | 2 tbsp onion, minced
    1 kg potato                 | 2   | 2 kg potato
    2 grinds pepper             | 2   | 4 grinds pepper
    4 L water                   | 2   | 8 L water
    1 tasse de riz              | 3/2 | 1½ tasse de riz
    1 cuillère à soupe d’huile  | 2   | 2 cuillères à soupe d’huile
    1 cucchiaio di sale         | 2   | 2 cucchiai di sale
    de: 1 Tasse Reis            | 2   | 2 Tassen Reis
    1 Ei                        | 2   | 2 Eier
    1 colher de sopa de sal     | 2   | 2 colheres de sopa de sal
    1 łyżka oleju               | 3   | 3 łyżki oleju
    2 łyżki oleju               | 3   | 6 łyżek oleju
    1 su bardağı un             | 2   | 2 su bardağı un
  `);
});

test('every amount of a line is scaled, in words too, and before or behind the food', () => {
  expectRows(`
    1 cup (240 ml) milk                | 2 | 2 cups (480 ml) milk
    1 stick (½ cup) butter             | 2 | 2 sticks (1 cup) butter
    1 cup plus 2 tablespoons flour     | 2 | 2 cups plus 4 tablespoons flour
    2 limes, 1 juiced, 1 sliced        | 2 | 4 limes, 2 juiced, 2 sliced
    2 (or 3) carrots                   | 2 | 4 (or 6) carrots
    1 lb / 450 g beef                  | 2 | 2 lb / 900 g beef
    Peas (1 cup)                       | 2 | Peas (2 cups)
    ½ of a 14 oz can                   | 2 | 1 of a 14 oz can
    1 cup sugar syrup (1:1)            | 2 | 2 cups sugar syrup (1:1)
    Juice from ½ lemon                 | 2 | Juice from 1 lemon
    醤油: 大さじ2                        | 2 | 醤油: 大さじ4
    50克 罐头玉米粒                      | 2 | 100克 罐头玉米粒
    Lievito per vino: 1 busta          | 2 | Lievito per vino: 2 busta
    红辣椒 1个（可选）                    | 2 | 红辣椒 2个（可选）
    쇠고기 2파운드                       | 2 | 쇠고기 4파운드
    4 (8 oz) blocks feta (900g total)  | 2 | 8 (8 oz) blocks feta (1800g total)
    1 (15 oz) can beans (or 1 1/2 cups) | 2 | 2 (15 oz) cans beans (or 3 cups)
    1 taza de harina, más 2 para la mesa | 2 | 2 tazas de harina, más 4 para la mesa
    1 و½ كوب سكر                        | 2 | 3 كوب سكر
    Two or three carrots               | 2 | 4 or 6 carrots
    About half a cup of milk           | 2 | About 1 cup of milk
    A 28-ounce can of plums            | 2 | 2 28-ounce cans of plums
    A pinch of 5 spice                 | 2 | 2 pinches of 5 spice
    A handful of dill (about 10 g)     | 2 | 2 handfuls of dill (about 20 g)
    Un puñado de perejil (10 g)        | 3 | 3 puñados de perejil (30 g)
    1 cup sugar plus a tablespoon      | 2 | 2 cups sugar plus 2 tablespoons
    100 g avocado (about half an avocado) | 2 | 200 g avocado (about 1 avocado)
    Media taza de leche                | 2 | 1 taza de leche
    पानी आधा कप                          | 2 | पानी 1 कप
    (Optional) 3-4 figs                | 2 | (Optional) 6-8 figs
    1½ inch piece of ginger            | 2 | 3 inch piece of ginger
  `);
});

test('sizes, temperatures, times and numbers of pieces stay as they are', () => {
  expectRows(`
    1 cup warm water (105-115°F)             | 2 | 2 cups warm water (105-115°F)
    牛乳（約40度） 100ml                        | 2 | 牛乳（約40度） 200ml
    2 onions, cut into 8 wedges              | 2 | 4 onions, cut into 8 wedges
    2 lbs beef, sliced into 4-6 cutlets      | 2 | 4 lbs beef, sliced into 4-6 cutlets
    1 chicken (3 lb), cut in 8 pieces        | 2 | 2 chickens (6 lb), cut in 8 pieces
    1 onion, cut into 1-inch pieces          | 2 | 2 onions, cut into 1-inch pieces
    1 cup rice, soaked 30 minutes            | 2 | 2 cups rice, soaked 30 minutes
    4 salmon fillets, about 6 oz each        | 2 | 8 salmon fillets, about 6 oz each
    3 Forellenfilets, je ca. 180 g           | 2 | 6 Forellenfilets, je ca. 180 g
    1 can coconut milk (14 oz)               | 2 | 2 cans coconut milk (14 oz)
    토마토 소스 1캔 (14.5온스)                  | 2 | 토마토 소스 2캔 (14.5온스)
    1 cup cream (36% fat)                    | 2 | 2 cups cream (36% fat)
    1 lb shrimp (16-20 count)                | 2 | 2 lb shrimp (16-20 count)
    2 x 400 g tins tomatoes                  | 2 | 4 x 400 g tins tomatoes
    6 cups broth (1.5 x 32oz cartons)        | 2 | 12 cups broth (3 x 32oz cartons)
    2 pavés de cabillaud de 180 g            | 2 | 4 pavés de cabillaud de 180 g
    1 confezione da 250 g di ricotta         | 2 | 2 confezioni da 250 g di ricotta
    2 kutu 200 gr ton                        | 2 | 4 kutu 200 gr ton
    1 टुकड़ा अदरक (2 इंच)                        | 2 | 2 टुकड़ा अदरक (2 इंच)
    2 cm de jengibre o 1 cucharadita         | 2 | 4 cm de jengibre o 2 cucharaditas
    2 tbsp butter for the pan                | 2 | 4 tbsp butter for the pan
    1 cup pan drippings                      | 2 | 2 cups pan drippings
    One 3-4 lb duck                          | 2 | 2 3-4 lb duck
  `);
});

test('a line stays where its number is no amount, or nobody could tell which', () => {
  const lines = `
    Trout fillets, about 5 oz each | Lomos de merluza, 180 g cada uno | 鸡腿，每个约200克
    Salt and pepper to taste | A few leeks | An onion | 350 °F oven
    10 minutes of patience | 9-inch pie crust | 1 inch thick steaks | 80/20 ground beef | 7UP
    2% milk | One and a half cups of rice | One third cup of rice
    ٤ أكواب إلا ربع حليب | 大根 1個半 | みりん 大さじ２分の１ | 2 kg 250 de pommes
    1,000 g flour | 1 kg (1,000 g) flour | 1.000 g Mehl | 1 000 g de farine
    1 8-inch pan | 1 9x13 baking dish | 2 (9-inch) round cake pans, greased | One large skillet
    1 moule de 24 cm | フライパン 1個 | 1个8寸蛋糕模具
    28 oz can of tomatoes | 400-500g can of beans | Thyme and oregano, 1 tsp each | 葱、姜各10克
    Sal: al gusto | Pasta (al dente) | 1 cup (240 ml) each milk and cream
    1 tsp each salt and pepper, plus 2 tbsp oil
    1 250 ml de lait | 1 citron et demi | between 4 and 5 plums | 100 g pasta per person`;
  const scaled = lines.split(/[|\n]/).filter((text) => scaleLine({ text: text.trim() }, 2).scaled);
  expect(scaled).toEqual([]);
});

test('the changes that scale a line stand in its order, and say where', () => {
  expect(scalingEdits(lineOf('about 2-3 leeks'), 2)).toEqual([
    { start: 6, end: 7, text: '4' },
    { start: 8, end: 9, text: '6' },
  ]);
  expect(scalingEdits(lineOf('2 leeks'), 1)).toEqual([]);
  expect(scalingEdits(lineOf('salt'), 2)).toBeUndefined();
});

test('a paragraph is not scaled, nor anything by a factor that is none', () => {
  const text = `2 leeks ${'a '.repeat(300)}`;
  const line = { text, quantity: { from: 2, start: 0, end: 1 } };
  expect(scaleLine(line, 2)).toEqual({ text, scaled: false });
  for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(scaleLine(lineOf('2 leeks'), factor)).toEqual({ text: '2 leeks', scaled: false });
  }
  expect(() => scaleLine('2 leeks' as never, 2)).toThrow('scaleLine needs a line of a recipe.');
});

/** How much a unit is in the smallest of its kind. */
const UNITS = {
  cup: 48,
  tablespoon: 3,
  teaspoon: 1,
  lb: 16,
  oz: 1,
  kg: 1000,
  l: 1000,
  g: 1,
  ml: 1,
  onion: 1,
  leek: 1,
};

const METRIC = /^(?:kg|l|g|ml)$/;

const COUNTED = /^(?:onion|leek)$/;

const unit = fc.constantFrom(...(Object.keys(UNITS) as (keyof typeof UNITS)[]));

/** An amount as models write it; quarters and thirds, eighths below one. */
const amount = fc.oneof(
  fc
    .record({
      whole: fc.integer({ min: 0, max: 4 }),
      part: fc.constantFrom('', '1/4', '1/3', '1/2', '2/3', '3/4'),
    })
    .map(({ whole, part }) => [whole || '', part].filter(Boolean).join(' '))
    .filter((written) => written !== ''),
  fc.constantFrom('1/8', '12', '100', '250', '563'),
);

const factor = fc
  .record({ people: fc.integer({ min: 1, max: 16 }), of: fc.constantFrom(1, 2, 4, 6, 8) })
  .map(({ people, of }) => people / of);

function stepOf(value: number, unitOfScale: string): number {
  if (value < 10 || /^(?:kg|l)$/.test(unitOfScale)) return 1 / 2;
  return value < 100 ? 1 : 5;
}

test('no amount needs a measure that nobody has, or is far from what it should be', () => {
  fc.assert(
    fc.property(amount, unit, factor, (written, name, times) => {
      const line = lineOf(`${written} ${name} x`.replace(/ (onion|leek) x$/, ' $1'));
      const { text, scaled } = scaleLine(line, times);
      if (!scaled || times === 1) return;
      const should = line.quantity!.from * times * UNITS[name];
      const [, number = '', unitNow = ''] = /^(\S+(?: \d+\/\d+)?) (\p{L}+)/u.exec(text)!;
      const value = lineOf(text).quantity!.from;
      const measure = (unitNow in UNITS ? unitNow : unitNow.slice(0, -1)) as keyof typeof UNITS;
      const off = Math.abs((value * UNITS[measure]) / should - 1);
      if (Number.isInteger(times)) {
        expect(off).toBeLessThan(0.005);
      } else if (METRIC.test(measure)) {
        expect(number).toMatch(/^\d+(?:\.5)?$/);
        expect(value % stepOf(value, measure)).toBe(0);
        expect(off).toBeLessThanOrEqual(0.15 + 1e-6);
      } else if (COUNTED.test(measure)) {
        expect(number).toMatch(/^(?:[3-9]\d*½?|\d\d+½?|[12]?[¼⅓½⅔¾]|[12])$/);
        expect(off).toBeLessThanOrEqual(0.2 + 1e-6);
      } else {
        expect(number).toMatch(/^(?:\d*[⅛¼⅓½⅔¾]|\d+|[13]\/16)$/);
        const hasSmaller = !['teaspoon', 'oz'].includes(measure);
        expect(off).toBeLessThanOrEqual(hasSmaller ? 0.12 : 0.15);
      }
    }),
    { numRuns: 2000 },
  );
});

test('for 2, 3, 5 or 6 people instead of 4 only the smallest amounts cannot be measured', () => {
  const lines = ['⅛', '¼', '⅓', '½', '⅔', '¾', '1', '1½', '2', '3'].flatMap((number) =>
    ['cup', 'tablespoon', 'teaspoon', 'lb', 'oz', 'onion'].map((name) => `${number} ${name}`),
  );
  const kept = [2, 3, 5, 6].map((people) => [
    people,
    ...lines.filter((line) => !scaleLine(lineOf(line), people / 4).scaled),
  ]);
  expect(kept).toEqual([
    [2, '⅛ onion', '¼ onion', '⅓ onion', '⅔ teaspoon', '¾ teaspoon'],
    [3, '⅛ teaspoon', '⅛ oz', '⅛ onion', '¼ onion', '½ teaspoon'],
    [5, '⅛ teaspoon', '⅛ oz', '⅛ onion', '¼ teaspoon', '⅓ teaspoon', '⅓ oz', '½ teaspoon'],
    [6, '⅛ onion', '¼ teaspoon'],
  ]);
});

test('any line keeps its text around the amounts, or all of it', () => {
  const words = fc.constantFrom(
    '2',
    '1/2',
    'cup',
    '(400 g)',
    'can',
    '½',
    'to',
    '-',
    'rice',
    '10',
    'min',
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), factor, (parts, times) => {
      const line = lineOf(`${parts.join(' ')} rice`);
      const { text, scaled } = scaleLine(line, times);
      const edits = scalingEdits(line, times) ?? [];
      if (!scaled) expect(text).toBe(line.text);
      let end = 0;
      let kept = '';
      for (const edit of edits) {
        expect(edit.start).toBeGreaterThanOrEqual(end);
        expect(line.text.slice(edit.start, edit.end)).toMatch(/^(?:[\d½][\d½/ to-]*|cup|can)$/);
        kept += line.text.slice(end, edit.start) + edit.text;
        end = edit.end;
      }
      expect(text).toBe(kept + line.text.slice(end));
    }),
    { numRuns: 500 },
  );
});
