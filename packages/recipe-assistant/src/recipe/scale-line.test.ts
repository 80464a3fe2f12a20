import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveRecipe, scaleLine, type IngredientLine } from 'recipe-assistant/recipe';
import { scalingEdits } from './scale-line.ts';

/** A line as a recipe has it. */
function lineOf(text: string): IngredientLine {
  const recipe = deriveRecipe(`Ingredients:\n- ${text}\n- salt\n\nSteps:\n1. Cook.`);
  return recipe!.ingredients[0]!.lines[0]!;
}

test.each([
  ['2 leeks', '2', 2],
  ['1/2 cup rice', '1/2', 0.5],
  ['1 1/2 cups rice', '1 1/2', 1.5],
  ['1-1/2 cups rice', '1-1/2', 1.5],
  ['½ cup rice', '½', 0.5],
  ['1½ cups rice', '1½', 1.5],
  ['1 ½ cups rice', '1 ½', 1.5],
  ['1⁄2 cup rice', '1⁄2', 0.5],
  ['1.5 cups rice', '1.5', 1.5],
  ['1,5 Liter Wasser', '1,5', 1.5],
  ['1,000 g flour', '1,000', 1000],
  ['200g flour', '200', 200],
  ['about 3 leeks', '3', 3],
  ['**2 cups** flour', '2', 2],
  ['大さじ2 醤油', '2', 2],
])('the quantity of "%s" is "%s"', (source, written, from) => {
  const { text, quantity } = lineOf(source);
  expect(quantity).toMatchObject({ from });
  expect(quantity).not.toHaveProperty('to');
  expect(text.slice(quantity!.start, quantity!.end)).toBe(written);
});

test.each([
  ['2-3 leeks', '2-3', 2, 3],
  ['2–3 leeks', '2–3', 2, 3],
  ['2 to 3 leeks', '2 to 3', 2, 3],
  ['1/2 – 3/4 cup rice', '1/2 – 3/4', 0.5, 0.75],
  ['1 1/2-2 cups flour', '1 1/2-2', 1.5, 2],
  ['1½ to 2 cups flour', '1½ to 2', 1.5, 2],
])('the range of "%s" is "%s"', (source, written, from, to) => {
  const { text, quantity } = lineOf(source);
  expect(quantity).toMatchObject({ from, to });
  expect(text.slice(quantity!.start, quantity!.end)).toBe(written);
});

test.each([
  'Trout fillets, about 5 oz each',
  'Pork chops, 200 g each',
  'Forellenfilets, je ca. 180 g',
  'Côtelettes de 200 g chacune',
  'Lomos de merluza, 180 g cada uno',
  'Tranci di tonno da 120 g ciascuno',
  '鸡腿，每个约200克',
  'Salt and pepper to taste',
  'handful of kale leaves',
  'a pinch of salt',
  'Step 2 of the dough',
  '350 °F oven',
  '180°C hot oven',
  '10 minutes of patience',
  '9-inch pie crust',
  '9x13 inch pan',
  'One large skillet',
  '1 non-stick frying pan',
  '80/20 ground beef',
  '7UP',
  '2% milk',
  'One and a half cups of rice',
  '1 and a half cups of rice',
  'One third cup of rice',
  'ماء بحرارة ٤٠ درجة',
  '2 كوب ونصف سكر',
  '٤ أكواب إلا ربع حليب',
  '大根 1個半',
  'だし 3カップ半',
  'みりん 大さじ２分の１',
  '2 kg 250 de pommes',
  '1 citron et demi',
  '1 pepper and a half',
  '1 250 ml de lait',
  'between 4 and 5 plums',
  'entre 4 et 5 prunes',
  'A pinch of 5 spice',
  'A few leeks',
  'An onion',
  '1 inch thick steaks',
  '1 inch pieces of bread',
  '10 inch tart shell',
  '13.5 oz can coconut milk',
  '24 oz. jar pasta sauce',
  '400-500g can of beans',
  '100 g pasta per person',
  '150 g Nudeln pro Person',
])('"%s" is not scaled', (source) => {
  const line = lineOf(source);
  expect(scaleLine(line, 2)).toEqual({ text: line.text, scaled: false });
});

