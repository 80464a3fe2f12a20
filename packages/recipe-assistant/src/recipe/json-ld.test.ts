import Validator from '@adobe/structured-data-validator';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { scrapeRecipe } from 'recipe-scrapers';
import type { Recipe, WithContext } from 'schema-dts';
import { expect, test } from 'vitest';
import { deriveRecipe, toJsonLd } from 'recipe-assistant/recipe';

const PIE = `# Leek Pie

Serves 4 to 6
Prep time: 10 min
Cook time: 1 hour 5 min
Total time: 2 hours

## Ingredients

### For the dough
- 200 g flour
- 1/2 tsp salt & pepper

### For the filling
- 2 leeks (< 5 cm thick)

## Steps

1. **Knead** for 5 minutes.
2. Fill and bake.
`;

const URL_OF_PAGE = 'https://example.org/leek-pie';
const pie = deriveRecipe(PIE)!;

/** Properties that only the page knows. */
const OF_THE_PAGE = { image: ['https://example.org/pie.jpg'], description: 'A pie with leeks.' };

function pageWith(jsonLd: object): string {
  const json = JSON.stringify(jsonLd);
  return `<!doctype html><html lang=en><title>Pie</title><script type="application/ld+json">${json}</script><p>End`;
}

test('a recipe has the properties of schema.org, with what is unknown left out', () => {
  // Type-checked against the whole vocabulary.
  const jsonLd: WithContext<Recipe> = toJsonLd(pie, { author: 'A. Cook', url: URL_OF_PAGE });
  expect(jsonLd).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek Pie',
    author: { '@type': 'Person', name: 'A. Cook' },
    url: URL_OF_PAGE,
    recipeYield: '4-6',
    prepTime: 'PT10M',
    cookTime: 'PT1H5M',
    totalTime: 'PT2H',
    recipeIngredient: ['200 g flour', '1/2 tsp salt & pepper', '2 leeks (< 5 cm thick)'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Knead for 5 minutes.' },
      { '@type': 'HowToStep', text: 'Fill and bake.' },
    ],
  });
  const plain = deriveRecipe('Ingredients:\n- leeks\n- salt\n\nSteps:\n1. Boil.')!;
  expect(Object.keys(toJsonLd(plain))).toEqual([
    '@context',
    '@type',
    'recipeIngredient',
    'recipeInstructions',
  ]);
});

test('the author is a person by name, or whoever the page says', () => {
  const url = 'https://example.org/</script>';
  const organisation = { '@type': 'Organization', name: 'Sous Chef', url } as const;
  const jsonLd: WithContext<Recipe> = toJsonLd(pie, { author: organisation });
  expect(jsonLd).toHaveProperty('author', {
    ...organisation,
    url: 'https://example.org/%3C/script>',
  });
  expect(toJsonLd(pie, { author: { '@type': 'Person', name: 'Ada' } })).toEqual(
    toJsonLd(pie, { author: 'Ada' }),
  );
  expect(toJsonLd(pie, { author: '' })).not.toHaveProperty('author');
});

test('what only the page knows stands beside what the text tells, and its name goes first', () => {
  const image = 'https://example.org/soup.jpg';
  const extra = { name: 'Soup', image, keywords: 'leek, soup', inLanguage: 'en' };
  const jsonLd = toJsonLd(pie, { ...extra, description: 'Warm </script>' });
  expect(jsonLd).toMatchObject({ ...extra, description: 'Warm < /script>', totalTime: 'PT2H' });
});

test('groups of steps are sections', () => {
  const recipe = deriveRecipe(
    '## Ingredients\n- leeks\n- flour\n\n## Steps\n### Dough\n1. Knead.\n### Filling\n1. Fry.',
  )!;
  expect(toJsonLd(recipe)).toMatchObject({
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ text: 'Knead.' }] },
      { '@type': 'HowToSection', name: 'Filling', itemListElement: [{ text: 'Fry.' }] },
    ],
  });
});

test("a validator of search engines' rules finds no fault but the picture, which a page adds", async () => {
  const jsonLd = toJsonLd(pie, { author: 'A. Cook', url: URL_OF_PAGE });
  expect(await faultsIn(jsonLd)).toEqual(['Required attribute "image" is missing']);
  expect(await faultsIn({ ...jsonLd, ...OF_THE_PAGE })).toEqual([]);
  const author = { '@type': 'Organization', name: 'Sous Chef' } as const;
  const [image] = OF_THE_PAGE.image;
  expect(await faultsIn(toJsonLd(pie, { author, image }))).toEqual([]);
  expect(await faultsIn({ ...jsonLd, ...OF_THE_PAGE, cookTime: '1 hour' })).toHaveLength(1);
});

test('a recipe manager reads back what was written', async () => {
  const jsonLd = toJsonLd(pie, { author: 'A. Cook', url: URL_OF_PAGE });
  const html = pageWith({ ...jsonLd, ...OF_THE_PAGE });
  const read = await scrapeRecipe(html, URL_OF_PAGE);
  expect(read).toMatchObject({
    title: 'Leek Pie',
    author: 'A. Cook',
    prepTime: 10,
    cookTime: 65,
    totalTime: 120,
  });
  expect(read.ingredients.flatMap(({ items }) => items.map(({ value }) => value))).toEqual(
    pie.ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
  expect(read.instructions.flatMap(({ items }) => items.map(({ value }) => value))).toEqual(
    pie.steps.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );
});

test('no text ends the script that it stands in, nor begins a comment there', () => {
  const hostile = fc
    .array(
      fc.constantFrom(
        '</script>',
        '<script>',
        '<!--',
        '-->',
        '<',
        '/',
        '!',
        'x',
        '&lt;/script>',
        ' ',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, hostile, (text, name) => {
      const steps = [{ heading: name, lines: [{ text, durations: [] }] }];
      const ingredients = [{ lines: [{ text }, { text: name }] }];
      const jsonLd = toJsonLd({ title: text, ingredients, steps }, { author: name, url: text });
      const { document } = new JSDOM(pageWith(jsonLd)).window;
      expect(document.scripts).toHaveLength(1);
      expect(JSON.parse(document.scripts[0]!.text)).toEqual(jsonLd);
      expect(document.body.innerHTML).toBe('<p>End</p>');
    }),
  );
});

/** Errors, rather than missing optional properties. */
async function faultsIn(jsonLd: object): Promise<string[]> {
  const data = { jsonld: { Recipe: [jsonLd] }, microdata: {}, rdfa: {}, errors: [] };
  const issues = await new Validator().validate(data);
  const messages = issues.map(({ issueMessage }) => issueMessage);
  return messages.filter((message) => !/^Missing field .* \(optional\)$/.test(message));
}
