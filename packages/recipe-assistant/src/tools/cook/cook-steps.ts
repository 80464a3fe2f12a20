import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import { FINISHING, isSmall } from '../food-words.ts';
import { foodsIn, type Name, namesIn } from '../ingredient-names.ts';
import { hasWord, plainWord, wordsOf } from '../word-forms.ts';
import { mentionsIn } from './step-ingredients.ts';

/** Words of names times characters of steps, beyond which no step gets any: finding them would freeze the page. */
const MAX_COMPARISONS = 1_000_000;

/** All ingredients, but for some that follow; not `until all ingredients melt`. */
const ALL =
  /(?<!(?:until|that|once|when) )(?<!\p{L})(?:all(?: of)?(?: the)?|todos los|tous les|alle|tutti gli|todos os|wszystkie|tüm|bütün|جميع|सभी|모든) (?:ingr[eé]dient\p{L}*|zutaten|składniki|malzeme\p{L}*|المكونات|सामग्री|재료)(,? (?:except|but))?|(?:^|[。，；\n])[将把]?(?:すべての|全ての|所有|全部)(?:材料|食材)/iu;

/** All of a group, `the sauce ingredients`, unless the step goes on to name them. */
const ALL_OF = /(?<!\p{L}|remaining |from the )(\p{L}+) ingredients(?! ?[:(])/iu;

/** For each step of a recipe, in order, the lines of its ingredients that the step names, in the order of the list. */
export function linesOfSteps({
  title,
  ingredients,
  steps,
}: DerivedRecipe): readonly (readonly IngredientLine[])[] {
  const order = ingredients.flatMap(({ lines }) => lines);
  const texts = steps.flatMap(({ lines }) => lines.map(({ text }) => text)).join('');
  const all = ingredients.flatMap(namesOf);
  const isTooLong = all.flatMap(({ words }) => words).length * texts.length > MAX_COMPARISONS;
  const names = isTooLong ? [] : all;
  const used = new Set<IngredientLine>();
  let group = -1;
  return steps.flatMap(({ heading, lines }) =>
    lines.map((step) => {
      // The dish is none of its ingredients: `Serve the Sausage and Pepper Pasta.`
      const text = title ? step.text.replaceAll(title, '.') : step.text;
      // Water that is listed twice is first the one, then the other.
      const inTurn = [false, true].flatMap((is) =>
        names.filter(({ line }) => used.has(line) === is),
      );
      const mentions = mentionsIn(text, inTurn);
      group = groupFor(`${heading ?? ''}\n${step.text}`, mentions, ingredients, group);
      const taken = new Set(mentions.flatMap((meant) => linesOf(meant, step.text, group)));
      if (!isTooLong) takeAll(step.text, ingredients[group]!, taken);
      const shown = order.filter((line) => taken.has(line));
      for (const line of shown) used.add(line);
      return shown;
    }),
  );
}

function namesOf({ lines }: Group, group: number): NamedLine[] {
  return lines.flatMap((line) =>
    foodsIn(line.text).flatMap((food) => namesIn(food).map((name) => ({ ...name, line, group }))),
  );
}

/** The group that a step belongs to: by its name in the step or its heading, ingredients of it alone, the step before. */
function groupFor(
  step: string,
  mentions: readonly (readonly NamedLine[])[],
  groups: readonly Group[],
  last: number,
): number {
  const words = wordsOf(step).map(({ word }) => word);
  const scores = groups.map(({ heading = '' }, group) => {
    const naming = namingWords(heading.replace(/\([^()]*\)/g, ' '));
    const isNamed = naming.length > 0 && naming.every((word) => hasWord(words, word));
    const ofGroup = mentions.filter((meant) => meant.every((name) => name.group === group));
    return (isNamed ? 2 : 0) + ofGroup.length + (group === last ? 0.5 : 0);
  });
  return scores.indexOf(Math.max(...scores));
}

/**
 * Of the lines that a phrase may mean, those of the step's group, and those for its end in a step about that. Of water
 * that is listed twice, the first.
 */
function linesOf(names: readonly NamedLine[], step: string, group: number): IngredientLine[] {
  const ofGroup = preferred(names, (name) => name.group === group);
  const isLast = FINISHING.test(step);
  const meant = preferred(ofGroup, ({ line }) => FINISHING.test(line.text) === isLast);
  const byName = new Map<string, IngredientLine>();
  for (const { words, line } of meant) byName.set(words.join(), byName.get(words.join()) ?? line);
  return [...byName.values()];
}

function namingWords(heading: string): string[] {
  return wordsOf(heading).flatMap(({ word }) => (isSmall(word) ? [] : word));
}

function preferred<T>(all: readonly T[], is: (one: T) => boolean): readonly T[] {
  const some = all.filter(is);
  return some.length > 0 ? some : all;
}

/** Adds all of a group where a step takes them, but for what it names after `except`. */
function takeAll(step: string, { heading = '', lines }: Group, taken: Set<IngredientLine>): void {
  const [match, isExcept] = ALL.exec(step) ?? [];
  const [, of = ''] = ALL_OF.exec(step) ?? [];
  if (match === undefined && !hasWord(namingWords(heading), plainWord(of))) return;
  for (const line of lines) {
    if (isExcept && taken.has(line)) taken.delete(line);
    else if (!FINISHING.test(line.text)) taken.add(line);
  }
}

interface NamedLine extends Name {
  line: IngredientLine;
  /** The index of its group. */
  group: number;
}

type Group = DerivedRecipe['ingredients'][number];