test.each([
  ['1/2 cup rice', 2, '1 cup rice'],
  ['1 1/2 cups rice', 0.5, '¾ cup rice'],
  ['1 cup rice', 1 / 3, '⅓ cup rice'],
  ['2/3 cup rice', 2, '1⅓ cups rice'],
  ['¾ cup rice', 3, '2¼ cups rice'],
  ['1/8 tsp nutmeg', 0.5, '1/16 tsp nutmeg'],
  ['5 eggs', 0.5, '2½ eggs'],
  ['1 ملعقة كمون', 1.25, '1¼ ملعقة كمون'],
  ['100 مل حليب', 1.25, '130 مل حليب'],
  ['2-3 leeks', 2, '4-6 leeks'],
  ['2 to 3 leeks', 0.5, '1 to 1½ leeks'],
  ['1–2 tbsp oil', 3, '3–6 tbsp oil'],
  ['1,5 Liter Wasser', 2, '3 Liter Wasser'],
  ['1,5 Liter Wasser', 0.5, '0,75 Liter Wasser'],
  ['500g (about 1.1 lbs) beef', 0.5, '250g (about 0.55 lbs) beef'],
  ['500g (about 1.1 lbs) beef', 1.5, '750g (about 1.65 lbs) beef'],
  ['2 kg (4.4 lbs) beef', 2, '4 kg (8.8 lbs) beef'],
  ['2.2 lb beef', 2, '4.4 lb beef'],
  ['2.2 lb beef', 1 / 3, '0.73 lb beef'],
  ['٢٫٢ رطل لحم', 2, '٤٫٤ رطل لحم'],
  ['1.5 lb beef', 0.5, '¾ lb beef'],
  ['0.5 tsp salt', 1 / 3, '⅙ tsp salt'],
  ['250 g flour', 3, '750 g flour'],
  ['100 g flour', 1 / 3, '33 g flour'],
  ['125 ml milk', 3, '380 ml milk'],
  ['250 غ دجاج', 5 / 4, '310 غ دجاج'],
  ['٢٥٠ جم أرز', 1 / 3, '٨٣ جم أرز'],
  ['1.5 كغ لحم', 5 / 4, '1.875 كغ لحم'],
  ['250 ग्रा. पनीर', 5 / 4, '310 ग्रा. पनीर'],
  ['250 मि.ली. दूध', 1 / 3, '83 मि.ली. दूध'],
  ['1,000 g flour', 2, '2,000 g flour'],
  ['1.5 kg leeks', 2, '3 kg leeks'],
  ['6 cups broth (approx. 1.5 x 32oz cartons)', 2, '12 cups broth (approx. 3 x 32oz cartons)'],
  ['200 g pak choi', 2, '400 g pak choi'],
  ['1 kg pot roast', 2, '2 kg pot roast'],
  ['300 克 包菜', 2, '600 克 包菜'],
  ['1 (28 oz) can crushed tomatoes', 2, '2 (28 oz) cans crushed tomatoes'],
  ['2 (8-ounce) packages cream cheese', 2, '4 (8-ounce) packages cream cheese'],
  ['1 can (400 g) beans', 3, '3 cans (400 g) beans'],
  ['1 clove garlic', 2, '2 cloves garlic'],
  ['2 pinches of salt', 0.5, '1 pinch of salt'],
  ['1 gousse d’ail', 3, '3 gousses d’ail'],
  ['2 x 400 g tins tomatoes', 2, '4 x 400 g tins tomatoes'],
  ['1 onion, cut into 1-inch pieces', 2, '2 onions, cut into 1-inch pieces'],
])('"%s" times %d is "%s"', (source, factor, expected) => {
  expect(scaleLine(lineOf(source), factor)).toEqual({ text: expected, scaled: true });
});

