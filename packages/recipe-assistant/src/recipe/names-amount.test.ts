import { expect, test } from 'vitest';
import { namesAmount } from './names-amount.ts';

test.each([
  'Cream together 1 cup of the sugar and the butter.',
  'Heat 1-2 tablespoons of oil.',
  'Stir in the remaining ½ cup (120 ml) milk.',
  'Add a tablespoon of butter to the pan.',
  'Whisk in half a cup of the stock.',
  'Pour in 100ml of water.',
  '2 EL Öl in einer Pfanne erhitzen.',
  '加入200克面粉搅拌均匀。',
  '醤油大さじ2を加える。',
])('the step "%s" names an amount', (step) => {
  expect(namesAmount({ text: step })).toBe(true);
});

test.each([
  'Preheat the oven to 350°F (175°C).',
  'Simmer for 1 hour and 30 minutes.',
  'Roll it out to 1/4 inch, and cut it into 12 squares.',
  'Line a 9x13 inch pan, and grease a 2-quart casserole dish.',
  'Roast it for 20 minutes per pound.',
  'Add the eggs one at a time.',
  'Add the flour, 1 tablespoon at a time.',
  'Shape patties of about 4 oz each.',
  'Serve it with a cupcake.',
  'Drop rounded tablespoons of dough onto the sheet.',
  'Repeat steps 3 and 4.',
  '把茄子切成 6-8 块。',
  '在一个大碗里拌匀。',
  '炖2个小时。',
  '玉ねぎを4個に切る。',
  "Laissez reposer un quart d'heure.",
])('the step "%s" names none', (step) => {
  expect(namesAmount({ text: step })).toBe(false);
});
