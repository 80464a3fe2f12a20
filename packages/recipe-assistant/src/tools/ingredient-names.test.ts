import { expect, test } from 'vitest';
import { foodsIn } from './ingredient-names.ts';

test.each([
  ['3 cloves of garlic', 'garlic'],
  ['1 large onion, finely chopped', 'onion'],
  ['2 boneless, skinless chicken breasts', 'skinless chicken breasts'],
  ['Juice of 1 lemon', 'lemon'],
  ['Cream of tartar', 'Cream of tartar'],
  ['1 (14 oz) can crushed tomatoes', 'crushed tomatoes'],
  ['Optional: 1 tbsp chia seeds for extra thickness', 'chia seeds'],
  ['1/4 teaspoon ground cloves', 'ground cloves'],
  ['Salt and pepper to taste', 'Salt and pepper'],
  ['Salt, pepper, olive oil', 'Salt', 'pepper', 'olive oil'],
  ['flour 200 g', 'flour'],
  ['2 c. à soupe d’huile d’olive', 'huile d’olive'],
  ['Jus d’1/2 citron', 'citron'],
  ['1 cdta. de comino', 'comino'],
  ['Sal a gosto', 'Sal'],
  ['Sale quanto basta', 'Sale'],
  ['1 Pck. Backpulver', 'Backpulver'],
  ['Salz und Pfeffer nach Belieben', 'Salz und Pfeffer'],
  ['2 łyżeczki soli', 'soli'],
  ['2 ملعقة كبيرة زيت زيتون', 'زيت زيتون'],
  ['فلفل أسود، حسب الرغبة', 'فلفل أسود'],
  ['2 बड़े चम्मच तेल', 'तेल'],
  ['हरा धनिया सजाने के लिए', 'हरा धनिया'],
  ['소금 약간', '소금'],
  ['油 大さじ1', '油'],
  ['塩・こしょう 各少々', '塩・こしょう'],
  ['2汤匙糖', '糖'],
  ['2 杯切碎的新鲜菠菜', '新鲜菠菜'],
  ['番茄：2个（中等大小）', '番茄'],
])('the foods of "%s" are %j', (line, ...foods) => {
  expect(foodsIn(line)).toEqual(foods);
});
