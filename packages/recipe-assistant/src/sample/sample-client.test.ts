import { globSync } from 'node:fs';
import * as fc from 'fast-check';
import type { RecipeLocale } from 'recipe-assistant';
import { createRecipeRequest, generateRecipe, type RecipePreferences } from 'recipe-assistant/core';
import { deriveRecipe, scaleLine } from 'recipe-assistant/recipe';
import { createSampleClient } from 'recipe-assistant/sample';
import { describe, expect, test } from 'vitest';
import { linesOfSteps } from '../foods/steps.ts';
import { FOODS, KINDS, RAW } from './foods.ts';
import { singular } from './words.ts';

const client = createSampleClient({ delay: 0 });

const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];

test('it is a whole recipe, put together by rules, and no model is named', async () => {
  const { recipe, ...rest } = await generateRecipe(FOUR, { client });
  expect(rest).toEqual({ origin: 'rules', finishReason: 'stop' });
  expect(recipe).toBe(`# Leek and potato soup

This is a sample recipe, put together by fixed rules, not written by an AI model. For an allergy, a pregnancy or a baby, check every line yourself.

**Serves:** 2 · **Total time:** 38 min

## Ingredients

- 1 leek, sliced
- 400 g potatoes, in 2 cm pieces
- ¼ tsp nutmeg
- 500 ml water (not on your list)
- 2 tbsp oil (not on your list)
- 100 ml cream
- ½ tsp salt (not on your list)

## Method

1. Get everything ready as the list says, 5 minutes.
2. Fry the leek with the oil in a large pot for 10 minutes, turning, until golden.
3. Add the potatoes, nutmeg and water, and more water until all is just covered, bring to the boil, and simmer under a lid for 20 minutes, until tender.
4. Mash roughly for a thicker soup.
5. Stir in the cream, and warm through for 3 minutes without boiling.
6. Season with the salt, and serve.
`);
});

