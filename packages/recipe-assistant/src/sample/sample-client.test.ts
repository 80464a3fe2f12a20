import * as fc from 'fast-check';
import { createRecipeRequest, generateRecipe, type RecipePreferences } from 'recipe-assistant/core';
import { createSampleClient } from 'recipe-assistant/sample';
import { describe, expect, test } from 'vitest';
import { DISHES } from './cookbook.ts';
import { readFood } from './pantry.ts';

const client = createSampleClient({ delay: 0 });

const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];

test('a recipe is put together by rules, and no model is named', async () => {
  const result = await generateRecipe(FOUR, { client });
  expect(result).toMatchObject({ origin: 'rules', finishReason: 'stop' });
  expect(result.model).toBeUndefined();
  expect(result.recipe).not.toMatch(/model|\bAI\b/);
});

test('it is a whole recipe', async () => {
  expect(await cook(FOUR)).toBe(`# Leek and potato soup

Made from leek, potato, cream and nutmeg.

**Serves:** 4 · **Total time:** 35 minutes

## Ingredients

- 2 tbsp oil (not on your list)
- 2 leeks, sliced
- 700 g potatoes, diced
- ½ tsp nutmeg
- 800 ml water (not on your list)
- 160 ml cream
- ½ tsp salt (not on your list)

## Method

1. Put a large pot over medium heat and add the oil.
2. Add the leeks, potatoes, nutmeg and water, bring to the boil, and simmer for 20 minutes, until tender.
3. For a thicker soup, crush some of it against the side of the pot.
4. Finish with the cream.
5. Season with the salt.
6. Serve hot.
`);
});

