import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import type { Duration } from '../../recipe/servings-and-times.ts';
import {
  DESCRIPTION,
  isBeside,
  isCompound,
  isSame,
  type Name,
  namesOf,
  words,
  wordsOf,
} from './ingredient-names.ts';

/** What kind of pepper is a vegetable. */
const VEGETABLES = words(
  'bell sweet red green yellow orange chili chile chilli jalapeño jalapeno poblano serrano banana hot',
);

/** Words of a heading beside the name of its group. */
const IN_HEADINGS = words(
  'for ingredients steps instructions directions method preparation make making prepare preparing cook cooking assemble assembly serve serving main dish',
);

/**
 * Comparisons of a word in the steps with a word in the ingredients, beyond which no step gets ingredients: they would
 * freeze the page. A long recipe takes some 100,000.
 */
const MOST_COMPARISONS = 500_000;

/** Converts a recipe to a sequence of steps. */
export function toCookSteps({ title, ingredients, steps }: DerivedRecipe): CookSteps {
  const groups = ingredients.map(({ heading = '', lines }) => ({
    heading: namingWords(heading),
    names: lines.flatMap((line) => namesOf(line).map((name) => ({ ...name, line }))),
  }));
  const isTooLong = countWords(ingredients) * countWords(steps) > MOST_COMPARISONS;
  const order = ingredients.flatMap(({ lines }) => lines);
  let last: Group | undefined;
  const cookSteps = steps.flatMap(({ heading, lines }) =>
    lines.map(({ text, durations }) => {
      if (isTooLong) return { heading, text, durations, ingredients: [] };
      const named = groupUnder(heading, groups);
      const found = findIngredients(text, named ? [named] : groups);
      last = named ?? ownGroup(text, found, groups, last);
      // What two groups have goes in with one of them.
      const own = new Set(
        found.flatMap((fits) => {
          const ofGroup = fits.filter(({ group }) => group === last);
          return (ofGroup.length > 0 ? ofGroup : fits).map(({ line }) => line);
        }),
      );
      return { heading, text, durations, ingredients: order.filter((line) => own.has(line)) };
    }),
  );
  return { title, ingredients, steps: cookSteps };
}

/**
 * Finds the ingredients that a step names, by their words: for each word, or words, those that it may mean. An
 * ingredient is named by the last word of its name, with or without those before it; by another word where no
 * other ingredient ends in it, so `stock` means the vegetable stock, and `vanilla` the vanilla extract. Where
 * several have the same last word, those that fit best count. Nothing is guessed: a step that names none
 * gets none.
 */
function findIngredients(step: string, groups: readonly Group[]): Fit[][] {
  const names = groups.flatMap((group) => group.names.map((name) => ({ ...name, group })));
  const text = wordsOf(step);
  const found: Fit[][] = [];
  const taken = new Set<number>();
  // From the end, so that `tomato` in `tomato paste` isn't taken for a tomato.
  for (let wordIndex = text.length - 1; wordIndex >= 0; wordIndex -= 1) {
    const word = text[wordIndex]!;
    if (taken.has(wordIndex)) continue;
    const isSpice = isSame(word, 'pepper') && hasSaltBeside(text, wordIndex);
    const fits = names
      .filter(({ head, before }) => isSame(head, word) && !(isSpice && isVegetable(before)))
      .map((name) => ({ ...name, score: countBefore(name.before, text, wordIndex) }));
    const best = Math.max(...fits.map(({ score }) => score));
    const chosen = fits.filter(({ score }) => score === best);
    const plain = chosen.filter(({ before }) => best === 0 && before.length === 0);
    if (plain.length > 0) found.push(plain);
    else if (chosen.length > 0) found.push(chosen);
    else if (!DESCRIPTION.test(word) && !isBeside(word)) {
      const others = names.filter(({ before }) => before.some((other) => isSame(other, word)));
      const compounds = names.filter(({ head }) => isCompound(head, word));
      found.push(others.length > 0 ? others : compounds);
    }
    for (let back = 1; back <= best; back += 1) taken.add(wordIndex - back);
  }
  found.push(...names.filter(({ unspaced }) => unspaced?.test(step)).map((name) => [name]));
  return found.filter((fits) => fits.length > 0);
}

function countWords(groups: readonly { lines: readonly { text: string }[] }[]): number {
  return groups.flatMap(({ lines }) => lines.flatMap(({ text }) => wordsOf(text))).length;
}

/** The group of ingredients that a heading over steps names. */
function groupUnder(heading: string | undefined, groups: readonly Group[]): Group | undefined {
  const named = namingWords(heading ?? '');
  return groups.find((group) => named.some((word) => hasWord(group.heading, word)));
}

/** The group that a step is of: by its name, by what else it names, or by the step before. */
function ownGroup(
  step: string,
  found: readonly Fit[][],
  groups: readonly Group[],
  last: Group | undefined,
): Group | undefined {
  const text = wordsOf(step);
  const scores = groups.map((group) => {
    const isNamed = text.some((word) => hasWord(group.heading, word));
    const alone = found.filter((fits) => fits.every((fit) => fit.group === group));
    return alone.length + (isNamed ? 1 : 0) + (group === last ? 0.5 : 0);
  });
  return groups[scores.indexOf(Math.max(...scores))];
}

/** The words of a heading that name a group. */
function namingWords(heading: string): string[] {
  return wordsOf(heading).filter((word) => !isBeside(word) && !IN_HEADINGS.has(word));
}

function hasWord(all: readonly string[], word: string): boolean {
  return all.some((other) => isSame(other, word));
}

/** `salt and pepper` are no vegetables. */
function hasSaltBeside(text: readonly string[], index: number): boolean {
  return [-2, -1, 1, 2].some((by) => text[index + by] === 'salt');
}

function isVegetable(before: readonly string[]): boolean {
  return before.some((word) => VEGETABLES.has(word));
}

/** How many of the words directly before an index belong to a name. */
function countBefore(before: readonly string[], text: readonly string[], index: number): number {
  let count = 0;
  while (before.some((word) => isSame(word, text[index - 1 - count] ?? ''))) count += 1;
  return count;
}

export interface CookSteps {
  title: string | undefined;
  ingredients: DerivedRecipe['ingredients'];
  steps: CookStep[];
}

export interface CookStep {
  /** The heading of its group. */
  heading: string | undefined;
  text: string;
  durations: Duration[];
  /** The ingredients it names. */
  ingredients: IngredientLine[];
}

/** Ingredients under one heading. */
interface Group {
  /** The words of its name; none without one. */
  heading: string[];
  names: (Name & { line: IngredientLine })[];
}

/** An ingredient that a word of a step may mean. */
interface Fit {
  line: IngredientLine;
  group: Group;
}
