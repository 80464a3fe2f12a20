import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { deriveRecipe, toPlainText } from 'recipe-assistant/recipe';

vi.setConfig({ testTimeout: 60_000 });

const LABELS: [weight: number, write: (words: string) => string][] = [
  [64, (words) => `${words}:`],
  [15, (words) => `**${words}:**`],
  [11, (words) => `## ${words}`],
];

const BULLETS: [weight: number, write: (line: string) => string][] = [
  [50, (line) => `- ${line}`],
  [30, (line) => `* ${line}`],
  [6, (line) => `• ${line}`],
  [4, (line) => `    - ${line}`],
  [10, (line) => line],
];

const INGREDIENTS = [
  '2 leeks',
  '1 1/2 cups cream',
  'Salt and pepper to taste',
  '200 g flour, sifted',
  '1 (28 oz) can tomatoes',
  '½ tsp nutmeg',
  '3 tablespoons olive oil',
  '1 onion, diced',
];

const STEPS = [
  'Chop the leeks.',
  'Fry them in oil for 5 minutes, stirring now and then.',
  'Add the rest.',
  'Bake at 180 °C (350 °F) for 20-25 minutes.',
  'Season to taste and serve hot.',
];

const TITLES = ['Leek Gratin', 'Spicy Noodle Bowl with Tofu', 'Coq au Vin', 'Lemon Rice'];

/** Random replies in the proportions in which models write them: contents and form. */
const SAID = fc.record({
  title: option(0.4, fc.constantFrom(...TITLES)),
  isTitleHeading: fc.boolean(),
  label: weighted(LABELS),
  bullet: weighted(BULLETS),
  areStepsNumbered: chance(0.94),
  areStepsFirst: chance(0.05),
  hasTalkBefore: chance(0.92),
  hasTalkAfter: chance(0.85),
  servings: option(0.1, fc.integer({ min: 1, max: 12 })),
  ingredients: fc.subarray(INGREDIENTS, { minLength: 2 }),
  steps: fc.subarray(STEPS, { minLength: 1 }),
  gap: fc.constantFrom('\n', '\n\n'),
});

const REPLY = SAID.map((said) => ({ ...said, text: write(said) }));

test('what stands under a label is found, to the last line, and no title is wrong', () => {
  fc.assert(
    fc.property(REPLY, ({ text, title, servings, ingredients, steps }) => {
      const recipe = deriveRecipe(text);
      expect(recipe?.ingredients.flatMap(({ lines }) => lines.map((line) => line.text))).toEqual(
        ingredients,
      );
      expect(recipe?.steps.flatMap(({ lines }) => lines.map((line) => line.text))).toEqual(steps);
      expect([title, undefined]).toContain(recipe?.title);
      expect(recipe?.servings).toEqual(servings === undefined ? undefined : { from: servings });
    }),
    { numRuns: 1000 },
  );
});

test('no beginning of a reply throws, and none has an ingredient that is not whole or growing', () => {
  fc.assert(
    fc.property(REPLY, ({ text, ingredients }) => {
      for (let end = 0; end < text.length; end += 1) {
        const recipe = deriveRecipe(text.slice(0, end));
        toPlainText(text.slice(0, end));
        const lines = recipe?.ingredients.flatMap((group) => group.lines) ?? [];
        lines.forEach((line, index) => expect(ingredients[index]).toContain(line.text));
      }
    }),
    { numRuns: 15 },
  );
});

test('no text at all throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'Ingredients:\n',
      'Steps:\n',
      '- ',
      '1. ',
      '**',
      '`',
      '\n',
      '# ',
      '½',
      '1/0 ',
      '1–2 ',
      '(',
      '|',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      deriveRecipe(pieces.join(''));
      toPlainText(pieces.join(''));
    }),
    { numRuns: 1000 },
  );
});

function write(said: Said): string {
  const { title, label, gap, servings } = said;
  const ingredients = [label('Ingredients'), said.ingredients.map(said.bullet).join('\n')].join(
    gap,
  );
  const steps = said.steps.map((step, index) => {
    if (said.areStepsNumbered) return `${index + 1}. ${step}`;
    return said.bullet(step);
  });
  const sections = [ingredients, [label('Instructions'), steps.join('\n')].join(gap)];
  return [
    ...(said.hasTalkBefore ? ['Sure! Here is a recipe that you can make with what you have:'] : []),
    ...(title === undefined ? [] : [said.isTitleHeading ? `# ${title}` : title]),
    ...(servings === undefined ? [] : [`Servings: ${servings}`]),
    ...(said.areStepsFirst ? sections.toReversed() : sections),
    ...(said.hasTalkAfter ? ['I hope that you enjoy this dish!'] : []),
  ].join('\n\n');
}

function weighted<T>(values: [weight: number, value: T][]): fc.Arbitrary<T> {
  return fc.oneof(...values.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
}

function chance(share: number): fc.Arbitrary<boolean> {
  return fc.integer({ min: 0, max: 99 }).map((number) => number < 100 * share);
}

function option<T>(share: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc
    .tuple(chance(share), arbitrary)
    .map(([isThere, value]) => (isThere ? value : undefined));
}

type Said = typeof SAID extends fc.Arbitrary<infer T> ? T : never;
