import * as fc from 'fast-check';
import { createRecipeRequest, generateRecipe, type RecipePreferences } from 'recipe-assistant/core';
import { deriveRecipe, scaleLine } from 'recipe-assistant/recipe';
import { createSampleClient } from 'recipe-assistant/sample';
import { describe, expect, test } from 'vitest';
import { DISHES } from './dishes.ts';
import { FOODS, singular } from './foods.ts';

const client = createSampleClient({ delay: 0 });

const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];

test('it is a whole recipe, put together by rules, and no model is named', async () => {
  const { recipe, ...rest } = await generateRecipe(FOUR, { client });
  expect(rest).toEqual({ origin: 'rules', finishReason: 'stop' });
  expect(recipe).toBe(`# Leek and potato soup

This is a sample recipe, put together by fixed rules, not written by an AI model.

**Serves:** 2 · **Total time:** 39 minutes

## Ingredients

- 250 g potatoes, in 2 cm pieces
- 1 leek, sliced
- 100 ml cream
- ¼ tsp nutmeg
- 1 tbsp oil (not on your list)
- 500 ml water (not on your list)
- ¼ tsp salt (not on your list)

## Method

1. Get everything ready as the list says, 5 minutes.
2. Put a large pot over medium heat with the oil.
3. Add the potatoes and leek, stir for 2 minutes, then add the water, bring to the boil, and simmer for 30 minutes, until tender. Mash or blend it if you like it smooth.
4. Stir in the cream and the nutmeg, and heat for 2 minutes without boiling.
5. Season with the salt, and serve hot.
`);
});

