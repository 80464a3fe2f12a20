import { expect, test } from 'vitest';
import { holdsAmount } from './names-amount.ts';

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
