import type { Basket } from './sample-basket.ts';
import { listed } from './sample-names.ts';
import type { Kind } from './sample-pantry.ts';
import { addUnknown, type Dish, type Has, type Step } from './sample-steps.ts';

const SWEET: readonly Kind[] = [
  ...(['fruit', 'cream', 'milk', 'sweet', 'flour', 'fat', 'spice', 'sharp', 'nut'] as const),
  'herb',
];

/** One of these, and the meal is no dessert. */
const NEVER_SWEET: readonly Kind[] = [
  ...(['meat', 'fish', 'pulse', 'pasta', 'noodle', 'potato', 'aromatic', 'garlic'] as const),
  ...(['vegetable', 'tomato', 'leaf', 'raw', 'cheese', 'sauce', 'stock'] as const),
];

/** Desserts and breakfasts; the first that suits is made. */
export const SWEET_DISHES: readonly Dish[] = [
  {
    name: 'Pancakes',
    lead: ['fruit'],
    minutes: 30,
    uses: [...SWEET, 'egg'],
    suits: (has) => isSweet(has) && has('flour') && has('egg'),
    steps: (basket) => [
      `Whisk ${basket.take('flour', 'egg', 'milk', 'sweet', 'spice')} to a smooth batter, as thick as cream, with water as needed. Let it rest for 10 minutes.`,
      basket.has('fruit', 'sharp') &&
        `Slice ${basket.take('fruit', 'sharp')} and warm the pieces in a small pan.`,
      `Heat ${basket.fat()} in a frying pan. Pour in a ladle of batter, wait about 2 minutes for bubbles, turn, and give it 1 minute more. Go on until the batter is used up.`,
      ...serve(basket, 'Serve hot'),
    ],
    tip: 'the first pancake tells you whether the pan is hot enough; it belongs to the cook.',
  },
  {
    name: 'Crumble',
    lead: ['fruit'],
    minutes: 45,
    uses: SWEET,
    suits: (has) => isSweet(has) && has('flour') && has('fruit'),
    steps: (basket) => [
      'Heat the oven to 180 °C.',
      `Cut ${basket.take('fruit', 'sharp')} into a baking dish.`,
      `Rub ${basket.take('flour', 'sweet', 'spice', 'nut')} with ${basket.fat()} into coarse crumbs, and scatter them over.`,
      'Bake for 30 minutes, until the top is golden and the juice bubbles at the edges.',
      ...serve(basket, 'Serve warm'),
    ],
    tip: 'a second batch of crumbs keeps in the freezer for a month.',
  },
  {
    name: 'Slow-stirred',
    base: 'grain',
    lead: ['fruit'],
    minutes: 35,
    uses: [...SWEET.filter((kind) => kind !== 'flour'), 'grain'],
    suits: (has) => isSweet(has) && has('grain') && has('milk', 'cream'),
    steps: (basket) => [
      `Bring ${basket.take('milk', 'cream')} and as much water to a simmer.`,
      `Stir in ${basket.take('grain', 'spice')} and cook over the lowest heat for 25 minutes, stirring often, until thick and soft.`,
      basket.has('sweet', 'fat') && `Off the heat, stir in ${basket.take('sweet', 'fat')}.`,
      basket.has('fruit', 'sharp') && `Cut ${basket.take('fruit', 'sharp')} small, and fold in.`,
      ...serve(basket, 'Serve warm or cold'),
    ],
    tip: 'it thickens as it cools: loosen it with a spoonful of water.',
  },
  {
    name: 'Sweet bowl',
    lead: ['fruit', 'sweet', 'cream'],
    minutes: 15,
    uses: [...SWEET, 'bread'],
    suits: (has) => isSweet(has) && has('fruit', 'sweet'),
    steps: (basket) => [
      basket.has('flour', 'bread') &&
        `Toast ${basket.take('flour', 'bread')} in a dry pan until it smells nutty, and set aside.`,
      `Warm ${basket.take('fat') || 'a spoonful of water'} in a small pan.`,
      basket.has('fruit') &&
        `Cut ${basket.take('fruit')} into even pieces, and let them soften in the pan for 5 minutes.`,
      basket.has('sweet', 'spice', 'sharp') &&
        `Stir in ${basket.take('sweet', 'spice', 'sharp')} over low heat, until it melts to a syrup.`,
      ...serve(basket, 'Serve in small bowls'),
    ],
    tip: 'it is good the next morning, cold, for breakfast.',
  },
];

function isSweet(has: Has): boolean {
  return !has(...NEVER_SWEET);
}

function serve(basket: Basket, how: string): Step[] {
  const beside = listed([basket.take('cream', 'milk'), basket.take('nut', 'herb')].filter(Boolean));
  return [addUnknown(basket), beside ? `${how}, with ${beside}.` : `${how}.`];
}