/** What people have on hand | the dish | what the recipe says. */
const LISTS = `
2 eggs, leftover rice, frozen peas, soy sauce | Egg and pea stir-fry with rice | 2 eggs
spagetti, mince, onion, tinned tomatoes | Spaghetti with mince and tomatoes | 1 tin tomatoes
pasta, garlic, oil | Pasta with garlic and oil | Toss with the pasta
chickpeas, coconut milk, curry powder, rice | Chickpea and coconut milk curry | 1 tin chickpeas
prawns, coconut milk, green curry paste | Prawn and coconut milk curry | Add the prawns, cover
mutton, onions, tomatoes, yoghurt | Slow mutton and tomato stew | for 90 minutes
whole chicken, potatoes, lemon, thyme | Roast chicken with potatoes and lemon | 1 whole chicken
tin of tomatos, spaghetti, bacon | Spaghetti with bacon and tomatoes | 1 tin tomatoes
half an onion, a bag of spinach, feta, eggs | Egg and spinach frittata | ½ onion, chopped
tortillas, black beans, avocado, salsa | Black bean and avocado tortillas | 1 avocado
6 Richmond sausages, Heinz baked beans, chips | Sausages with baked beans | Bake the chips
can of tuna, mayo, bread, cheddar | Tuna and cheddar on bread | 1 tin tuna, drained
chicken, rice, peppers | Chicken and pepper rice | 250 g chicken, in 2 cm pieces
salmon, asparagus, lemon, butter | Salmon tray bake with asparagus and lemon | until opaque
chicken drumsticks, new potatoes | Chicken drumstick and new potato tray bake | with no pink
apples, cinnamon, butter, oats | Apple crumble | 60 g sugar (not on your list)
dark chocolate, butter, sugar, eggs | Dark chocolate cake | baking powder (not on your list)
self raising flour, milk, egg, lemon | Pancakes | 200 ml milk
sardines, pickles, saltines | Sardine and pickle on saltines | Top the saltines
paneer, tomatoes, Patak's curry paste, naan | Paneer and tomato curry | Read Patak's
bread, eggs, milk, sugar, orange | Eggy bread with orange | soak the bread
leftover mash, cold roast beef, gravy, peas | Roast beef and mash pan | Stir in the gravy with a splash of water,
mince, spuds, Bisto | Mince and spud pan | (100 ml for the Bisto)
hot dogs, Kraft mac and cheese, peas | Mac and cheese with hot dogs and peas | 180 g mac and cheese
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [list: string, title: string, says: string]);

describe('what people have on hand', () => {
  test.each(LISTS)('%s: %s', async (list, title, says) => {
    const recipe = await cook(list.split(', '));
    expect(titleOf(recipe)).toBe(title);
    expect(recipe).toContain(says);
    expect(unusedIn(recipe)).toBe('');
  });

  test.each(LISTS)(
    '%s: read back as %s, doubled, and another dish after it',
    async (list, title) => {
      const recipe = await cook(list.split(', '));
      const derived = deriveRecipe(recipe)!;
      expect(derived.title).toBe(title);
      const lines = derived.ingredients.flatMap((group) => group.lines);
      expect(lines.map(({ text }) => text)).toEqual(linesOf(recipe));
      for (const line of lines) expect(scaleLine(line, 2).scaled, line.text).toBe(true);
      const titles = [title];
      for (let count = 0; count < 4; count += 1) {
        titles.push(titleOf(await cook(list.split(', '), { notAgain: titles })));
        expect(titles.at(-1)).not.toBe(titles.at(-2));
      }
    },
  );

  test.each([
    ['1 lb ground beef', '450 g ground beef', 4],
    ['2 cans chickpeas', '2 tins chickpeas', 4],
    ['sausages (6)', '6 sausages', 3],
    ['half a tin of chickpeas', '½ tin chickpeas', 1],
    ['half a dozen eggs', '6 eggs', 3],
    ['12 eggs', '8 eggs', 4],
    ['1 egg', '1 egg', 1],
  ])('%s: %s, for %i', async (typed, line, servings) => {
    const recipe = await cook([typed, 'onions']);
    expect(recipe).toContain(`\n- ${line}`);
    expect(deriveRecipe(recipe)!.servings).toEqual({ from: servings });
  });
});

describe('what it does not know', () => {
  test.each([
    'bleach',
    'candles',
    'motor oil',
    'bandana',
    'wild mushrooms',
    'rhubarb leaves',
    'dried kidney beans',
    'Goya kidney beans',
    '500g kidney beans',
    'rubber duck',
    'bubble wrap',
    'mouldy cheese',
    'slimy ham',
    'off tuna',
    'raw ham',
    'half cooked chicken',
    'Kartoffeln',
    '🥕',
    "I'm allergic to nuts",
  ])('%s is named as not used, and is in no line and no step', async (typed) => {
    const recipe = await cook([typed, 'chicken', 'rice', 'peppers']);
    expect(titleOf(recipe)).toBe('Chicken and pepper rice');
    expect(unusedIn(recipe)).toBe(typed);
    const alone = await cook([typed]);
    expect(titleOf(alone)).toBe('Spaghetti with garlic and oil');
    expect(alone).toContain('Nothing on your list makes a dish here');
    for (const text of [recipe, alone]) expect(bodyOf(text)).not.toContain(typed);
  });

  test.each([
    ['chiken breast', 'chicken breasts'],
    ['brocolli', 'broccoli'],
    ['spinich', 'spinach'],
    ['mozarella', 'mozzarella'],
    ['John West tuna', 'tuna'],
    ['Barilla spaghetti', 'spaghetti'],
    ['tin of Batchelors beans', 'beans'],
  ])('%s is read as %s, and that is said', async (typed, name) => {
    expect(await cook([typed, 'pasta'])).toContain(`Read ${typed} as ${name}.`);
  });

  test.each([
    ['tuna in olive oil', 'tuna'],
    ['leftover roast chicken', 'cooked chicken'],
    ['Gluten-free pasta', 'gluten free pasta'],
    ['mushrooms, sliced', 'mushrooms'],
    ['salt and pepper', 'salt'],
    ['frozen chicken', 'thawed chicken'],
    ['cold rice', 'cold rice'],
    ['leftover cod', 'cooked cod, a day old'],
    ['raw leftover cod', 'cod, without'],
    ['pork roast', 'pork, in thin strips'],
    ['lean minced steak', 'minced steak'],
    ['vegan burgers', 'vegan burgers'],
    ['half a pepper', 'pepper, sliced'],
    ['a few mushrooms', 'mushrooms, sliced'],
    ['a pinch of pepper', 'tsp pepper'],
    ['canned chicken', 'chicken, drained'],
    ['2 bananas that are going brown', 'bananas'],
  ])('%s is known as %s', async (typed, name) => {
    const recipe = await cook([typed, 'eggs', 'cheese', 'tomatoes']);
    expect(linesOf(recipe).some((line) => line.includes(` ${name}`))).toBe(true);
    expect(recipe).not.toContain('Read ');
  });
});

describe('wishes', () => {
  const ANSWER =
    'sample does not follow wishes; a model does. For an allergy, a pregnancy or a baby, check every line yourself.';

  test.each<RecipePreferences>([
    { diet: 'vegan' },
    { servings: 6 },
    { cuisine: 'Thai' },
    { onlyThese: true },
    { avoid: ['garlic'] },
  ])('%j is answered by a sentence, and changes nothing else', async (preferences) => {
    const recipe = await cook(FOUR, preferences);
    expect(recipe.replace(` A ${ANSWER}`, '')).toBe(await cook(FOUR));
    expect(recipe.split('\n')[2]).toContain(` A ${ANSWER}`);
  });

  test.each([
    "I'm allergic to nuts",
    'no dairy',
    'gluten free please',
    'vegan',
    'my kid hates leek',
  ])('%s on the list is answered, too', async (typed) => {
    const [, , about] = (await cook([...FOUR, typed])).split('\n');
    expect(about).toContain(` If you typed a wish: a ${ANSWER} Not used: ${typed}.`);
  });

  test('what is no wish is not answered', async () => {
    const recipe = await cook(FOUR, { notAgain: ['Soup'], avoid: [], language: 'French' });
    expect(recipe).not.toContain(ANSWER);
  });

  test.each(
    (
      'Arabic: بالإنجليزية, German: auf Englisch, Spanish: en inglés, French: en anglais, Hindi: अंग्रेज़ी, ' +
      'Italian: in inglese, Japanese: 英語, Korean: 영어, Polish: po angielsku, ' +
      'Brazilian Portuguese: em inglês, Turkish: İngilizce, Simplified Chinese: 英文'
    )
      .split(', ')
      .map((each) => each.split(': ') as [string, string]),
  )('asked for %s, it says in that language that it is in English', async (language, words) => {
    const [, , about = ''] = (await cook(FOUR, { language })).split('\n');
    expect(about.slice(0, about.indexOf('This is a sample'))).toContain(words);
  });
});

describe('any list at all', () => {
  const known = fc.constantFrom(...FOODS.map(({ name }) => name));
  const anything = fc.oneof({ weight: 4, arbitrary: known }, fc.string({ maxLength: 90 }));
  const list = fc.uniqueArray(anything, { minLength: 1, maxLength: 9 });
  /** A sentence about the sample, servings and time, a list, numbered steps, and nothing else. */
  const SHAPE =
    /^# [A-Z].+\n\nThis is a sample recipe.+\n\n\*\*Serves:\*\* [1-4] · \*\*Total time:\*\* .+\n\n## Ingredients\n\n(?:- .+\n)+\n## Method\n\n(?:\d+\. [A-Z].+\.\n)+$/;

  test('gives a whole recipe of known foods, whose time is the sum of its steps, and names the others', async () => {
    const names = new Set(FOODS.flatMap(({ name }) => [name, singular(name), `cooked ${name}`]));
    await fc.assert(
      fc.asyncProperty(list, async (ingredients) => {
        const recipe = await cook(ingredients);
        expect(recipe).toMatch(SHAPE);
        expect(bodyOf(recipe)).not.toMatch(/[{}[\]]|undefined|NaN|the the|the [.,]/);
        expect(recipe).toBe(await cook(ingredients));
        const times = [...bodyOf(recipe).matchAll(/(\d+) minutes?/g)].map(([, each]) =>
          Number(each),
        );
        const sum = times.reduce((all, each) => all + each, 0);
        expect(deriveRecipe(recipe)?.minutes?.total ?? sum).toBe(sum);
        for (const typed of ingredients.filter((each) => names.has(each) && each !== 'water')) {
          expect(
            [typed, singular(typed)].some((name) => recipe.replaceAll('\\', '').includes(name)),
            typed,
          ).toBe(true);
        }
        for (const line of linesOf(recipe)) {
          const [, name = ''] =
            /^[\d½¼¾ ]+(?:(?:g|ml|[a-z]+) )??([^\d,(]+?)(?:,| \(not|$)/.exec(line) ?? [];
          const shown = [name, name.replace(/^\S+ /, ''), `tinned ${name.replace(/^\S+ /, '')}`];
          expect(
            shown.some((each) => names.has(each)),
            line,
          ).toBe(true);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('raw meat is prepared last, and always cooked through', async () => {
    const raw = FOODS.filter(({ kind }) => /^(?:poultry|joint|whole|mince|burger)$/.test(kind));
    for (const { name } of raw) {
      for (const other of ['rice', 'bread', 'potatoes', 'lettuce', 'tortillas', 'curry powder']) {
        const recipe = await cook([name, other]);
        if (unusedIn(recipe).includes(name)) continue;
        expect(recipe, name).toContain('no pink');
        if (/^1\. Get/m.test(recipe)) expect(recipe, name).toContain('raw meat and fish last');
      }
    }
  });

  test('every kind of food is in some dish, and every kind in a dish is one of a food', () => {
    const kinds = new Set(FOODS.map(({ kind }) => kind));
    const blanks = DISHES.flatMap(({ needs, steps }) => [
      ...needs,
      ...steps.flatMap((step) => [...step.matchAll(/\{([^}]*)\}/g)].map(([, blank = '']) => blank)),
    ]);
    const used = blanks.flatMap((blank) => blank.replace('=', '').split('/')[0]!.split(' '));
    expect([...new Set(used)].filter((kind) => !kinds.has(kind))).toEqual([]);
    expect([...kinds].filter((kind) => !used.includes(kind))).toEqual([]);
  });
});

describe('the stream', () => {
  test('comes word by word, and nothing is lost between the words', async () => {
    const texts: string[] = [];
    const { signal } = new AbortController();
    for await (const { text } of client(createRecipeRequest(FOUR), { signal })) {
      if (text) texts.push(text);
    }
    expect(texts.every((text) => text.trim().split(/\s+/).length === 1)).toBe(true);
    expect(texts.join('')).toBe(await cook(FOUR));
  });

  test('ends at once with an abort, and with its reason', async () => {
    const controller = new AbortController();
    const reason = new Error('left');
    const slow = createSampleClient({ delay: 60_000 });
    const first = slow(createRecipeRequest(FOUR), { signal: controller.signal }).next();
    controller.abort(reason);
    await expect(first).rejects.toBe(reason);
  });
});

async function cook(ingredients: readonly string[], preferences?: RecipePreferences) {
  const request = createRecipeRequest(ingredients, { preferences });
  const { signal } = new AbortController();
  let recipe = '';
  for await (const { text = '' } of client(request, { signal })) recipe += text;
  return recipe;
}

function titleOf(recipe: string): string {
  return recipe.slice(2, recipe.indexOf('\n'));
}

function linesOf(recipe: string): string[] {
  return [...recipe.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line);
}

function bodyOf(recipe: string): string {
  return recipe.slice(recipe.indexOf('## Ingredients'));
}

function unusedIn(recipe: string): string {
  return /Not used: (.+)\.\n/.exec(recipe)?.[1] ?? '';
}
