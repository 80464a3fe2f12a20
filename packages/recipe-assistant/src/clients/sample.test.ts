import * as fc from 'fast-check';
import { createRecipeRequest, generateRecipe, type RecipePreferences } from 'recipe-assistant/core';
import { createSampleClient } from 'recipe-assistant/sample';
import { expect, test } from 'vitest';

const client = createSampleClient({ delay: 0 });

test('the recipe says that it is a sample and that no model wrote it', async () => {
  const { recipe, model, finishReason } = await generateRecipe(
    ['leek', 'potato', 'cream', 'nutmeg'],
    { client },
  );
  expect(recipe).toContain('A sample recipe');
  expect(recipe).toContain('by fixed rules');
  expect(model).toBe('Sample kitchen');
  expect(finishReason).toBe('stop');
});

test('it is a whole recipe: title, servings, ingredients, numbered steps in order, a tip', async () => {
  const recipe = await cook(['leek', 'potato', 'cream', 'nutmeg']);
  expect(recipe).toMatch(/^# Country soup with leek and potato\n/);
  expect(recipe).toContain('Serves 4 · about 35 minutes');
  expect(recipe).toMatch(
    /## Ingredients\n\n(?:- .+\n)+\n## Method\n\n(?:\d+\. .+\n)+\n\*\*Tip:\*\*/,
  );
  expect(recipe).toContain('- potato, 720 g');
  const numbers = [...recipe.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  expect(recipe.indexOf('Heat the oil')).toBeLessThan(recipe.indexOf('Add the leek'));
  expect(recipe.indexOf('Add the potato')).toBeLessThan(recipe.indexOf('stir in the cream'));
});

test('the same ingredients give the same recipe', async () => {
  const ingredients = ['mutton', 'carrot', 'onion', 'garlic', 'thyme'];
  expect(await cook(ingredients)).toBe(await cook(ingredients));
});

test.each([
  ['Country soup', ['carrot', 'onion', 'lentils', 'cumin']],
  ['Traybake', ['mutton', 'carrot', 'onion', 'garlic']],
  ['Supper pasta', ['spaghetti', 'bacon', 'eggs', 'parmesan']],
  ['Quick noodles', ['tofu', 'noodles', 'pak choi', 'soy sauce']],
  ['One-pot rice', ['rice', 'chicken thighs', 'ginger', 'spring onions']],
  ['Crisp salad', ['lettuce', 'cucumber', 'feta', 'lemon']],
  ['Frittata', ['eggs', 'mushrooms', 'cheddar', 'chives']],
  ['Toasts', ['sourdough', 'mozzarella', 'basil', 'garlic']],
  ['Skillet supper', ['steak', 'spinach', 'butter', 'pepper sauce']],
  ['Crumble', ['apples', 'oats', 'butter', 'brown sugar']],
  ['Pancakes', ['flour', 'eggs', 'milk', 'bananas']],
  ['Slow-stirred rice', ['rice', 'milk', 'sugar', 'cinnamon']],
  ['Sweet bowl', ['strawberries', 'yoghurt', 'honey', 'almonds']],
])('%s is what suits %j', async (dish, ingredients) => {
  const recipe = await cook(ingredients);
  expect(recipe.startsWith(`# ${dish}`)).toBe(true);
  for (const ingredient of ingredients) expect(method(recipe)).toContain(ingredient);
});

test.each([
  ['chicken stock', 'coconut milk', 'red lentils', 'garlic cloves'],
  ['olive oil', 'butternut squash', 'peanut butter', 'egg noodles'],
  ['crème fraîche', 'Gruyère', 'jalapeños', 'Brussels sprouts'],
])('%s, %s, %s and %s are known foods', async (...ingredients) => {
  expect(await cook(ingredients)).not.toContain('does not know');
});

test('what it does not know is left to the cook, and shown as it was typed', async () => {
  const recipe = await cook(['unobtanium', '🥕', 'תפוח', '<b>bold</b>', '*star* [x](y) &amp;']);
  expect(recipe).toContain('Add the unobtanium, the 🥕');
  expect(recipe).toContain('cook it as you know best');
  expect(await cook(['samphire', 'rice', 'leek', 'egg'])).toContain('does not know what that is');
  expect(recipe).toContain('\u2068תפוח\u2069');
  expect(recipe).toContain(String.raw`\<b\>bold\</b\>`);
  expect(recipe).toContain(String.raw`\*star\* \[x\](y) \&amp;`);
});

test.each(['1. leek', '- leek', '# leek', '+ leek', '> leek', '| leek', '~~leek~~', '`leek`'])(
  'the typed %j makes no markdown',
  async (ingredient) => {
    const line = (await cook([ingredient, 'potato']))
      .split('\n')
      .find((text) => /^- .*leek/.test(text));
    expect(line).toMatch(/^- (?:\\|1\\)/);
  },
);

test('somebody who types an amount has said how much', async () => {
  const recipe = await cook(['2 large eggs', '200 g mushrooms', 'cheddar', 'chives']);
  expect(recipe).toContain('- 2 large eggs\n');
  expect(recipe).toContain('- 200 g mushrooms\n');
});

test('a thousand ingredients make one dish of twelve, and it says so', async () => {
  const foods = ['carrot', 'leek', 'beef', 'rice', 'kale', 'thyme', 'garlic', 'cumin', 'butter'];
  const many = Array.from({ length: 1000 }, (_, index) => `${foods[index % 9]} ${letters(index)}`);
  const recipe = await cook(many);
  expect(recipe).toContain('This uses 12 of your 1,000 ingredients.');
  expect(recipe).toContain('and 981 more.');
  expect(recipe.length).toBeLessThan(4000);
});

test('a very long ingredient is cut, line breaks and control characters are spaces', async () => {
  const recipe = await cook(['x'.repeat(10_000), 'tomato\n\n# Fake heading\u0007', 'rice', 'egg']);
  expect(recipe).toContain(`${'x'.repeat(79)}…`);
  expect(recipe).toContain(String.raw`tomato \# Fake heading`);
  expect(recipe.match(/^# /gm)).toHaveLength(1);
  expect(recipe).not.toContain('\u0007');
});

test('servings change the amounts', async () => {
  const ingredients = ['potato', 'leek', 'cream', 'nutmeg'];
  expect(await cook(ingredients, { servings: '2' })).toContain('- potato, 360 g');
  expect(await cook(ingredients, { servings: 'two people' })).toContain('Serves 2 ·');
  expect(await cook(ingredients, { servings: '1000000' })).toContain('Serves 24 ·');
  expect(await cook(ingredients, { servings: 'a few' })).toContain('Serves 4 ·');
});

test('what is to be avoided is left out, from the cupboard too', async () => {
  const recipe = await cook(['potato', 'leeks', 'chicken stock', 'cream'], {
    avoid: ['Leek', 'oil', 'stock', ' '],
  });
  expect(recipe).toContain('Left out, as you asked: leeks and chicken stock.');
  expect(method(recipe)).not.toMatch(/leek|stock|oil/);
});

test.each([
  ['vegetarian', ['beef', 'prawns', 'chicken stock']],
  ['Vegan', ['beef', 'eggs', 'honey', 'butter', 'cheddar', 'milk']],
  ['gluten free', ['spaghetti', 'couscous', 'bread']],
  ['halal', ['bacon', 'white wine']],
  ['nut-free', ['walnuts', 'peanut butter']],
])('%s leaves out %j', async (diet, unwanted) => {
  const recipe = await cook([...unwanted, 'coconut milk', 'rice', 'carrot', 'onion'], { diet });
  for (const food of unwanted) expect(method(recipe)).not.toContain(`the ${food}`);
  expect(method(recipe)).toContain('the coconut milk');
});

test('only these means nothing from the cupboard', async () => {
  const recipe = await cook(['potato', 'leek', 'cream', 'nutmeg'], { onlyThese: true });
  expect(recipe).not.toMatch(/cupboard|oil\b|salt|pepper/);
});

test('a shorter time prefers a quicker dish', async () => {
  const ingredients = ['salmon', 'potatoes', 'dill', 'lemon'];
  expect(await cook(ingredients)).toContain('about 55 minutes');
  expect(await cook(ingredients, { time: '40 minutes' })).toContain('about 35 minutes');
  expect(await cook(ingredients, { time: '1 hour' })).toContain('about 55 minutes');
});

test('wishes that fixed rules cannot follow are named', async () => {
  const preferences = { language: 'French', cuisine: 'Thai', diet: 'keto', time: '5 min' };
  const recipe = await cook(['potato', 'leek', 'cream', 'nutmeg'], preferences);
  expect(recipe).toContain(
    'Your wishes that it cannot follow: the language, the cuisine, the diet, the time.',
  );
});

test('a diet that leaves nothing says so instead of cooking', async () => {
  const recipe = await cook(['beef', 'ham', 'bacon', 'lamb'], { diet: 'vegetarian' });
  expect(recipe).toContain('# Nothing to cook with');
  expect(recipe).toContain('beef, ham, bacon and lamb');
});

test('any list of texts makes a recipe that names what it lists', async () => {
  const words = fc.constantFrom(
    ...'beef salmon egg lentils pasta noodles rice potato bread onion garlic carrot tomato'.split(
      ' ',
    ),
    ...'kale lettuce apple cream milk feta sugar flour butter thyme cumin pesto stock'.split(' '),
    ...'lemon almonds unobtanium'.split(' '),
  );
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(words, { minLength: 1, maxLength: 14 }), async (foods) => {
      const recipe = await cook(foods);
      const listed = [...recipe.matchAll(/^- (\w+), /gm)].map(([, food]) => food);
      const kept = /Kept for another day: (.*)\.$/m.exec(recipe)?.[1] ?? '';
      for (const food of listed) expect(method(recipe)).toMatch(new RegExp(`\\bthe ${food}\\b`));
      expect(listed.length).toBeGreaterThan(0);
      for (const food of foods) expect([...listed, ...kept.split(/, | and /)]).toContain(food);
      expect(recipe).not.toMatch(/undefined|null|NaN|\bthe ,|,,| {2}/);
    }),
    { numRuns: 300 },
  );
});

test('any text at all as an ingredient makes a recipe', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), async (foods) => {
      expect(await cook(foods)).toMatch(/^# .+\n/);
    }),
  );
});