test.each([
  ['1 cup rice', 2, '2 cups rice'],
  ['3 cups rice', 1 / 3, '1 cup rice'],
  ['1 cup rice', 5 / 4, '1¼ cups rice'],
  ['1/2-1 cup rice', 2, '1-2 cups rice'],
  ['1 Cup rice', 2, '2 Cup rice'],
  ['1 tbsp oil', 2, '2 tbsp oil'],
  ['2 lb beef', 1 / 2, '1 lb beef'],
  ['4 ounces feta', 1 / 4, '1 ounce feta'],
  ['1 cup plus 2 tablespoons rice', 1 / 2, '½ cup plus 1 tablespoon rice'],
  ['1 (15 oz) can beans', 2, '2 (15 oz) cans beans'],
  ['1 15-ounce can beans', 2, '2 15-ounce cans beans'],
  ['1 large bunch dill', 2, '2 large bunches dill'],
  ['2 boxes dates', 1 / 2, '1 box dates'],
  ['2 handfuls of basil', 1 / 2, '1 handful of basil'],
  ['1 loaf bread', 2, '2 loaves bread'],
  ['**1** cup rice', 2, '2 cups rice'],
  ['1 taza de arroz', 2, '2 tazas de arroz'],
  ['1 cucharadita de sal', 2, '2 cucharaditas de sal'],
  ['1 colher de sopa de sal', 2, '2 colheres de sopa de sal'],
  ['1 tasse de riz', 3 / 2, '1½ tasse de riz'],
  ['2 tasses de riz', 1 / 2, '1 tasse de riz'],
  ['1 litro de caldo', 2, '2 litros de caldo'],
  ['1 litre d’eau', 2, '2 litres d’eau'],
  ['1 cucchiaio di sale', 2, '2 cucchiaio di sale'],
  ['1 Tasse Reis', 2, '2 Tasse Reis'],
  ['100 gram rijst', 2, '200 gram rijst'],
  ['1 liter vatten', 2, '2 liter vatten'],
])(
  'the unit of "%s" times %d has the form its number asks for: "%s"',
  (source, factor, expected) => {
    expect(scaleLine(lineOf(source), factor)).toEqual({ text: expected, scaled: true });
  },
);

test.each([
  ['1 egg', 2, '2 eggs'],
  ['½ medium red onion, chopped', 4, '2 medium red onions, chopped'],
  ['1 lemon (juiced)', 3 / 2, '1½ lemons (juiced)'],
  ['Zest of 1 lemon.', 2, 'Zest of 2 lemons.'],
  ['1 large garlic clove, minced', 2, '2 large garlic cloves, minced'],
  ['1 bay leaf', 2, '2 bay leaves'],
  ['1 tomato chopped', 2, '2 tomatoes chopped'],
  ['1 red bell pepper for garnish', 2, '2 red bell peppers for garnish'],
  ['1 carrot plus 1 stick celery', 2, '2 carrot plus 2 sticks celery'],
  ['1 heaped cup flour', 2, '2 heaped cups flour'],
  ['1 swede plus a cup stock', 2, '2 swede plus 2 cups stock'],
  ['2 cup sugar', 2, '4 cups sugar'],
  ['1 1/2 teaspoon salt', 2, '3 teaspoons salt'],
  ['2 egg', 2, '4 eggs'],
  ['1 spoon pepper', 2, '2 spoon pepper'],
  ['1 Cup mint leaves', 0.5, '½ Cup mint leaves'],
  ['3/4 of a cup of water', 2, '1½ of a cup of water'],
  ['2 x 400g tinned chopped tomatoes', 0.5, '1 x 400g tinned chopped tomatoes'],
  ['1 fillet of salmon with lemon', 2, '2 fillet of salmon with lemon'],
  ['2 eggs', 1 / 2, '1 egg'],
  ['2 large potatoes, peeled', 1 / 2, '1 large potato, peeled'],
  ['2 bay leaves', 1 / 4, '½ bay leaf'],
  ['2-3 onions', 1 / 3, '⅔-1 onion'],
  ['1 egg white', 2, '2 egg white'],
  ['1 lemon’s juice', 2, '2 lemon’s juice'],
  ['1 chicken or vegetable stock jelly', 2, '2 chicken or vegetable stock jelly'],
  ['1 tbsp onion, minced', 2, '2 tbsp onion, minced'],
  ['1 cup tomato, diced', 2, '2 cups tomato, diced'],
  ['1 kg potato', 2, '2 kg potato'],
  ['2 grinds pepper', 2, '4 grinds pepper'],
  ['1 Ei', 2, '2 Ei'],
])('what is counted in "%s" times %d agrees with it: "%s"', (source, factor, expected) => {
  expect(scaleLine(lineOf(source), factor)).toEqual({ text: expected, scaled: true });
});