/** What people have on hand, what becomes of it, a line of the list and a step that it needs. */
const BASKETS: [list: string, title: string, line: string, step: string | RegExp][] = [
  [
    'chicken thighs, carrots, onion, garlic, thyme',
    'Chicken and carrot tray bake',
    '500 g chicken thighs, off the bone, in 2 cm pieces',
    'with no pink left inside the chicken thighs and the juices clear',
  ],
  [
    'mutton, carrot, onion, potato, bay leaves',
    'Slow mutton and carrot stew',
    '700 g mutton, cut into 3 cm pieces',
    'simmer over low heat for 1 hour 30 minutes',
  ],
  [
    '2 eggs, spinach, cheddar, mushrooms',
    'Spinach and mushroom frittata',
    '2 eggs',
    'Beat the eggs with the cheddar, pour over',
  ],
  [
    'spaghetti, tomatoes, basil, garlic, parmesan',
    'Tomato and basil spaghetti',
    '300 g spaghetti',
    'Serve hot, topped with the basil and parmesan.',
  ],
  [
    'leftover rice, 2 eggs, peas, soy sauce, spring onions',
    'Egg and pea rice',
    '700 g leftover rice',
    'Add the leftover rice and cook for 4 minutes, stirring, until steaming hot.',
  ],
  [
    'a lemon, salmon, potatoes, dill',
    'Salmon and potato tray bake',
    '1 lemon, juiced',
    'Lay the salmon on top and roast for 12 minutes more, until opaque all the way through.',
  ],
  [
    'apples, oats, butter, brown sugar, cinnamon',
    'Apple and oat crumble',
    '4 apples, sliced',
    'Rub the butter into the oats and brown sugar',
  ],
  [
    'flour, eggs, milk, bananas',
    'Banana pancakes',
    '400 ml milk',
    'Serve warm, topped with the bananas.',
  ],
  ['flour, sugar, eggs, butter', 'Simple cake', '160 g butter', 'Beat the butter with the sugar'],
  ['chocolate, eggs, flour, sugar, butter', 'Chocolate cake', '3 eggs', 'Fold in the chocolate'],
  ['flour, water, salt, yeast', 'Simple flatbreads', '400 g flour', 'knead for 5 minutes'],
  [
    'lettuce, cucumber, feta, a lemon',
    'Lettuce and cucumber salad',
    '½ cucumber, sliced',
    'from the oil with the lemon',
  ],
  [
    'quinoa, black beans, avocado, lime, coriander',
    'Bean and avocado salad',
    '400 g black beans, cooked or tinned, drained',
    'Cook the quinoa as the packet says',
  ],
  [
    'half a cabbage, carrots, sausages, cumin seeds',
    'Sausage and cabbage tray bake',
    '½ cabbage, cut into small pieces',
    'no pink left inside the sausages',
  ],
  [
    'tofu, noodles, pak choi, soy sauce, ginger',
    'Tofu and pak choi noodles',
    '400 g tofu, cubed',
    'Toss with the noodles',
  ],
  [
    'bread, cheese, tomato, butter',
    'Tomato and cheese on toast',
    '8 slices bread',
    'Fry the tomatoes in the butter',
  ],
  [
    'bacon, eggs, bread, mushrooms',
    'Egg and mushroom on toast',
    '120 g bacon, diced',
    'Fry the bacon',
  ],
  [
    'smoked salmon, cream cheese, bagels, dill',
    'Smoked salmon and cream cheese on toast',
    '4 bagels',
    'Toast the bagels.',
  ],
  [
    'tuna, sweetcorn, mayonnaise, bread, red onion',
    'Tuna and sweetcorn on toast',
    '1 red onion, chopped',
    'Top with the tuna and mayonnaise.',
  ],
  [
    'strawberries, yoghurt, honey, almonds',
    'Strawberry and almond bowl',
    '500 g strawberries, in bite-sized pieces',
    'topped with the almonds',
  ],
  ['mango, yoghurt, lime, cardamom', 'Mango and yoghurt bowl', '1 lime, juiced', 'Mix the mangoes'],
  [
    'Minced beef, Onion, Kidney beans, Tinned tomatoes, Chilli, Rice',
    'Minced beef and bean rice',
    '500 g minced beef',
    'no pink left inside the minced beef',
  ],
  [
    'BEEF MINCE, ONIONS, CARROTS, TIN OF TOMATOES, SPAGHETTI',
    'Beef mince and carrot spaghetti',
    '1 tin of tomatoes, chopped',
    'Return the beef mince to the pan',
  ],
  [
    'prawns, chilli, garlic, linguine, parsley',
    'Prawn and garlic linguine',
    '450 g prawns, cleaned',
    'Add the prawns and the chilli, cover, and cook for 6 to 8 minutes, until opaque',
  ],
  [
    'red lentils, coconut milk, onion, curry powder, spinach',
    'Lentil and spinach soup',
    '1 tsp curry powder',
    'Finish with the coconut milk.',
  ],
  [
    'leeks, potatoes, white beans, double cream, thyme, nutmeg',
    'Leek and potato soup',
    '160 ml double cream',
    'Serve hot, topped with the thyme.',
  ],
  [
    'carrots, celery, onion, 2 garlic cloves, vegetable stock',
    'Carrot and celery soup',
    '800 ml vegetable stock',
    'Add the carrots, celery and vegetable stock',
  ],
  [
    'chickpeas, tomatoes, onion, cumin, coriander',
    'Chickpea and tomato soup',
    '1 onion, chopped',
    'Add the onion and the cumin',
  ],
  [
    'halloumi, aubergine, red pepper, courgette',
    'Halloumi and aubergine skillet',
    '1 red pepper, sliced',
    'Fry the halloumi for 8 to 10 minutes, turning often, until browned. Lift out',
  ],
  [
    'pumpkin, coconut milk, red curry paste, prawns',
    'Prawn and pumpkin skillet',
    '2 tbsp red curry paste',
    'Add the pumpkin with the red curry paste',
  ],
  [
    'steak, potatoes, butter, garlic, rosemary',
    'Steak and potato tray bake',
    '40 g butter',
    'Toss the potatoes with the butter',
  ],
  [
    'lamb, aubergine, yoghurt, mint, couscous',
    'Lamb and aubergine couscous',
    '1 tbsp mint, chopped',
    'no pink left inside the lamb',
  ],
  [
    'pasta, pesto, cherry tomatoes, mozzarella',
    'Cherry tomato and mozzarella pasta',
    '120 g mozzarella, in small pieces',
    'Add the cherry tomatoes with the pesto',
  ],
  [
    'rice, milk, sugar, cinnamon',
    'Cinnamon pudding',
    '1000 ml milk',
    'Simmer the rice in the milk',
  ],
  [
    'oats, milk, banana, honey, walnuts',
    'Banana and oat pudding',
    '4 bananas, sliced',
    'Simmer the oats in the milk',
  ],
  [
    'duck legs, oranges, honey, thyme',
    'Duck leg and thyme tray bake',
    '1000 g duck legs',
    'no pink left inside the duck legs',
  ],
  [
    'a lemon, cumin seeds, 2 eggs, chicken thighs, yoghurt, leftover rice, half a cabbage',
    'Chicken and egg rice',
    '1 tsp cumin seeds',
    'Season with the lemon and salt.',
  ],
  ['salt, pepper, oil, vinegar', 'Simple dressing', '2 tbsp vinegar', 'in a closed jar'],
];