test('it arrives word by word, and nothing is lost between the words', async () => {
  const texts: string[] = [];
  const ingredients = ['leek', 'potato', 'cream', 'nutmeg'];
  for await (const { text } of client(createRecipeRequest(ingredients), {
    signal: new AbortController().signal,
  })) {
    if (text) texts.push(text);
  }
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.every((text) => text.trim().split(/\s+/).length === 1)).toBe(true);
  expect(texts.join('')).toBe(await cook(ingredients));
});

test('an abort ends it at once, with its reason', async () => {
  const controller = new AbortController();
  const reason = new Error('left');
  const request = createRecipeRequest(['leek', 'potato', 'cream', 'nutmeg']);
  const answer = createSampleClient({ delay: 60_000 })(request, { signal: controller.signal });
  const first = answer.next();
  controller.abort(reason);
  await expect(first).rejects.toBe(reason);
});

async function cook(ingredients: readonly string[], preferences?: RecipePreferences) {
  let recipe = '';
  const request = createRecipeRequest(ingredients, { preferences });
  for await (const { text = '' } of client(request, { signal: new AbortController().signal })) {
    recipe += text;
  }
  return recipe;
}

/** From the list of ingredients on: the notes above it name what is left out. */
function method(recipe: string): string {
  return recipe.slice(recipe.indexOf('## Ingredients'));
}

function letters(index: number): string {
  return [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