test('the changes that scale a line stand in its order, and say where', () => {
  expect(scalingEdits(lineOf('about 2-3 leeks'), 2)).toEqual([
    { start: 6, end: 7, text: '4' },
    { start: 8, end: 9, text: '6' },
  ]);
  expect(scalingEdits(lineOf('2 leeks'), 1)).toEqual([]);
  expect(scalingEdits(lineOf('salt'), 2)).toBeUndefined();
});

test('a paragraph is not scaled', () => {
  const text = `2 leeks ${'a '.repeat(300)}`;
  const line = { text, quantity: { from: 2, start: 0, end: 1 } };
  expect(scaleLine(line, 2)).toEqual({ text, scaled: false });
});

test.each([
  ['1 cup (240 ml) milk', '2 cups (480 ml) milk'],
  ['2 cups (340 g) flour', '4 cups (680 g) flour'],
  ['2 cups (340g) flour', '4 cups (680g) flour'],
  ['1 cup (2 sticks) butter', '2 cups (4 sticks) butter'],
  ['1 stick (½ cup) butter', '2 sticks (1 cup) butter'],
  ['1 cup plus 2 tablespoons flour', '2 cups plus 4 tablespoons flour'],
  ['1 egg, 2 egg whites', '2 eggs, 4 egg whites'],
  ['2 limes, 1 juiced, 1 sliced', '4 limes, 2 juiced, 2 sliced'],
  ['2 (or 3) carrots', '4 (or 6) carrots'],
  ['1 lb / 450 g beef', '2 lb / 900 g beef'],
  ['2 chicken breasts (about 1 lb)', '4 chicken breasts (about 2 lb)'],
  ['Peas (1 cup)', 'Peas (2 cups)'],
  ['1 tsp each salt, 2 tsp sugar', '2 tsp each salt, 4 tsp sugar'],
  ['Thyme and oregano, 1 tsp each', 'Thyme and oregano, 2 tsp each'],
  ['Thymian und Oregano, je 1 TL', 'Thymian und Oregano, je 2 TL'],
  ['葱、姜各10克', '葱、姜各20克'],
  ['Flour: 200 g', 'Flour: 400 g'],
  ['Juice of 1 lemon', 'Juice of 2 lemons'],
  ['醤油: 大さじ2', '醤油: 大さじ4'],
  ['鸡翅 500克', '鸡翅 1000克'],
  ['红辣椒 1个（可选）', '红辣椒 2个（可选）'],
  ['1 taza de harina, más 2 para la mesa', '2 tazas de harina, más 4 para la mesa'],
  ['1 Glas Brühe, 2 Gläser Wasser', '2 Glas Brühe, 4 Gläser Wasser'],
  ['쇠고기 2파운드', '쇠고기 4파운드'],
  ['버터 1 테이블스푼 (무염)', '버터 2 테이블스푼 (무염)'],
  ['Lime juice:  1-2 limes, juiced', 'Lime juice:  2-4 limes, juiced'],
  ['Zest of one lemon', 'Zest of 2 lemons'],
  ['Juice from ½ lemon', 'Juice from 1 lemon'],
  ['Zest from 1 lemon', 'Zest from 2 lemons'],
  ['1 pouch (8 oz) rice', '2 pouches (8 oz) rice'],
  ['2 containers (8 oz) yogurt', '4 containers (8 oz) yogurt'],
  ['4 (8 oz) blocks cream cheese (900g total)', '8 (8 oz) blocks cream cheese (1800g total)'],
  ['2 cans beans (800 g total)', '4 cans beans (1600 g total)'],
  ['1 (15 oz) can beans (or 1 1/2 cups cooked)', '2 (15 oz) cans beans (or 3 cups cooked)'],
  ['1 (or 2) cans beans', '2 (or 4) cans beans'],
  ['2 leeks (300 g)', '4 leeks (600 g)'],
  ['100 g (1 cup) oats', '200 g (2 cups) oats'],
  ['١ و ١/٢ كوب سكر', '٣ كوب سكر'],
  ['1 و½ كوب سكر', '3 كوب سكر'],
  ['1 और 1/2 कप पानी', '3 कप पानी'],
  ['3 कप और आधा पानी', '6 कप और 1 पानी'],
])('every amount of "%s" is doubled: "%s"', (source, expected) => {
  expect(scaleLine(lineOf(source), 2)).toEqual({ text: expected, scaled: true });
});