/** What people have on hand | the dish | what the recipe says. */
const LISTS = `
2 eggs, leftover rice, frozen peas, soy sauce | Leftover rice with eggs and peas | 2 eggs
spaghetti, mince, onion, tinned tomatoes | Spaghetti with mince and tomatoes | 400 g tinned tomatoes
pasta, garlic, oil | Pasta with garlic | Mix in the pasta
chickpeas, coconut milk, curry powder, rice | Chickpea and coconut milk curry | 1 tin chickpeas
prawns, coconut milk, green curry paste | Prawn and coconut milk curry | until opaque
mutton, onions, tomatoes, rice | Mutton and tomato stew | for 120 minutes
whole chicken, potatoes, lemon, thyme | Whole chicken and potato stew | 1 whole chicken
Tin of Tomatoes, Spaghetti, BACON | Spaghetti with bacon and tomatoes | 400 g tinned tomatoes
half an onion, a bag of spinach, feta, eggs | Eggs with spinach and onion | ½ onion, chopped
tortillas, black beans, avocado, salsa | Black beans and avocado on tortillas | 1 avocado
6 sausages, baked beans, potatoes | Sausage and potato pan | 4 sausages
can of tuna, mayo, bread, cheddar | Tuna and cheddar on bread | 1 tin tuna, drained
chicken, rice, peppers | Rice with chicken and pepper | 260 g chicken, in 2 cm pieces
salmon, asparagus, lemon, butter | Salmon and asparagus pan | until opaque
chicken drumsticks, new potatoes | Chicken drumstick and new potato stew | no pink
apples, cinnamon, milk, oats | Porridge with apples | 400 ml milk
self raising flour, milk, egg, lemon | Pancakes | 400 ml milk
paneer, tomatoes, curry paste, naan | Paneer and tomatoes on naans | until golden
bread, jam, butter | Jam on bread | Spread the bread with the butter
rice, dried kidney beans, onion | Rice with kidney beans and onion | for 8 hours
rice, water, egg, soy sauce | Rice with eggs | salted water
200g beef mince, carrots, potatoes | Beef mince and carrot pan | 200 g beef mince
courgette, feta, lemon, couscous | Couscous with courgette and feta | pour boiling water over the couscous
pork chops, apple, cabbage, mustard | Pork chop and apple pan | juices that run clear
instant ramen, egg, frozen sweetcorn, sriracha, cheese slices | Ramen with eggs and sweetcorn | 4 cheese slices
chicken thighs, broccoli, honey, soy sauce | Chicken thigh and broccoli pan | Stir the honey
chicken, red pepper, rice | Rice with chicken and red pepper | 1 red pepper, sliced
half a pepper, eggs, salt and pepper | Eggs with pepper | ½ pepper, sliced
leftover cooked rice, cold chicken, peas | Leftover rice with leftover chicken and peas | a day old at most
leftover mash, sausages, peas, gravy | Leftover mash with sausages and peas | with the leftover mash beside it
sausages, baked beans, eggs, bread | Sausages and eggs on bread | until white and yolk are set
lettuce, feta, red onion, olives | Olive and lettuce salad | ¼ red onion
salmon, potatoes, broccoli | Salmon and broccoli pan | with the potatoes beside it
prawns, noodles, spring onions | Noodles with prawns and spring onions | Cook the prawns on top
ground beef, black beans, tortillas | Ground beef and black beans on tortillas | Season with the salt
chicken, noodles | Noodles with chicken | 1 tbsp soy sauce
leek, potato, milk, bacon | Bacon and leek soup | Stir in the milk, and warm through
romaine, chicken breast, croutons, caesar dressing | Chicken breast and romaine salad | Let what is hot cool
lettuce, carrots, cucumber, ham | Ham and carrot salad | Toss the lettuce, cucumber, ham and carrots in it
bacon, eggs, baked beans | Eggs with bacon and baked beans | with the rest of the oil
tuna, sweetcorn, mayo, bread | Tuna and sweetcorn on bread | Top the bread with the tuna and sweetcorn
smoked salmon, cucumber, bagels | Smoked salmon and cucumber on bagels | ½ cucumber
diced lamb, canned tomatoes, chickpeas | Diced lamb and chickpea stew | 200 ml water
chicken thighs, white wine, mushrooms | Chicken thigh and mushroom pan | Pour in the white wine
stewing beef, red wine, carrots, bay leaf | Stewing beef and carrot stew | 1 bay leaf, taken out at the end
leftover roast beef, potatoes, gravy granules | Roast beef and potato pan | cooked a day ago at most
fish fingers, frozen chips, peas | Fish finger and frozen chip pan | Meanwhile, fry the peas
salmon, rice, garlic, butter | Rice with salmon | Fry the pepper with the butter in your largest pan
shrimp, linguine, garlic, butter | Linguine with shrimp | stir the garlic with the butter in your largest pan
granola, greek yogurt, blueberries | Bowl with blueberries and granola | in two bowls, with the yogurt
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [list: string, title: string, says: string]);

describe('what people have on hand', () => {
  test.each(LISTS)(
    '%s: %s, read back as data, doubled, and another dish after it',
    async (list, title, says) => {
      const recipe = await cook(list.split(', '));
      expect(titleOf(recipe)).toBe(title);
      expect(recipe).toContain(says);
      expect(unusedIn(recipe)).toBe('');
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

  test('pasta is boiled last, so that it is hot when a sauce is done', async () => {
    const recipe = await cook(['spaghetti', 'minced beef', 'onion', 'tinned tomatoes']);
    expect(recipe).toMatch(/Simmer the tinned tomatoes .+\n\d\. Meanwhile, boil the spaghetti/);
  });

  test('bacon beside eggs stays crisp', async () => {
    const recipe = await cook(['bacon', 'eggs', 'baked beans']);
    expect(recipe).not.toContain('back in');
    expect(recipe).toMatch(/Fry the eggs .+\n\d\. Put the bacon on top\./);
  });

  test.each([
    'beef roast',
    'frozen tuna',
    'tuna fillet',
    'raw roast beef',
    'cooked salmon',
    'cold ground beef',
  ])('%s, which may be raw, is not eaten as it is', async (typed) => {
    const recipe = await cook([typed, 'lettuce', 'bread']);
    expect(bodyOf(recipe)).not.toMatch(/day ago|day old|tin tuna/);
  });

  test.each([
    ['200 g ground beef', '200 g ground beef'],
    ['1 lb ground beef', '240 g ground beef'],
    ['2 cans chickpeas', '1 tin chickpeas'],
    ['sausages (3)', '3 sausages'],
    ['6 sausages', '4 sausages'],
    ['1 egg', '1 egg'],
    ['two eggs', '2 eggs'],
    ['half a dozen eggs', '4 eggs'],
    ['a bag of carrots', '2 carrots'],
    ['2 slices of ham', '2 slices ham'],
    ['half a tin of tuna', '½ tin tuna'],
    ['1 stick celery', '40 g celery'],
    ['1 clove of garlic', '1 clove garlic'],
  ])('of %s, two people get %s, and never more than there is', async (typed, line) => {
    const recipe = await cook([typed, 'onions']);
    expect(recipe).toMatch(new RegExp(`^- ${line}(?:,|$)`, 'm'));
    expect(deriveRecipe(recipe)!.servings).toEqual({ from: 2 });
  });
});

describe('what makes no dish', () => {
  test.each(['chocolate, sugar, butter', 'cinnamon, paprika, turmeric', 'sugar, cream'])(
    'of %s, it makes none, says so, and cooks something plain',
    async (list) => {
      const recipe = await cook(list.split(', '));
      expect(titleOf(recipe)).toBe('Spaghetti with garlic');
      expect(recipe).toContain('Nothing on your list makes a dish here');
    },
  );

  test('what is more than two eat is named', async () => {
    expect(await cook(['500g mince', '1 onion', 'rice'])).toContain('some is left of: 500g mince.');
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
    'Goya kidney beans',
    'rubber duck',
    'bubble wrap',
    'mouldy cheese',
    'slimy ham',
    'off tuna',
    'raw ham',
    'Kartoffeln',
    '🥕',
    'John West tuna',
    'spagetti',
    "I'm allergic to nuts",
  ])('%s is named as not used, and is in no line and no step', async (typed) => {
    const recipe = await cook([typed, 'chicken', 'rice', 'peppers']);
    expect(titleOf(recipe)).toBe('Rice with chicken and pepper');
    expect(unusedIn(recipe)).toBe(typed);
    const alone = await cook([typed]);
    expect(titleOf(alone)).toBe('Spaghetti with garlic');
    expect(alone).toContain('Nothing on your list makes a dish here');
    for (const text of [recipe, alone]) expect(bodyOf(text)).not.toContain(typed);
  });

  test.each([
    ['tuna in olive oil', 'tuna'],
    ['leftover roast chicken', 'leftover roast chicken, from the fridge, a day old'],
    ['Gluten-free pasta', 'gluten-free pasta'],
    ['lactose free milk', 'lactose-free milk'],
    ['vegan sausages', 'vegan sausages'],
    ['mushrooms, sliced', 'mushrooms, in small'],
    ['salt and pepper', 'pepper'],
    ['frozen chicken', 'chicken, thawed'],
    ['RAW PORK', 'pork, in 2 cm'],
    ['500g kidney beans', 'dried kidney beans'],
    ['a few mushrooms', 'mushrooms, in small'],
    ['2 large bananas', 'bananas'],
  ])('%s is known as %s', async (typed, name) => {
    const lists = [[typed, 'rice'], [typed, 'eggs', 'tomatoes'], [typed]];
    const recipes = await Promise.all(lists.map((list) => cook(list)));
    const lines = recipes.flatMap(linesOf);
    expect(
      lines.some((line) => line.includes(` ${name}`)),
      lines.join('\n'),
    ).toBe(true);
  });
});

/** A list | what is neither used nor bought. */
const LEFT_OUT = `
no eggs, potatoes, cheddar | egg
egg-free, flour, milk, banana | egg
dairy-free, banana, oats | milk
vegan, chicken, eggs, honey, oats, banana | chicken, egg, honey, milk
no gluten, tomatoes, garlic | spaghetti
without peanuts, peanuts, rice, chicken | peanut
nut allergy, almonds, oats, banana | almond
egg allergy, egg, pasta, milk | egg
I don't eat cheese, cheddar, tomatoes, bread | cheddar
sprouting potatoes, leek, milk | potato
expired milk, flour, eggs | milk
half cooked chicken, chicken, rice, peppers | chicken
mouldy bread, bread, cheese, tomatoes | bread
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [list: string, leftOut: string]);

