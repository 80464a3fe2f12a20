import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deriveRecipe, scaleLine, type IngredientLine } from 'recipe-assistant/recipe';
import { scalingEdits } from './scale-line.ts';

/** A line as a recipe has it. */
function lineOf(text: string): IngredientLine {
  const recipe = deriveRecipe(`Ingredients:\n- ${text}\n- salt\n\nSteps:\n1. Cook.`);
  return recipe!.ingredients[0]!.lines[0]!;
}

/** One case a row: a line of a language, how often, and what it becomes; `stays` if it isn't scaled. */
function expectRows(language: string, rows: string): void {
  const table = rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const actual = table.map(([text = '', times = '']) => {
    const [count = 0, of = 1] = times.split('/').map(Number);
    const scaled = scaleLine({ text, language }, count / of);
    return [text, times, scaled.scaled ? scaled.text : 'stays'];
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
    ['.5 cup rice', '.5', 1 / 2],
    ['1,5 Liter Wasser', '1,5', 3 / 2],
    ['200g flour', '200', 200],
    ['about 3 leeks', '3', 3],
    ['a dozen eggs', 'a', 1],
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

test('an amount that is not written has no quantity', () => {
  expect(lineOf('Pinch of salt').quantity).toBeUndefined();
});

test('spoons and cups are written to what there is in a kitchen, or in the next smaller ones', () => {
  expectRows(
    'en',
    `
    1 1/2 cups rice | 1/2 | ¾ cup rice
    .5 cup rice     | 2   | 1 cup rice
    1 cup rice      | 5/4 | 1¼ cups rice
    1/2 cup oil     | 3/4 | ⅓ cup oil
    1/3 cup oil     | 5/4 | 6⅔ tablespoons oil
    1/4 cup oil     | 3/4 | 3 tablespoons oil
    ⅓ Cup oil       | 1/2 | 2⅔ tablespoons oil
    1/8 tsp nutmeg  | 1/2 | 1/16 tsp nutmeg
    1/8 tsp nutmeg  | 5/4 | stays
    1 tsp nutmeg    | 7/8 | 1 tsp nutmeg
    1 tsp nutmeg    | 2/3 | ¾ tsp nutmeg
    1/2 tsp nutmeg  | 3/4 | stays
    1/8 tsp nutmeg  | 3   | ⅜ tsp nutmeg
    1 tbsp oil      | 5/6 | ¾ tbsp oil
    1/3 lb beef     | 5/4 | 6⅔ oz beef
    2.2 lb beef     | 2   | 4.4 lb beef
    7 fl oz rum     | 5/12 | 3 fl oz rum
    2-3 tbsp oil    | 3/2 | 3-4½ tbsp oil
    7-8 tbsp oil    | 1/8 | 2¾-3 tsp oil
    7-8 tsp oil     | 1/8 | 1 tsp oil
  `,
  );
  expectRows('es', '⅓ taza de leche | 5/4 | 6⅔ cucharadas de leche');
  expectRows('de', '1/4 EL Öl | 3/4 | ½ TL Öl');
});

test('what is counted is written to ¼ ⅓ ½ ⅔ ¾, and from three on to halves', () => {
  expectRows(
    'en',
    `
    1 onion                    | 5/12 | ½ onion
    1 onion                    | 5/4  | 1¼ onions
    3 eggs                     | 5/4  | 4 eggs
    5 eggs                     | 7/10 | 3½ eggs
    3 heads lettuce            | 5/4  | 4 heads lettuce
    2 eggs for the baking dish | 2    | 4 eggs for the baking dish
    1/4 onion                  | 1/2  | stays
    1 can (400 g) beans        | 3/4  | ¾ can (400 g) beans
    2 (8-ounce) packages feta  | 1/2  | 1 (8-ounce) package feta
  `,
  );
  expectRows('zh', '半个洋葱（约50克） | 2 | 1个洋葱（约100克）');
});

test('metric amounts are what a scale shows, without a fraction, and a whole multiple is exact', () => {
  expectRows(
    'en',
    `
    250 g flour            | 1/2 | 125 g flour
    67 g flour             | 1/2 | 34 g flour
    3 g salt               | 3/4 | 2.5 g salt
    1 g saffron            | 3/4 | stays
    100 g flour            | 1/3 | 33 g flour
    1 kg flour             | 1/2 | 0.5 kg flour
    1 kg flour             | 5/6 | 835 g flour
    1 kilogram flour       | 5/4 | 1250 grams flour
    1 - 1.5 kg pork        | 1/2 | 500 - 750 g pork
    ½ kg flour             | 3   | 1.5 kg flour
    1 dl cream             | 3/4 | 75 ml cream
    2/3 kg flour           | 4   | 2.67 kg flour
    0.375 kg flour         | 3   | 1125 g flour
    1/8 l stock            | 9   | 1125 ml stock
    2½ cups (563g) flour   | 2   | 5 cups (1126g) flour
    125 ml milk            | 3   | 375 ml milk
  `,
  );
  expectRows('zh', '1公斤鸡肉 | 3/4 | 750克鸡肉');
});

test('decimals and digits are those of the line, else those of its language', () => {
  expectRows('de', '1 kg Mehl        | 3/2 | 1,5 kg Mehl');
  expectRows('de', '1 Liter Milch    | 5/6 | 835 ml Milch');
  expectRows('de', '1,5 Liter Wasser | 3/2 | 2250 ml Wasser');
  expectRows('de', '1,25 kg Mehl     | 3   | 3,75 kg Mehl');
  expectRows('fr', '1 kg de riz      | 3/2 | 1,5 kg de riz');
  expectRows('fr', '1.5 kg de riz    | 3   | 4.5 kg de riz');
  expectRows('pl', '1 kg mąki        | 1/2 | 0,5 kg mąki');
  expectRows('ja', '鶏肉 1kg           | 3/2 | 鶏肉 1.5kg');
  expectRows('ar', '٢٥٠ جم أرز       | 1/3 | ٨٣ جم أرز');
  expectRows('ar', '١ كجم أرز        | 3/2 | ١٫٥ كجم أرز');
  expectRows('hi', '250 ग्रा. पनीर     | 5/4 | 315 ग्रा. पनीर');
});

test('units and foods have the form that their number asks for', () => {
  expectRows(
    'en',
    `
    1 cup rice                  | 2   | 2 cups rice
    1 Cup Warm Water            | 2   | 2 Cups Warm Water
    4 ounces feta               | 1/4 | 1 ounce feta
    2 lbs beef                  | 1/2 | 1 lb beef
    1 lb beef                   | 2   | 2 lb beef
    1 tbsp oil                  | 2   | 2 tbsp oil
    2 tbsps oil                 | 1/2 | 1 tbsp oil
    2 cup sugar                 | 2   | 4 cups sugar
    1 large bunch dill          | 2   | 2 large bunches dill
    1 loaf bread                | 2   | 2 loaves bread
    1 large garlic clove        | 2   | 2 large garlic cloves
    1 red or green bell pepper  | 2   | 2 red or green bell peppers
    2 bay leaves                | 1/4 | ½ bay leaf
    1 egg yolk                  | 2   | 2 egg yolks
    1 large eggplant            | 2   | 2 large eggplants
    1 radish                    | 2   | 2 radishes
    1 anchovy                   | 2   | 2 anchovies
    1 zucchini                  | 2   | 2 zucchini
    1 onion finely chopped      | 2   | 2 onions finely chopped
    1 egg and 2 yolks           | 2   | 2 eggs and 4 yolks
    Zest of 1 lemon.            | 2   | Zest of 2 lemons.
    1 chicken stock cube        | 2   | 2 chicken stock cubes
    1 bun(s)                    | 2   | 2 bun(s)
    1 chicken stock powder      | 2   | 2 chicken stock powder
    1 tbsp onion, minced        | 2   | 2 tbsp onion, minced
    1 kg potato                 | 2   | 2 kg potato
    2 grinds pepper             | 2   | 4 grinds pepper
    4 L water                   | 2   | 8 L water
  `,
  );
  expectRows(
    'es',
    `
    2 cebollas grandes           | 1/2 | 1 cebolla grande
    1 cebolla roja, picada       | 2   | 2 cebollas rojas, picadas
    2 dientes de ajo picados     | 1/2 | 1 diente de ajo picado
    1 rebanada de pan tostado    | 2   | 2 rebanadas de pan tostado
    1 aguacate en rebanadas      | 1/2 | ½ aguacate en rebanadas
    1 pimiento del piquillo      | 2   | 2 pimientos del piquillo
  `,
  );
  expectRows(
    'fr',
    `
    2 oignons                    | 1/2 | 1 oignon
    1 tasse de riz               | 3/2 | 1½ tasse de riz
    1 cuillère à soupe d’huile   | 2   | 2 cuillères à soupe d’huile
    2 petits oignons rouges      | 1/2 | 1 petit oignon rouge
    2 gousses d’ail hachées      | 1/2 | 1 gousse d’ail hachée
  `,
  );
  expectRows(
    'de',
    `
    1 Tasse Reis                 | 2   | 2 Tassen Reis
    1 Liter Milch                | 2   | 2 Liter Milch
    2 große Äpfel                | 1/2 | 1 großer Apfel
    2 große Zwiebeln             | 1/2 | 1 große Zwiebel
    1 großes Ei                  | 2   | 2 große Eier
    1 Topf Basilikum             | 2   | 2 Topf Basilikum
  `,
  );
  expectRows(
    'it',
    `
    1 cucchiaio di sale          | 2   | 2 cucchiai di sale
    1 litro di brodo             | 2   | 2 litri di brodo
    2 uova grandi                | 1/2 | 1 uovo grande
    1 melanzana grande           | 2   | 2 melanzane grandi
  `,
  );
  expectRows(
    'pt',
    `
    1 colher de sopa de sal      | 2   | 2 colheres de sopa de sal
    1 colher (sopa) de azeite    | 2   | 2 colheres (sopa) de azeite
    2 batatas doces médias       | 1/2 | 1 batata doce média
    1 cebola média picada        | 2   | 2 cebolas médias picadas
  `,
  );
  expectRows(
    'pl',
    `
    1 łyżka oleju                | 3   | 3 łyżki oleju
    2 łyżki oleju                | 3   | 6 łyżek oleju
    1/2 szklanki mąki            | 3/2 | ¾ szklanki mąki
    2 ząbki czosnku              | 1/4 | ½ ząbka czosnku
    2 duże cebule                | 1/2 | 1 duża cebula
    3-4 ogórki kiszone           | 2   | 6-8 ogórków kiszonych
    4 jajka                      | 2   | 8 jajek
  `,
  );
  expectRows('hi', '1 छोटा चम्मच जीरा   | 2   | 2 छोटे चम्मच जीरा');
  expectRows('hi', '2 बड़े अंडे          | 1/2 | 1 बड़ा अंडा');
  expectRows('tr', '1 su bardağı un   | 2   | 2 su bardağı un');
  expectRows('ar', '2 بصلة            | 2   | 4 بصلة');
});

test('every amount of a line is scaled, before or behind the food', () => {
  expectRows(
    'en',
    `
    1 cup (240 ml) milk                | 2 | 2 cups (480 ml) milk
    1 stick (½ cup) butter             | 2 | 2 sticks (1 cup) butter
    1 cup plus 2 tablespoons flour     | 2 | 2 cups plus 4 tablespoons flour
    30g-50g parmesan                   | 2 | 60g-100g parmesan
    1 cup-2 cups broth                 | 1/2 | ½ cup-1 cup broth
    2 limes, 1 juiced, 1 sliced        | 2 | 4 limes, 2 juiced, 2 sliced
    2 (or 3) carrots                   | 2 | 4 (or 6) carrots
    1 lb / 450 g beef                  | 2 | 2 lb / 900 g beef
    Onion: 1                           | 2 | Onion: 2
    Onion: 1, diced                    | 2 | Onion: 2, diced
    Tomatoes (2, diced)                | 2 | Tomatoes (4, diced)
    Tomatoes (diced, 2)                | 2 | Tomatoes (diced, 4)
    Peas (1 cup)                       | 2 | Peas (2 cups)
    ½ of a 14 oz can                   | 2 | 1 of a 14 oz can
    1 cup sugar syrup (1:1)            | 2 | 2 cups sugar syrup (1:1)
    Juice from ½ lemon                 | 2 | Juice from 1 lemon
    4 (8 oz) blocks feta (900g total)  | 2 | 8 (8 oz) blocks feta (1800g total)
    1 (15 oz) can beans (or 1 1/2 cups) | 2 | 2 (15 oz) cans beans (or 3 cups)
    (Optional) 3-4 figs                | 2 | (Optional) 6-8 figs
  `,
  );
  expectRows(
    'es',
    '1 taza de harina, más 2 para la mesa | 2 | 2 tazas de harina, más 4 para la mesa',
  );
  expectRows('pt', '1 maço de coentro (cerca de 30 g) | 2 | 2 maços de coentro (cerca de 60 g)');
  expectRows('it', 'Lievito per vino: 1 busta | 2 | Lievito per vino: 2 buste');
  expectRows('ar', '1 و½ كوب سكر | 2 | 3 كوب سكر');
  expectRows('ja', '醤油: 大さじ2 | 2 | 醤油: 大さじ4');
  expectRows('ko', '쇠고기 2파운드 | 2 | 쇠고기 4파운드');
  expectRows('zh', '50克 罐头玉米粒 | 2 | 100克 罐头玉米粒');
  expectRows('zh', '红辣椒 1个（可选） | 2 | 红辣椒 2个（可选）');
});

test('a length is an amount where it is as long as there are people', () => {
  expectRows(
    'en',
    `
    1½ inch piece of ginger            | 2   | 3 inch piece of ginger
    1-inch piece of ginger             | 2   | 2-inch piece of ginger
    1 inch (2.5 cm) piece of ginger    | 2   | 2 inch (5 cm) piece of ginger
    1 inch (2.5 cm) piece of ginger    | 1/2 | ½ inch (1.25 cm) piece of ginger
    2 inches of fresh ginger           | 1/2 | 1 inch of fresh ginger
    1" ginger, minced                  | 2   | 2" ginger, minced
    1 (1-inch) piece of ginger         | 2   | 2 (1-inch) pieces of ginger
  `,
  );
  expectRows('es', '2 cm de jengibre o 1 cucharadita | 2 | 4 cm de jengibre o 2 cucharaditas');
});

test('words for numbers are scaled', () => {
  expectRows(
    'en',
    `
    Two or three carrots               | 2   | 4 or 6 carrots
    Twenty-five mussels                | 2   | 50 mussels
    a dozen eggs                       | 2   | 2 dozen eggs
    half a dozen eggs                  | 2   | 1 dozen eggs
    an onion                           | 2   | 2 onions
    One and a half cups of rice        | 2   | 3 cups of rice
    About half a cup of milk           | 2   | About 1 cup of milk
    A 28-ounce can of plums            | 2   | 2 28-ounce cans of plums
    A pinch of 5 spice                 | 2   | 2 pinches of 5 spice
    Pinch of salt                      | 2   | 2 pinches of salt
    A handful of dill (about 10 g)     | 2   | 2 handfuls of dill (about 20 g)
    1 cup sugar plus a tablespoon      | 2   | 2 cups sugar plus 2 tablespoons
    100 g avocado (about half an avocado) | 2 | 200 g avocado (about 1 avocado)
    juice of a lemon                   | 2   | juice of 2 lemons
  `,
  );
  expectRows('es', 'dos cebollas             | 2   | 4 cebollas');
  expectRows('es', 'una docena de huevos     | 2   | 2 docenas de huevos');
  expectRows('es', 'Media taza de leche      | 2   | 1 taza de leche');
  expectRows('es', 'Un puñado de perejil (10 g) | 3 | 3 puñados de perejil (30 g)');
  expectRows('fr', 'deux oignons             | 1/2 | 1 oignon');
  expectRows('fr', 'une gousse d’ail         | 2   | 2 gousses d’ail');
  expectRows('fr', 'une demi-tasse de lait   | 2   | 1 tasse de lait');
  expectRows('de', 'zwei Zwiebeln            | 1/2 | 1 Zwiebel');
  expectRows('de', 'ein halber Apfel         | 2   | 1 Apfel');
  expectRows('de', 'anderthalb Liter Milch   | 2   | 3 Liter Milch');
  expectRows('it', 'due cipolle              | 1/2 | 1 cipolla');
  expectRows('it', 'succo di un limone       | 2   | succo di 2 limoni');
  expectRows('pt', 'duas cebolas             | 2   | 4 cebolas');
  expectRows('pt', 'meia cebola              | 2   | 1 cebola');
  expectRows('pl', 'dwie cebule              | 1/2 | 1 cebula');
  expectRows('pl', 'pół cebuli               | 2   | 1 cebula');
  expectRows('pl', 'Szczypta soli            | 2   | 2 szczypty soli');
  expectRows('tr', 'iki soğan                | 2   | 4 soğan');
  expectRows('tr', 'Yarım çay kaşığı karabiber | 2 | 1 çay kaşığı karabiber');
  expectRows('ar', 'ثلاث بيضات               | 2   | 6 بيضات');
  expectRows('ar', 'كوب أرز                  | 2   | 2 كوب أرز');
  expectRows('hi', 'डेढ़ कप चावल             | 2   | 3 कप चावल');
  expectRows('hi', 'पानी आधा कप                | 2   | पानी 1 कप');
  expectRows('ja', '卵 二個                    | 2   | 卵 4個');
  expectRows('ja', '塩 ひとつまみ                | 2   | 塩 2つまみ');
  expectRows('ko', '달걀 두 개                 | 2   | 달걀 4 개');
  expectRows('zh', '两个鸡蛋                    | 2   | 4个鸡蛋');
  expectRows('zh', '老抽 半勺                  | 2   | 老抽 1勺');
});

test('sizes, temperatures, times and numbers of pieces stay as they are', () => {
  expectRows(
    'en',
    `
    1 cup warm water (105-115°F)             | 2 | 2 cups warm water (105-115°F)
    2 onions, cut into 8 wedges              | 2 | 4 onions, cut into 8 wedges
    2 lbs beef, sliced into 4-6 cutlets      | 2 | 4 lbs beef, sliced into 4-6 cutlets
    1 chicken (3 lb), cut in 8 pieces        | 2 | 2 chickens (6 lb), cut in 8 pieces
    1 onion, cut into 1-inch pieces          | 2 | 2 onions, cut into 1-inch pieces
    1 cup rice, soaked 30 minutes            | 2 | 2 cups rice, soaked 30 minutes
    4 salmon fillets, about 6 oz each        | 2 | 8 salmon fillets, about 6 oz each
    1 can coconut milk (14 oz)               | 2 | 2 cans coconut milk (14 oz)
    1 14.5 oz (411g) can tomatoes            | 2 | 2 14.5 oz (411g) cans tomatoes
    1 cup cream (36% fat)                    | 2 | 2 cups cream (36% fat)
    1 cup half and half                      | 2 | 2 cups half and half
    2 cups flour (magic in a cup)            | 2 | 4 cups flour (magic in a cup)
    1 cup stock (from a carton)              | 2 | 2 cups stock (from a carton)
    1 cup cream (or a splash of milk)        | 2 | 2 cups cream (or a splash of milk)
    1 loaf bread, at least 1 day old         | 2 | 2 loaves bread, at least 1 day old
    1 lb shrimp (16-20 count)                | 2 | 2 lb shrimp (16-20 count)
    2 x 400 g tins tomatoes                  | 2 | 4 x 400 g tins tomatoes
    2 x 400g/14oz tins tomatoes              | 2 | 4 x 400g/14oz tins tomatoes
    2 x 400g/14oz cans of beans              | 1/2 | 1 x 400g/14oz can of beans
    1 x 400-g/14-oz can of beans             | 2 | 2 x 400-g/14-oz cans of beans
    2 28-oz (800 g) cans tomatoes            | 1/2 | 1 28-oz (800 g) can tomatoes
    4 x 150g (5 oz) salmon fillets           | 2 | 8 x 150g (5 oz) salmon fillets
    6 cups broth (1.5 x 32oz cartons)        | 2 | 12 cups broth (3 x 32oz cartons)
    2 tbsp butter for the pan                | 2 | 4 tbsp butter for the pan
    1 cup pan drippings                      | 2 | 2 cups pan drippings
    One 3-4 lb duck                          | 2 | 2 3-4 lb ducks
    2 fillets salmon                         | 1/2 | 1 fillet salmon
  `,
  );
  expectRows('fr', '2 pavés de cabillaud de 180 g | 2 | 4 pavés de cabillaud de 180 g');
  expectRows('de', '3 Forellenfilets, je ca. 180 g | 2 | 6 Forellenfilets, je ca. 180 g');
  expectRows('it', '1 confezione da 250 g di ricotta | 2 | 2 confezioni da 250 g di ricotta');
  expectRows(
    'pt',
    '1 caixinha de creme de leite (200g) | 2 | 2 caixinhas de creme de leite (200g)',
  );
  expectRows('tr', '2 kutu 200 gr ton | 2 | 4 kutu 200 gr ton');
  expectRows('hi', '1 टुकड़ा अदरक (2 इंच) | 2 | 2 टुकड़े अदरक (2 इंच)');
  expectRows('ja', '牛乳（約40度） 100ml | 2 | 牛乳（約40度） 200ml');
  expectRows('ko', '토마토 소스 1캔 (14.5온스) | 2 | 토마토 소스 2캔 (14.5온스)');
});

test.each([
  ['en', 'Trout fillets, about 5 oz each | Salt and pepper to taste | A few leeks | 350 °F oven'],
  ['en', '10 minutes of patience | 9-inch pie crust | 1 inch thick steaks | 80/20 ground beef'],
  [
    'en',
    '2% milk | 7UP | One third cup of rice | 1,000 g flour | 1 kg (1,000 g) flour | half & half',
  ],
  [
    'en',
    '1 8-inch pan | 1 9x13 baking dish | 2 (9-inch) round cake pans, greased | One large skillet',
  ],
  [
    'en',
    '28 oz can of tomatoes | 400g/14oz can of beans | 400-500g can of beans | Thyme and oregano, 1 tsp each | a little oil',
  ],
  ['en', '1 cup (240 ml) each milk and cream | 1 tsp each salt and pepper, plus 2 tbsp oil'],
  ['en', 'between 4 and 5 plums | 100 g pasta per person | half and half'],
  ['es', 'Sal: al gusto | Lomos de merluza, 180 g cada uno | un poco de sal'],
  ['fr', '2 kg 250 de pommes | 1 000 g de farine | 1 moule de 24 cm | 1 250 ml de lait'],
  ['fr', '1 citron et demi | le jus d’un citron'],
  [
    'de',
    'Weizenmehl 405, gesiebt | 1.000 g Mehl | 1 Springform (26 cm) | Saft einer Zitrone | ein wenig Öl',
  ],
  ['it', 'Pasta (al dente) | Sale q.b.'],
  ['pl', 'sok z jednej cytryny'],
  ['ar', '٤ أكواب إلا ربع حليب | عصير ليمونة واحدة | بيضتان'],
  ['ja', '大根 1個半 | みりん 大さじ２分の１ | フライパン 1個'],
  ['zh', '鸡腿，每个约200克 | 葱、姜各10克 | 1个8寸蛋糕模具 | 鸡蛋 两三个'],
])('in %s these stay, as their number is no amount or nobody could tell: %s', (language, lines) => {
  const scaled = lines.split(' | ').filter((text) => scaleLine({ text, language }, 2).scaled);
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