test.each([
  ['1 cup warm water (105-115°F)', '2 cups warm water (105-115°F)'],
  ['1 cup warm water (105°F to 115°F)', '2 cups warm water (105°F to 115°F)'],
  ['200 ml水 (40℃)', '400 ml水 (40℃)'],
  ['2 onions, cut into 8 wedges', '4 onions, cut into 8 wedges'],
  ['2 lbs beef, sliced into 4-6 cutlets', '4 lbs beef, sliced into 4-6 cutlets'],
  ['1 chicken, cut into 8–10 pieces', '2 chickens, cut into 8–10 pieces'],
  ['2 tomatoes or 1 can (14 oz) of tomatoes', '4 tomatoes or 2 cans (14 oz) of tomatoes'],
  ['토마토 소스 1캔 (14.5온스)', '토마토 소스 2캔 (14.5온스)'],
  ['Tomatoes: 1 can (14.5 oz)', 'Tomatoes: 2 cans (14.5 oz)'],
  ['1 chicken (3 lb), cut in 8 pieces', '2 chickens (6 lb), cut in 8 pieces'],
  ['2 potatoes (cut into 1 inch cubes)', '4 potatoes (cut into 1 inch cubes)'],
  ['1 cup rice, soaked 30 minutes', '2 cups rice, soaked 30 minutes'],
  ['2 chicken breasts (6 oz each)', '4 chicken breasts (6 oz each)'],
  ['4 salmon fillets, about 6 oz each', '8 salmon fillets, about 6 oz each'],
  ['4 fillets, 150g each, skin on', '8 fillets, 150g each, skin on'],
  ['2 Zucchini à 200 g', '4 Zucchini à 200 g'],
  ['2 à 3 oignons', '4 à 6 oignons'],
  ['3 Forellenfilets, je ca. 180 g', '6 Forellenfilets, je ca. 180 g'],
  ['4 tranci di tonno da 120 g ciascuno', '8 tranci di tonno da 120 g ciascuno'],
  ['Trout: 2 fillets, 6 oz each', 'Trout: 4 fillets, 6 oz each'],
  ['2 chipotles from a can', '4 chipotles from a can'],
  ['1 can coconut milk (14 oz)', '2 cans coconut milk (14 oz)'],
  ['1 cup cream (36% fat)', '2 cups cream (36% fat)'],
  ['1 lb shrimp (16-20 count)', '2 lb shrimp (16-20 count)'],
  ['2 कप गर्म दूध (40 डिग्री)', '4 कप गर्म दूध (40 डिग्री)'],
  ['100 ml ılık süt (40 derece)', '200 ml ılık süt (40 derece)'],
  ['100 ml Wasser (37 Grad)', '200 ml Wasser (37 Grad)'],
  ['٢ كوب حليب (٤٠ درجة مئوية)', '٤ كوب حليب (٤٠ درجة مئوية)'],
  ['牛乳（約40度） 100ml', '牛乳（約40度） 200ml'],
  ['3 boîtes de 200 g de thon', '6 boîtes de 200 g de thon'],
  ['2 pavés de cabillaud de 180 g', '4 pavés de cabillaud de 180 g'],
  ["1 canard d'environ 2,5 kg", "2 canard d'environ 2,5 kg"],
  ['2 latas de atún de 150 g', '4 latas de atún de 150 g'],
  ['1 confezione da 250 g di ricotta', '2 confezione da 250 g di ricotta'],
  ['1 Ente von 2,5 kg', '2 Ente von 2,5 kg'],
  ['2 tins of 200 g tuna', '4 tins of 200 g tuna'],
  ['1 duck of 2.5 kg', '2 duck of 2.5 kg'],
  ['2 cans (200 g) tuna', '4 cans (200 g) tuna'],
  ['2 kutu 200 gr ton', '4 kutu 200 gr ton'],
  ['٢ علبة تونة (٢٠٠ غ لكل علبة)', '٤ علبة تونة (٢٠٠ غ لكل علبة)'],
  ['ツナ缶（70g） 2缶', 'ツナ缶（70g） 4缶'],
  ['食パン（8枚切り） 1枚', '食パン（8枚切り） 2枚'],
  ['1 टुकड़ा अदरक (2 इंच)', '2 टुकड़ा अदरक (2 इंच)'],
])('of "%s" a temperature, a size or a time stays as it is: "%s"', (source, expected) => {
  expect(scaleLine(lineOf(source), 2)).toEqual({ text: expected, scaled: true });
});

