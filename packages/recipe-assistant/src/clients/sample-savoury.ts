import {
  addEggs,
  addFish,
  cookInPan,
  type Dish,
  finish,
  prepare,
  SAVOURY,
} from './sample-steps.ts';

/** Suppers; the first that suits is made, and the last one suits everything. */
export const SAVOURY_DISHES: readonly Dish[] = [
  {
    name: 'Supper pasta',
    lead: ['meat', 'fish', 'tomato', 'vegetable', 'leaf', 'pulse', 'cheese', 'aromatic'],
    minutes: 30,
    uses: [...SAVOURY.filter((kind) => kind !== 'potato' && kind !== 'bread'), 'pasta'],
    suits: (has) => has('pasta'),
    steps: (basket) => [
      prepare(basket, 'aromatic', 'garlic', 'vegetable', 'tomato'),
      ...cookInPan(basket),
      addFish(basket),
      `Meanwhile boil ${basket.take('pasta')} in plenty of water until just firm to the bite. Keep a cup of the water, and drain.`,
      basket.has('egg')
        ? `Take the pan off the heat. Toss the drained pasta in it with ${basket.take('egg')}, beaten, and a splash of the water, so that it turns creamy and does not scramble.`
        : 'Toss the drained pasta in the pan with a splash of the water, until all of it shines.',
      ...finish(basket),
    ],
    tip: 'the starch in the cooking water is what binds the sauce; do not pour it all away.',
  },
  {
    name: 'Quick noodles',
    lead: ['meat', 'fish', 'pulse', 'vegetable', 'egg', 'aromatic'],
    minutes: 25,
    uses: [...SAVOURY.filter((kind) => kind !== 'potato' && kind !== 'bread'), 'noodle'],
    suits: (has) => has('noodle'),
    steps: (basket) => [
      prepare(basket, 'meat', 'aromatic', 'garlic', 'vegetable'),
      `Soak or boil ${basket.take('noodle')} as the packet says, and drain.`,
      ...cookInPan(basket, 'a wok or a wide pan'),
      addFish(basket),
      'Add the noodles and toss for 2 minutes, until they are hot.',
      addEggs(basket),
      ...finish(basket),
    ],
    tip: 'have everything cut before the pan is hot; after that there is no time.',
  },
  {
    name: 'One-pot',
    base: 'grain',
    lead: ['meat', 'fish', 'pulse', 'vegetable', 'tomato', 'aromatic'],
    minutes: 40,
    uses: [...SAVOURY.filter((kind) => kind !== 'potato'), 'grain'],
    suits: (has) => has('grain'),
    steps: (basket) => [
      prepare(basket, 'aromatic', 'garlic', 'vegetable', 'tomato'),
      ...cookInPan(basket, 'a heavy pot'),
      `Stir in ${basket.take('grain')} and twice as much hot water. Cover, and leave over low heat until the water is gone and the grains are tender; the packet knows how long, most take 15 minutes.`,
      addFish(basket),
      addEggs(basket),
      ...finish(basket),
    ],
    tip: 'leave the lid on for 5 minutes off the heat, and the grains come apart by themselves.',
  },
  {
    name: 'Crisp salad',
    lead: ['fish', 'meat', 'pulse', 'raw', 'tomato', 'cheese', 'leaf'],
    minutes: 25,
    uses: [...SAVOURY, 'raw', 'fruit'],
    suits: (has) => has('raw'),
    steps: (basket) => [
      basket.has('potato', 'egg') &&
        `Boil ${basket.take('potato', 'egg')} in water until done, 10 minutes for eggs, 20 for potatoes. Let cool, peel, and cut up.`,
      basket.has('meat', 'fish') &&
        `Fry ${basket.take('meat', 'fish')} in a hot pan until done all the way through, and slice.`,
      `Cut ${basket.take('raw', 'leaf', 'tomato', 'vegetable', 'aromatic', 'fruit')} thinly into a large bowl.`,
      basket.has('pulse') && `Rinse ${basket.take('pulse')}, drain well, and add.`,
      `Stir a dressing together: ${basket.take('garlic', 'sauce', 'spice', 'sharp', 'stock') || 'a spoonful of water'} and ${basket.fat()}. Toss it in just before you eat.`,
      ...finish(basket, 'Serve at once'),
    ],
    tip: 'dry leaves hold the dressing, wet ones shed it.',
  },
  {
    name: 'Traybake',
    lead: ['meat', 'fish', 'potato', 'vegetable'],
    minutes: 55,
    uses: SAVOURY.filter((kind) => kind !== 'egg' && kind !== 'stock'),
    suits: (has) => has('meat', 'fish') && has('potato', 'vegetable'),
    steps: (basket) => [
      'Heat the oven to 200 °C.',
      prepare(basket, 'aromatic', 'potato', 'vegetable', 'tomato'),
      `Toss ${basket.take('potato', 'vegetable', 'aromatic', 'garlic')} with ${basket.fat()} in a large roasting tin, and roast for 20 minutes.`,
      basket.has('meat', 'tomato', 'pulse', 'spice', 'sauce') &&
        `Turn everything, add ${basket.take('meat', 'tomato', 'pulse', 'spice', 'sauce')}, and roast for 25 minutes more, until all of it is done through and brown at the edges.`,
      basket.has('fish') &&
        `Lay ${basket.take('fish')} on top for the last 12 minutes, until just done all through.`,
      ...finish(basket),
    ],
    tip: 'leave space between the pieces: what touches steams, what stands apart roasts.',
  },
  {
    name: 'Frittata',
    lead: ['vegetable', 'potato', 'cheese', 'leaf', 'meat', 'tomato'],
    minutes: 30,
    uses: SAVOURY.filter((kind) => kind !== 'pulse' && kind !== 'stock'),
    suits: (has) => has('egg') && !has('pulse', 'stock'),
    steps: (basket) => [
      prepare(basket, 'aromatic', 'garlic', 'potato', 'vegetable', 'tomato'),
      ...cookInPan(basket, 'an ovenproof frying pan'),
      addFish(basket),
      `Beat ${basket.take('egg', 'cream', 'milk')} in a bowl, and pour the mixture in. Cook over low heat for 8 minutes, until only the top is still wet, then set the top under the grill for 3 minutes.`,
      ...finish(basket, 'Let it stand for 5 minutes and cut it into wedges'),
    ],
    tip: 'cold, it makes the better sandwich tomorrow.',
  },
  {
    name: 'Country soup',
    lead: ['aromatic', 'potato', 'vegetable', 'tomato', 'pulse', 'leaf'],
    minutes: 35,
    uses: SAVOURY,
    suits: (has) => has('potato', 'vegetable', 'tomato', 'pulse', 'stock') && !has('meat', 'fish'),
    steps: (basket) => [
      prepare(basket, 'aromatic', 'garlic', 'potato', 'vegetable', 'tomato'),
      ...cookInPan(basket, 'a large pot'),
      'Add enough hot water to cover everything by two fingers, and simmer for 10 to 15 minutes, until a spoon cuts the largest piece.',
      'Blend it smooth, or crush it a little with the spoon and leave it rough.',
      basket.has('egg') && `Poach ${basket.take('egg')} in the simmering soup for 4 minutes.`,
      ...finish(basket, 'Serve in warm bowls'),
    ],
    tip: 'it thickens overnight; loosen it with water and season it again.',
  },
  {
    name: 'Toasts',
    lead: ['cheese', 'fish', 'meat', 'tomato', 'aromatic'],
    minutes: 20,
    uses: SAVOURY.filter((kind) => kind !== 'stock'),
    suits: (has) => has('bread') && !has('meat', 'vegetable'),
    steps: (basket) => [
      ...cookInPan(basket),
      addFish(basket),
      addEggs(basket),
      `Toast ${basket.take('bread')}, and spoon the pan over the slices.`,
      ...finish(basket, 'Serve while the toast is crisp'),
    ],
    tip: 'rub the toast with a cut clove of garlic, if you have one, before it is topped.',
  },
  {
    name: 'Skillet supper',
    lead: ['meat', 'fish', 'pulse', 'vegetable', 'potato', 'aromatic', 'leaf'],
    minutes: 35,
    uses: SAVOURY,
    suits: (has) => has(...SAVOURY),
    steps: (basket) => [
      prepare(basket, 'aromatic', 'garlic', 'potato', 'vegetable', 'tomato'),
      ...cookInPan(basket),
      addFish(basket),
      addEggs(basket),
      ...finish(basket),
    ],
    tip: 'let the pan get hot before anything goes in, and stir less than you want to.',
  },
];

/** For foods that the pantry has no word for. */
export const MYSTERY_PLATE: Dish = {
  name: 'Mystery plate',
  lead: ['unknown'],
  minutes: 20,
  uses: ['flour'],
  suits: () => true,
  steps: (basket) => [
    `Heat ${basket.fat()} in a large pan over medium heat.`,
    `Add ${basket.take('unknown', 'flour')}: the sample kitchen has no dish for that, so cook it as you know best.`,
    ...finish(basket, 'Serve in the middle of the table, and let everybody guess'),
  ],
  tip: 'name a few things that the kitchen knows, such as carrot, rice or egg, for a proper recipe.',
};