describe('what people have on hand', () => {
  test.each(BASKETS)('%s: %s', async (list, title, line, step) => {
    const recipe = await cook(list.split(', '));
    expect(titleOf(recipe)).toBe(title);
    expect(linesOf(recipe)).toContain(line);
    expect(methodOf(recipe)).toMatch(step);
    expect(recipe).toMatch(SHAPE);
  });

  test.each([
    ['2 large ripe Tomatoes', '2 large ripe tomatoes, chopped', 'the large ripe tomatoes'],
    ['an onion', '1 onion, chopped', 'the onion'],
    ['one egg', '1 egg', 'the egg'],
    ['six eggs', '6 eggs', 'the eggs'],
    ['200g mushrooms', '200g mushrooms, cut into small pieces', 'the mushrooms'],
    ['1 1/2 cups chopped tomatoes', '1 1/2 cups chopped tomatoes', 'the chopped tomatoes'],
    ['3 cloves of garlic', '3 cloves of garlic, finely chopped', 'the garlic'],
    ['garlic cloves', '3 garlic cloves, finely chopped', 'the garlic cloves'],
    ['some red onions', '1 red onion, chopped', 'the red onion'],
    ['a few carrots', '4 carrots, sliced', 'the carrots'],
    ['strawberry', '500 g strawberries, in bite-sized pieces', 'the strawberries'],
    ['tomatos (tinned)', '4 tomatoes, chopped', 'the tomatoes'],
    ['asparagus', '300 g asparagus, cut into small pieces', 'the asparagus'],
    ['Jalapeños', '1 jalapeño', 'the jalapeño'],
    ['crème fraîche', '110 ml crème fraîche', 'the crème fraîche'],
    ['brussels sprouts', '300 g Brussels sprouts, cut into small pieces', 'the Brussels sprouts'],
    ['bell pepper', '2 bell peppers, sliced', 'the bell peppers'],
    ['sugar free granola, oats', '180 g oats', 'the oats'],
  ])('%s: %s', async (typed, line, noun) => {
    const recipe = await cook([...typed.split(', '), 'yoghurt', 'bread']);
    expect(linesOf(recipe)).toContain(line);
    expect(methodOf(recipe)).toContain(noun);
  });

  test('raw meat is cooked until it is done, and the recipe says how to tell', async () => {
    const others = [
      ['rice', 'peas'],
      ['lettuce', 'tomato'],
      ['potatoes', 'onion'],
      ['bread', 'feta'],
    ];
    for (const meat of ['chicken', 'minced pork', 'sausages', 'turkey', 'chicken wings']) {
      for (const list of others) {
        for (const recipe of await cookAgain([meat, ...list], 4)) {
          if (usedIn(recipe).includes(meat)) expect(methodOf(recipe)).toMatch(/no pink/);
        }
      }
    }
  });

  test('what it does not know is left out, and told', async () => {
    const recipe = await cook(['rice', 'leek', 'unobtanium', 'no nuts', 'egg', 'cat food']);
    expect(recipe).toContain('Left out as unknown: unobtanium, no nuts and cat food.');
    expect(linesOf(recipe).join()).not.toMatch(/unobtanium|nuts|cat/);
  });

  test('of several meats it cooks the first, and says which it leaves', async () => {
    const recipe = await cook(['chicken', 'beef', 'salmon', 'rice']);
    expect(titleOf(recipe)).toBe('Chicken rice');
    expect(recipe).toContain('Left out of this dish: beef and salmon.');
  });

  test.each([[['卵', '米', '鶏肉', 'ねぎ']], [['a', 'b', 'c', 'd']], [['🥕', '🥔', '🧅', '🍗']]])(
    '%j is cooked without a word of its own',
    async (list) => {
      const [recipe = '', second = ''] = await cookAgain(list, 2);
      expect(titleOf(recipe)).toBe('Improvised pan');
      expect(recipe).toContain('go by your own experience');
      expect(linesOf(recipe).slice(0, 4)).toEqual(list);
      expect(titleOf(second)).toBe('Improvised tray bake');
    },
  );

  test('a list of nothing asks for foods', async () => {
    expect(await cook(['', ' '])).toMatch(/^# Nothing to cook with\n\nName a few/);
  });
});

describe('something else', () => {
  test.each(BASKETS)('%s: another one', async (list) => {
    const recipes = await cookAgain(list.split(', '), 12);
    const titles = recipes.map(titleOf);
    const dishes = new Set(titles).size;
    // All of them before any a second time, and then that of longest ago.
    expect(new Set(titles.slice(0, dishes)).size).toBe(dishes);
    expect(titles[dishes]).toBe(titles[0]);
    for (const recipe of recipes) expect(recipe).toMatch(SHAPE);
  });

  test('most lists make at least two dishes', async () => {
    const counts = await Promise.all(
      BASKETS.map(
        async ([list]) => new Set((await cookAgain(list.split(', '), 3)).map(titleOf)).size,
      ),
    );
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(0.9 * BASKETS.length);
  });

  test('a title counts however a page has written it', async () => {
    const again = await cook(FOUR, { notAgain: ['  LEEK and Potato Soup! '] });
    expect(titleOf(again)).toBe('Leek and potato skillet');
  });
});

describe('wishes', () => {
  test.each([
    [1, '180 g potatoes, diced', '½ leek, sliced'],
    ['two people', '350 g potatoes, diced', '1 leek, sliced'],
    ['12', '2150 g potatoes, diced', '6 leeks, sliced'],
  ])('for %s there are %s and %s', async (servings, ...lines) => {
    expect(linesOf(await cook(FOUR, { servings }))).toEqual(expect.arrayContaining(lines));
  });

  test.each([['500'], ['a few'], [0.5]])('for %s it says what it can', async (servings) => {
    const recipe = await cook(FOUR, { servings });
    expect(recipe).toContain('The sample kitchen cooks for 1 to 24 people.');
    expect(recipe).toContain('**Serves:** 4');
  });

  test.each([
    [40, 'Salmon and potato skillet', ''],
    ['1 hour', 'Salmon and potato tray bake', ''],
    ['half an hour', 'Salmon and potato soup', 'has nothing quicker for this list'],
    ['soon', 'Salmon and potato tray bake', 'does not understand that time'],
  ])('in %s: %s', async (time, title, said) => {
    const recipe = await cook(['salmon', 'potatoes', 'dill', 'lemon'], { time });
    if (said) expect(recipe).toContain(`The sample kitchen ${said}.`);
    else expect(recipe).not.toContain('The sample kitchen');
    if (!said.includes('quicker')) expect(titleOf(recipe)).toBe(title);
  });

  test.each([
    ['vegetarian', ['beef', 'prawns', 'chicken stock', 'parmesan']],
    ['Vegan', ['beef', 'eggs', 'honey', 'butter', 'cheddar', 'mayonnaise', 'egg noodles']],
    ['gluten free', ['spaghetti', 'soy sauce', 'bread', 'beer']],
    ['Gluten-free and dairy-free', ['noodles', 'cream', 'feta', 'pesto']],
    ['nut-free', ['walnuts', 'peanut butter', 'pesto', 'almond milk']],
  ])('%s leaves out %j by name, and says so', async (diet, unwanted) => {
    const recipe = await cook([...unwanted, 'coconut milk', 'rice', 'carrot', 'onion'], { diet });
    const out = recipe.split('\n')[2] ?? '';
    for (const food of unwanted.filter((name) => name !== 'beer')) {
      expect(out).toMatch(new RegExp(`Left out for the diet: [^.]*\\b${food}`));
      expect(linesOf(recipe).join()).not.toContain(food);
    }
    expect(out).toContain('Foods are judged by their names alone: check the labels.');
    expect(recipe).not.toMatch(/vegan|vegetarian|gluten|dairy|nut-free/i);
  });

  test('what names the diet itself is kept', async () => {
    const recipe = await cook(['vegan cheese', 'bread', 'tomatoes', 'basil'], { diet: 'vegan' });
    expect(linesOf(recipe)).toContain('100 g vegan cheese, grated');
  });

  test('what is to be avoided appears nowhere, under no name and not from the cupboard', async () => {
    const list = ['Leeks', 'potato', 'almonds', 'pesto', 'cream', '🥜 bar'];
    const recipe = await cook(list, { avoid: ['leek', 'nuts', 'milk', 'oil', '🥜', ' '] });
    expect(recipe).not.toMatch(/leek|almond|pesto|\boil\b|🥜/i);
    expect(recipe).toContain('check the labels');
  });

  test('what is avoided under one name is not added under another', async () => {
    const recipe = await cook(['plums', 'flour', 'sugar', 'cinnamon'], { avoid: ['milk'] });
    expect(titleOf(recipe)).toBe('Plum and cinnamon crumble');
    expect(linesOf(recipe)).toContain('100 g oil (not on your list)');
  });

  test('only these means that nothing is added', async () => {
    for (const [list] of BASKETS) {
      const recipe = await cook(list.split(', '), { onlyThese: true });
      expect(recipe).not.toContain('not on your list');
      expect(recipe).toContain('adds nothing but water');
      expect(linesOf(recipe)).toHaveLength(usedIn(recipe).length);
    }
  });

  test('what it cannot do it says in one sentence', async () => {
    const preferences = { language: 'French', cuisine: 'Thai', diet: 'constructor' };
    expect(await cook(FOUR, preferences)).toContain(
      'The sample kitchen writes in English only, knows no cuisines and does not know that diet.',
    );
    expect(await cook(FOUR, { language: 'en-GB' })).toBe(await cook(FOUR));
  });

  test('wishes that leave nothing are no recipe', async () => {
    expect(await cook(['beef', 'ham', 'lamb', 'cod'], { diet: 'vegan' })).toMatch(/^# Nothing/);
  });
});

describe('any list at all', () => {
  const words = BASKETS.flatMap(([list]) => list.split(', '));
  const known = fc.uniqueArray(fc.constantFrom(...words, 'unobtanium', '12 eggs', '½ onion'), {
    minLength: 1,
    maxLength: 20,
  });
  const wishes = fc.record(
    {
      servings: fc.integer({ min: 1, max: 24 }),
      onlyThese: fc.boolean(),
      diet: fc.constantFrom('vegan', 'vegetarian', 'nut-free', 'keto'),
      avoid: fc.subarray(['onion', 'milk', 'salt', 'oil', 'chicken']),
      time: fc.constantFrom(10, 30, '1 hour'),
    },
    { requiredKeys: [] },
  );

  test('is accounted for, food by food, and only what is marked is added', async () => {
    await fc.assert(
      fc.asyncProperty(known, wishes, async (list, preferences) => {
        const recipe = await cook(list, preferences);
        if (recipe.startsWith('# Nothing')) return;
        expect(recipe).toMatch(SHAPE);
        expect(recipe).not.toMatch(/undefined|NaN|[{}[\]]|\bthe ,|,,| {2}| \.|\.\./);
        const about = recipe.split('\n')[2] ?? '';
        for (const food of preferences.avoid ?? []) {
          expect(recipe).not.toMatch(new RegExp(`\\b${food}s?\\b`, 'i'));
        }
        const isAvoided = (food: string) =>
          preferences.avoid?.some((name) => new RegExp(name, 'i').test(food)) ||
          (preferences.avoid?.includes('milk') && /dairy|label/.test(readFood(food).marks.join()));
        for (const food of list) if (!isAvoided(food)) expect(about).toContain(food);
        const added = linesOf(recipe).filter((line) => line.endsWith('(not on your list)'));
        expect(linesOf(recipe).length - added.length).toBe(usedIn(recipe).length);
        for (const line of added)
          expect(line).toMatch(/ (?:oil|salt|water|butter|sugar|milk|baking powder) \(/);
      }),
      { numRuns: 500 },
    );
  });

  test('is shown as it was typed, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), async (list) => {
        expect(await cook(list)).toMatch(/^# (?:Nothing|[A-Z][a-z])/);
      }),
    );
  });

  test('gives the same recipe to the same request', async () => {
    await fc.assert(
      fc.asyncProperty(known, wishes, async (list, preferences) => {
        expect(await cook(list, preferences)).toBe(await cook(list, preferences));
      }),
      { numRuns: 50 },
    );
  });

  test('may be long: it cooks with some, and names the rest', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `carrot ${index}`);
    const recipe = await cook(many);
    expect(linesOf(recipe)).toHaveLength(19);
    expect(recipe).toContain('carrot 999');
  });
});