test.each([
  ['One 3-4 lb duck', '2 3-4 lb duck'],
  ['Two 400 g tins chickpeas', '4 400 g tins chickpeas'],
  ['Two 200 g trout fillets', '4 200 g trout fillets'],
  ['1 3-4 lb duck', '2 3-4 lb duck'],
  ['1 4 pound leg of lamb', '2 4 pound leg of lamb'],
  ['A 28-ounce can of plums', '2 28-ounce cans of plums'],
  ['Base: 1 (15 oz) can beans', 'Base: 2 (15 oz) cans beans'],
  ['一只 2-3 磅的鸭', '2只 2-3 磅的鸭'],
  ['Three large leeks', '6 large leeks'],
  ['Two or three carrots', '4 or 6 carrots'],
  ['About half a cup of milk', 'About 1 cup of milk'],
  ['Half an onion', '1 onion'],
  ['A cup of rice', '2 cups of rice'],
  ['A bunch of parsley', '2 bunches of parsley'],
  ['Media taza de leche', '1 taza de leche'],
  ['نصف كوب حليب', '1 كوب حليب'],
  ['半杯牛奶', '1杯牛奶'],
  ['一个柠檬，切片', '2个柠檬，切片'],
  ['一大把香菜，外加 10 枝', '2大把香菜，外加 20 枝'],
  ['A handful of basil', '2 handfuls of basil'],
  ['Eine Handvoll Rucola', '2 Handvoll Rucola'],
  ['1 cup sugar plus a tablespoon', '2 cups sugar plus 2 tablespoons'],
  ['1 cup milk or half a cup of cream', '2 cups milk or 1 cup of cream'],
  ['Juice of half a lemon', 'Juice of 1 lemon'],
  ['Flour, one cup', 'Flour, 2 cups'],
  ['洋葱 半个', '洋葱 1个'],
  ['콩 한 캔', '콩 2 캔'],
  ['पानी आधा कप', 'पानी 1 कप'],
])('in "%s" a word counts what is scaled: "%s"', (source, expected) => {
  expect(scaleLine(lineOf(source), 2)).toEqual({ text: expected, scaled: true });
});

test.each([
  ['(Optional) 3-4 figs', '(Optional) 6-8 figs'],
  ['(Optional: 1/2 tsp cayenne pepper)', '(Optional: 1 tsp cayenne pepper)'],
  ['1 inch ginger, grated', '2 inch ginger, grated'],
  ['1½ inch piece of ginger', '3 inch piece of ginger'],
  ['2 cm fresh turmeric', '4 cm fresh turmeric'],
])('the amount of "%s" is doubled: "%s"', (source, expected) => {
  expect(scaleLine(lineOf(source), 2)).toEqual({ text: expected, scaled: true });
});