describe('what a wish names, or what is spoilt', () => {
  test.each(LEFT_OUT)('%s: no %s is used or bought', async (list, leftOut) => {
    const titles: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const recipe = await cook(list.split(', '), { notAgain: titles });
      for (const name of leftOut.split(', ')) expect(bodyOf(recipe)).not.toContain(name);
      titles.push(titleOf(recipe));
    }
  });

  test('a page may ask for the same by its wishes', async () => {
    const list = ['chicken', 'egg', 'oats', 'garlic', 'onion'];
    const recipe = await cook(list, { diet: 'vegan, low in salt', avoid: ['garlic'] });
    expect(bodyOf(recipe)).not.toMatch(/chicken|egg|garlic|milk|salt(?!ed)/);
  });

  test('where nothing is left to cook with, it says so', async () => {
    const recipe = await cook(['no rice', 'no pasta', 'no oats', 'no potatoes']);
    expect(recipe).toMatch(/^# No dish\n\nThis is a sample, .+ nothing to cook that you eat/);
  });
});

describe('wishes', () => {
  const ANSWER = 'sample does not follow wishes; a model does.';

  test.each<RecipePreferences>([
    { diet: 'halal' },
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
  ])('%s on the list is answered, too, and named as not used', async (typed) => {
    const [, , about] = (await cook([...FOUR, typed])).split('\n');
    expect(about).toContain(` If you typed a wish: a ${ANSWER} `);
    expect(about).toMatch(new RegExp(`Not used: (?:.+, )?${typed}\\.$`));
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

  test('it has such a sentence for each language of the interface', async () => {
    const cwd = new URL('../locales/', import.meta.url);
    const files = globSync('*.ts', { cwd, exclude: ['*.test.ts'] });
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const [locale] = Object.values(
        (await import(new URL(file, cwd).href)) as Record<string, RecipeLocale>,
      );
      const recipe = await cook(FOUR, { language: locale!.modelLanguage });
      expect(recipe, file).not.toContain('A sample is in English.');
    }
  });
});

describe('any list at all', () => {
  const known = fc.constantFrom(...FOODS.map(({ name }) => name));
  const anything = fc.oneof({ weight: 4, arbitrary: known }, fc.string({ maxLength: 90 }));
  const list = fc.uniqueArray(anything, { minLength: 1, maxLength: 9 });
  /** A sentence about the sample, servings and time, a list, numbered steps, and nothing else. */
  const SHAPE =
    /^# [A-Z].+\n\nThis is a sample recipe.+ For an allergy, a pregnancy or a baby, check .+\n\n\*\*Serves:\*\* 2 · \*\*Total time:\*\* .+\n\n## Ingredients\n\n(?:- .+\n)+\n## Method\n\n(?:\d+\. [A-Z].+\.\n)+$/;

  test('gives a whole recipe of known foods, whose time is the sum of its steps but for what is done meanwhile, and names the others', async () => {
    const names = new Set(FOODS.flatMap(({ name }) => [name, singular(name)]));
    await fc.assert(
      fc.asyncProperty(list, async (ingredients) => {
        const recipe = await cook(ingredients);
        expect(recipe).toMatch(SHAPE);
        expect(bodyOf(recipe)).not.toMatch(/[{}[\]]|undefined|NaN|the the|the [.,]/);
        expect(recipe).toBe(await cook(ingredients));
        const title = titleOf(recipe);
        expect(titleOf(await cook(ingredients, { notAgain: [title] }))).not.toBe(title);
        const inTurn = bodyOf(recipe).replace(/^\d+\. Meanwhile, .+$/gm, '');
        const times = [...inTurn.matchAll(/(\d+) (minute|hour)/g)].map(
          ([, count, unit]) => Number(count) * (unit === 'hour' ? 60 : 1),
        );
        const sum = times.reduce((all, each) => all + each, 0);
        expect(deriveRecipe(recipe)?.minutes?.total ?? sum).toBe(sum);
        for (const typed of ingredients.filter((each) => names.has(each))) {
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
    const raw = FOODS.filter(({ kind }) => RAW.includes(kind));
    const done = /no pink left inside.+juices (?:that )?run clear|opaque all the way through/;
    for (const { name } of raw) {
      for (const other of ['rice', 'bread', 'potatoes', 'lettuce', 'tortillas', 'curry powder']) {
        const recipe = await cook([name, other]);
        if (unusedIn(recipe).includes(name)) continue;
        expect(recipe, name).toMatch(done);
        expect(recipe, name).toContain('raw meat and fish last, then wash hands');
      }
    }
  });

  test('raw meat and fish that is frozen is thawed in the fridge first', async () => {
    for (const { name } of FOODS.filter(({ kind }) => RAW.includes(kind))) {
      const recipe = await cook([`frozen ${name}`, 'rice']);
      expect(recipe).toMatch(/\n1\. Thaw the .+ in the fridge for (?:12|24) hours/);
      expect(deriveRecipe(recipe)!.minutes!.total).toBeGreaterThan(720);
    }
  });

  test('beans that may be dry are soaked, and boiled hard', async () => {
    const dried = FOODS.filter(({ kind }) => kind === 'dried beans').map(({ name }) => name);
    for (const typed of [
      ...dried,
      '250 g kidney beans',
      'bag of black beans',
      'butter beans, dry',
      'raw kidney beans',
      'kidney beans (fresh)',
      'packet of red kidney beans',
      '1 cup kidney beans',
    ]) {
      for (const other of ['rice', 'eggs', 'tomatoes', 'lettuce', 'bread']) {
        const recipe = await cook([typed, other]);
        if (unusedIn(recipe).includes(typed)) continue;
        expect(recipe, typed).toMatch(
          /Soak .+ for 8 hours.+\n.+ hard in fresh water for 10 minutes/,
        );
      }
    }
  });

  test('raw meat is got ready after beans have soaked and boiled', async () => {
    for (const typed of ['dried kidney beans', 'raw kidney beans']) {
      for (const other of ['bread', 'lettuce', 'rice', 'tomatoes']) {
        const recipe = await cook(['minced beef', typed, other]);
        expect(recipe).toMatch(/\n1\. Soak .+\n2\. Boil .+ hard .+\n3\. Get everything ready/);
      }
    }
  });

  test.each([
    ['red pepper', '1 red pepper, sliced'],
    ['green pepper', '1 green pepper, sliced'],
    ['yellow pepper', '1 yellow pepper, sliced'],
    ['bell pepper', '1 bell pepper, sliced'],
    ['half a pepper', '½ pepper, sliced'],
    ['2 peppers', '1 pepper, sliced'],
    ['pepper', '¼ tsp pepper'],
    ['black pepper', '¼ tsp black pepper'],
    ['salt and pepper', '¼ tsp pepper'],
    ['1 tsp pepper', '¼ tsp pepper'],
  ])('%s is %s', async (typed, line) => {
    expect(linesOf(await cook([typed, 'chicken', 'rice']))).toContain(line);
  });

  test.each([
    ['leftover mash', 'leftover mash'],
    ['leftover cooked rice', 'leftover rice'],
    ['cooked leftover rice', 'leftover rice'],
    ['cold cooked pasta', 'leftover pasta'],
    ['leftover roast chicken', 'leftover roast chicken'],
    ['cold chicken', 'leftover chicken'],
  ])('%s is %s, and a leftover starch is used before another', async (typed, name) => {
    const recipe = await cook(['brown rice', typed, 'onions']);
    expect(linesOf(recipe).join('\n')).toContain(`${name}, from the fridge, a day old at most`);
    expect(bodyOf(recipe).includes('brown rice')).toBe(name.includes('chicken'));
  });

  test('each kind of food is in some dish', async () => {
    const partners = ['onions', 'rice', 'flour', 'oats', 'bread', 'eggs', 'lettuce', 'apples'];
    for (const kind of KINDS) {
      const { name } = FOODS.find((food) => food.kind === kind)!;
      const recipes = await Promise.all(partners.map((partner) => cook([partner, name])));
      expect(
        recipes.some((recipe) => !unusedIn(recipe).includes(name)),
        name,
      ).toBe(true);
    }
  });

  test('cook mode finds each ingredient in a step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(known, { minLength: 1, maxLength: 6 }), async (foods) => {
        const recipe = await cook(foods);
        const named = linesOfSteps(deriveRecipe(recipe)!).flat();
        const found = new Set(named.map(({ text }) => text));
        expect(linesOf(recipe).filter((line) => !found.has(line))).toEqual([]);
      }),
      { numRuns: 60 },
    );
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