test('each food that a dish can name is in the pantry', () => {
  const blanks = DISHES.flatMap(({ title, needs, unless, steps }) => [
    ...needs,
    unless,
    ...[title, ...steps].flatMap((text) =>
      [...text.matchAll(/\{=?(.*?)\}/g)].map(([, blank]) => blank),
    ),
  ]);
  const kinds = new Set(Object.values(ONE_OF_EACH).map((food) => readFood(food).kind));
  for (const [kind, food] of Object.entries(ONE_OF_EACH)) expect(readFood(food).kind).toBe(kind);
  for (const blank of blanks) {
    const [foods = '', ...extras] = (blank ?? '').split('/');
    for (const kind of foods.split(' ').filter(Boolean)) expect([...kinds, 'lead']).toContain(kind);
    for (const extra of extras) expect(readFood(extra).kind).not.toBe('unknown');
  }
  for (const kind of kinds) expect(blanks.join(' ').split(/[ /]/)).toContain(kind);
});

describe('the stream', () => {
  test('comes word by word, and nothing is lost between the words', async () => {
    const texts: string[] = [];
    for await (const { text } of client(createRecipeRequest(FOUR), {
      signal: new AbortController().signal,
    })) {
      if (text) texts.push(text);
    }
    expect(texts.length).toBeGreaterThan(80);
    expect(texts.every((text) => text.trim().split(/\s+/).length === 1)).toBe(true);
    expect(texts.join('')).toBe(await cook(FOUR));
  });

  test('waits between the words as long as it is told', async () => {
    const slow = createSampleClient({ delay: 40 });
    const answer = slow(createRecipeRequest(FOUR), { signal: new AbortController().signal });
    const start = performance.now();
    await answer.next();
    await answer.next();
    expect(performance.now() - start).toBeGreaterThan(70);
    await answer.return();
  });

  test('ends at once with an abort, and with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('left');
    const answer = createSampleClient({ delay: 60_000 })(createRecipeRequest(FOUR), {
      signal: controller.signal,
    });
    const first = answer.next();
    controller.abort(reason);
    await expect(first).rejects.toBe(reason);
  });
});