test.each([
  ['1 taza de harina, más 2 para la mesa', '2 tazas de harina, más 4 para la mesa'],
  ['1 quả ớt, 2 tép tỏi', '2 quả ớt, 4 tép tỏi'],
])('"%s" is read the same where accents are characters of their own', (source, expected) => {
  const decomposed = source.normalize('NFD');
  expect(decomposed).not.toBe(source);
  expect(scaleLine(lineOf(decomposed), 2)).toEqual({ text: expected, scaled: true });
  const line = { text: decomposed, quantity: { from: 1, start: 0, end: 1 } };
  expect(scaleLine(line, 2)).toEqual({ text: expected.normalize('NFD'), scaled: true });
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('nothing is scaled by %d', (factor) => {
  expect(scaleLine(lineOf('2 leeks'), factor)).toEqual({ text: '2 leeks', scaled: false });
});

describe('any quantity', () => {
  const UNITS = ['lb flour', 'tbsp oil', 'figs', 'tsp (heaped) salt', 'large beets, minced'];
  const FACTORS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1, 3 / 2, 2, 3, 4, 8];
  const unit = fc.constantFrom(...UNITS);
  const factor = fc.constantFrom(...FACTORS);
  /** A multiple of ⅛ or ⅓ as cooks write it. */
  const amount = fc
    .record({ parts: fc.integer({ min: 1, max: 96 }), by: fc.constantFrom(1, 2, 3, 4, 8) })
    .map(({ parts, by }) => ({ value: parts / by, written: writeFraction(parts, by) }));

  test('scaled and scaled back is what it was, exactly', () => {
    fc.assert(
      fc.property(amount, unit, factor, ({ value, written }, rest, times) => {
        const line = lineOf(`${written} ${rest}`);
        expect(line.quantity?.from).toBeCloseTo(value, 12);
        const there = scaleLine(line, times);
        expect(there.scaled).toBe(true);
        const scaled = lineOf(there.text);
        expect(scaled.quantity?.from).toBeCloseTo(value * times, 12);
        const back = lineOf(scaleLine(scaled, 1 / times).text);
        expect(back.quantity?.from).toBeCloseTo(value, 12);
      }),
      { numRuns: 500 },
    );
  });

  test('both ends of a range are scaled, and no text around them changes', () => {
    const range = fc.tuple(amount, amount).filter(([from, to]) => from.value < to.value);
    const sign = fc.constantFrom('-', '–', ' to ', ' - ', ' – ');
    fc.assert(
      fc.property(range, sign, unit, factor, ([from, to], between, rest, times) => {
        const line = lineOf(`${from.written}${between}${to.written} ${rest}`);
        const { start, end } = line.quantity!;
        expect(line.text.slice(start, end)).toBe(`${from.written}${between}${to.written}`);
        const { text } = scaleLine(line, times);
        expect(text.slice(0, start)).toBe(line.text.slice(0, start));
        expect(text.endsWith(line.text.slice(end))).toBe(true);
        const scaled = lineOf(text).quantity!;
        expect(scaled.from).toBeCloseTo(from.value * times, 12);
        expect(scaled.to).toBeCloseTo(to.value * times, 12);
      }),
      { numRuns: 500 },
    );
  });

  test('grams and millilitres have two significant figures', () => {
    const grams = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(grams, fc.constantFrom('g', 'ml'), factor, (value, measure, times) => {
        fc.pre(times !== 1);
        const { text } = scaleLine(lineOf(`${value} ${measure} flour`), times);
        expect(text).toBe(`${Number((value * times).toPrecision(2))} ${measure} flour`);
      }),
    );
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
          expect(line.text.slice(edit.start, edit.end)).toMatch(/^(?:[\d½][\d½/ ]*|cup|can)$/);
          kept += line.text.slice(end, edit.start) + edit.text;
          end = edit.end;
        }
        expect(text).toBe(kept + line.text.slice(end));
      }),
      { numRuns: 1000 },
    );
  });
});

function writeFraction(parts: number, by: number): string {
  const whole = Math.floor(parts / by);
  const rest = parts % by;
  if (rest === 0) return `${whole}`;
  return whole === 0 ? `${rest}/${by}` : `${whole} ${rest}/${by}`;
}

test('a text that is no line of a recipe is refused by name', () => {
  expect(() => scaleLine('2 leeks' as never, 2)).toThrow('scaleLine needs a line of a recipe.');
});
