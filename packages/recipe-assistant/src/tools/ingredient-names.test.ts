import { readQuantity } from '../recipe/quantity.ts';
import { expect, test } from 'vitest';
import { foodIn } from './ingredient-names.ts';

test.each([
  ['2 c. à soupe d’huile d’olive', 'huile d’olive'],
  ['1 cuillère à café de sel', 'sel'],
  ['200 g de riz basmati', 'riz basmati'],
  ['20 cl de crème', 'crème'],
  ['2 gousses d’ail', 'ail'],
  ['1 cdta. de comino', 'comino'],
  ['1 vaso de leche', 'leche'],
  ['1 ملعقة صغيرة كمون', 'كمون'],
  ['2 ملعقة كبيرة زيت زيتون', 'زيت زيتون'],
  ['500 غ دجاج', 'دجاج'],
  ['1 łyżka oliwy', 'oliwy'],
  ['2 łyżeczki soli', 'soli'],
  ['1 Prise Salz', 'Salz'],
  ['1 Bund Petersilie', 'Petersilie'],
  ['1 Pck. Backpulver', 'Backpulver'],
  ['2 बड़े चम्मच तेल', 'तेल'],
  ['200 ग्रा. पनीर', 'पनीर'],
  ['油 大さじ1', '油'],
  ['3 cloves of garlic', 'garlic'],
  ['1 large onion, finely chopped', 'onion'],
  ['1 bell pepper', 'bell pepper'],
  ['Juice of 1 lemon', 'lemon'],
  ['Zest of 2 large oranges', 'oranges'],
  ['Juice from ½ lime', 'lime'],
  ['Juice of half a lemon, strained', 'lemon'],
  ['Juice and zest of one lemon', 'lemon'],
  ['Saft von 1 Zitrone', 'Zitrone'],
  ['Jugo de 2 limones', 'limones'],
  ['Jus d’1/2 citron', 'citron'],
  ['Cream of tartar', 'Cream of tartar'],
  ['2汤匙糖', '糖'],
  ['2 杯切碎的新鲜菠菜', '新鲜菠菜'],
  ['1 个洋葱，切碎', '洋葱'],
])('the food of "%s" is "%s"', (text, food) => {
  expect(foodIn({ text, quantity: readQuantity(text) })).toBe(food);
});