/** Title, a sentence, servings and time, a list, numbered steps, and nothing else. */
const SHAPE =
  /^# [A-Z].+\n\nMade from .+\.\n\n\*\*Serves:\*\* \d+ · \*\*Total time:\*\* .+\n\n## Ingredients\n\n(?:- .+\n)+\n## Method\n\n(?:\d+\. [A-Z].+\.\n)+$/;

const ONE_OF_EACH = {
  slow: 'mutton',
  roast: 'drumsticks',
  meat: 'chicken',
  ready: 'ham',
  fish: 'cod',
  fresh: 'tomato',
  block: 'tofu',
  egg: 'egg',
  starch: 'rice',
  cooked: 'leftover rice',
  oats: 'oats',
  flour: 'flour',
  raise: 'yeast',
  bread: 'bread',
  root: 'potato',
  veg: 'leek',
  aromatic: 'bacon',
  salad: 'lettuce',
  fruit: 'apple',
  milk: 'milk',
  cream: 'cream',
  dip: 'mayonnaise',
  cheese: 'feta',
  fat: 'oil',
  herb: 'basil',
  spice: 'cumin',
  warm: 'nutmeg',
  salt: 'pepper',
  liquid: 'stock',
  sharp: 'lemon',
  nut: 'walnut',
  sweet: 'sugar',
  choc: 'cocoa',
};

async function cook(ingredients: readonly string[], preferences?: RecipePreferences) {
  const request = createRecipeRequest(ingredients, { preferences });
  let recipe = '';
  for await (const { text = '' } of client(request, { signal: new AbortController().signal })) {
    recipe += text;
  }
  return recipe;
}

/** As often as asked for something else. */
async function cookAgain(ingredients: readonly string[], times: number): Promise<string[]> {
  const recipes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    recipes.push(await cook(ingredients, { notAgain: recipes.map(titleOf) }));
  }
  return recipes;
}

function titleOf(recipe: string): string {
  return recipe.slice(2, recipe.indexOf('\n'));
}

function linesOf(recipe: string): string[] {
  return [...recipe.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line);
}

function methodOf(recipe: string): string {
  return recipe.slice(recipe.indexOf('## Method'));
}

/** The foods of the list that are in the dish; none of those of these tests has a comma or an `and`. */
function usedIn(recipe: string): string[] {
  return (/Made from (.+?)\.(?:\n| [A-Z])/.exec(recipe)?.[1] ?? '').split(/, | and /);
}
