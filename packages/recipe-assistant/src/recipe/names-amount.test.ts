import { expect, test } from 'vitest';
import { holdsAmount, namesAmount } from './names-amount.ts';

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
  expect(namesAmount({ text, language })).toBe(true);
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
  expect(namesAmount({ text, language })).toBe(false);
});

test.each([
  [
    'en',
    '2 leeks | a dozen eggs | an onion | One third cup of rice | 28 oz can of tomatoes | Pinch of salt',
  ],
  ['en', '9-inch pie crust | Trout fillets, about 5 oz each | 1,000 g flour | half an onion'],
  ['es', 'dos cebollas | media cebolla | una docena de huevos'],
  ['fr', "deux oignons | un oignon | le jus d'un citron | une demi-tasse de lait"],
  ['de', 'zwei Zwiebeln | eine Zwiebel | Saft einer Zitrone'],
  ['it', 'due cipolle | mezza cipolla'],
  ['pt', 'duas cebolas | meia cebola'],
  ['pl', 'dwie cebule | jedna cebula | sok z jednej cytryny | szczypta soli'],
  ['tr', 'iki soğan | yarım limon suyu'],
  ['ar', 'عصير ليمونة واحدة | بيضتان | ثلاث بيضات | كوب أرز'],
  ['hi', 'दो प्याज | आधा कप दूध'],
  ['ja', '卵 二個 | 塩 ひとつまみ'],
  ['ko', '달걀 두 개 | 양파 반 개'],
  ['zh', '两个鸡蛋 | 半勺老抽 | 鸡蛋 两三个'],
])('in %s each of these lines holds an amount: %s', (language, lines) => {
  const without = lines.split(' | ').filter((text) => !holdsAmount({ text, language }));
  expect(without).toEqual([]);
});

test.each([
  [
    'en',
    'Salt to taste | 2% milk | 350 °F oven | 80/20 ground beef | 7UP | half and half | a little oil | Orange juice, from a carton',
  ],
  ['es', 'Sal al gusto | un poco de sal'],
  ['fr', 'Sel et poivre | un peu de sel'],
  ['de', 'Salz und Pfeffer | ein wenig Öl'],
  ['it', 'Sale q.b.'],
  ['ja', '塩 適量 | 五香粉'],
  ['zh', '盐 适量 | 三文鱼 | 一些葱花'],
])('in %s none of these lines holds an amount: %s', (language, lines) => {
  const withOne = lines.split(' | ').filter((text) => holdsAmount({ text, language }));
  expect(withOne).toEqual([]);
});
