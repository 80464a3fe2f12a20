import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import type { Duration } from '../../recipe/servings-and-times.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import { type Name, namesOf } from '../ingredient-names.ts';
import { isStopWord, isSame, wordsOf } from '../word-forms.ts';
import { findIngredients, type Mention } from './find-ingredients.ts';
import { isForPan, linesForStep, nameOnly } from './lines-for-step.ts';
import type { Group, NamedLine } from './match-word.ts';
import { isUsed } from './step-clauses.ts';
import { timersOf } from './step-timers.ts';

/** Words of a heading beside the name of its group. */
const IN_HEADINGS = new RegExp(`^(?:${wordsFor('inHeadings')})$`, 'u');

const INGREDIENTS = wordsFor('ingredients');

/** All ingredients, at the start of a sentence: `Blend all ingredients`, but not `until all ingredients melt`. */
const ALL = new RegExp(
  String.raw`(?:^|[.:,;!\n] *)(?:(?!${wordsFor('until', 'all')})\p{L}+ ){0,3}(?:(${wordsFor('all')})|${wordsFor('articles')})((?: \p{L}+){0,3}?) (?:${INGREDIENTS})(?!\p{L}|,? (?:${wordsFor('except')}))|(?:^|[。，；\n])[将把]?(?:${wordsFor('allUnspaced')})(?:${INGREDIENTS})`,
  'iu',
);

const FINISHING = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('finishing')})`, 'iu');
const PLUS = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('plus')})(?!\p{L})`, 'iu');

/**
 * Words of names times characters of steps, beyond which no step gets ingredients: finding them would freeze the page.
 * A long recipe has 150,000.
 */
const MOST_COMPARISONS = 1_000_000;

/**
 * Converts a recipe to a sequence of steps, each with the ingredients that it names, in the order of the list. A line
 * has its amount in the first step that names it, and only its name in later ones, as where a step takes a part.
 *
 * With `200 g butter` and `3 leeks` listed, `Melt the butter.` lists `200 g butter`, and `Fry the leeks in the butter.`
 * then `butter` and `3 leeks`.
 */
export function toCookSteps({ title, ingredients, steps }: DerivedRecipe): CookSteps {
  const dish = wordsOf(title ?? '');
  const listed = ingredients.map(({ heading = '', lines }): Group => {
    const group: Group = { heading: groupName(heading, dish), names: [] };
    group.names = lines.flatMap((line) => namesOf(line).map((name) => ({ ...name, line, group })));
    return group;
  });
  const groups = isTooLong(listed, steps) ? [] : listed;
  const all = groups.flatMap(({ names }) => names);
  const parsedSteps = steps.flatMap(({ heading, lines }) => {
    const named = groupUnder(heading, groups);
    return lines.map((step) => {
      return {
        ...step,
        heading,
        named,
        found: findIngredients(step.text, all, dish, named?.names),
      };
    });
  });
  // For each line, the first step that names it, and no other, by more than one word.
  const firstInFull = new Map<IngredientLine, number>();
  for (const [index, { found }] of parsedSteps.entries()) {
    for (const { count, names } of found) {
      const { line } = names[0]!;
      if (count > 0 && names.length === 1 && !firstInFull.has(line)) firstInFull.set(line, index);
    }
  }
  const order = ingredients.flatMap(({ lines }) => lines);
  // The lines that earlier steps list: `true` once one of them has the amount.
  const listedBefore = new Map<IngredientLine, boolean>();
  let lastGroup: Group | undefined;
  const cookSteps = parsedSteps.map(
    ({ heading, text, durations, named, found }, index): CookStep => {
      // A bare `the sauce` counts only if it means one line, which no step names in full.
      const clear = found.filter(
        ({ mayBeMixture, names }) =>
          !mayBeMixture || (names.length === 1 && !firstInFull.has(names[0]!.line)),
      );
      // Nor is `sugar` the brown sugar that a later step names in full.
      for (const one of clear.filter(({ count }) => count === 0)) {
        const others = one.names.filter(({ line }) => (firstInFull.get(line) ?? 0) <= index);
        if (others.length > 0) one.names = others;
      }
      lastGroup = named ?? groupOf(text, clear, groups, lastGroup);
      const shownLines = new Map(allNamed(text, named, groups).map(({ line }) => [line, line]));
      const used = clear.filter((one) => isUsed(one, clear, listedBefore));
      for (const [line, shown] of used.flatMap((one) => linesOf(one, lastGroup, clear))) {
        // If any phrase takes only a part, the amount of the list would mislead.
        if ((shownLines.get(line) ?? line) === line) shownLines.set(line, shown);
      }
      leaveOutUsed(shownLines, used.filter(isForPan), listedBefore);
      return {
        heading,
        text,
        durations: timersOf(text, durations, parsedSteps[index - 1]?.durations ?? []),
        ingredients: order.flatMap((line) => shownLines.get(line) ?? []),
      };
    },
  );
  listUnnamed(cookSteps, groups, listedBefore);
  return { title, ingredients, steps: cookSteps };
}

function isTooLong(groups: readonly Group[], steps: DerivedRecipe['steps']): boolean {
  const names = groups.flatMap((group) => group.names);
  const words = names.reduce((sum, { phrase }) => sum + 1 + phrase.length, 0);
  const texts = steps.flatMap(({ lines }) => lines.map(({ text }) => text));
  return words * texts.join('').length > MOST_COMPARISONS;
}

/** Adds a group of which no step names a line to the first step that has its name: `Brush with the egg wash.` */
function listUnnamed(
  steps: readonly CookStep[],
  groups: readonly Group[],
  listed: ReadonlyMap<IngredientLine, unknown>,
): void {
  for (const { heading, names } of groups) {
    const isIn = (all: readonly string[]) => heading.every((word) => hasWord(all, word));
    const lines = new Set(names.map(({ line }) => line));
    if (heading.length === 0 || [...lines].some((line) => listed.has(line))) continue;
    if (groups.filter((group) => isIn(group.heading)).length > 1) continue;
    steps.find(({ text }) => isIn(wordsOf(text)))?.ingredients.push(...lines);
  }
}

/** Leaves out the amounts that earlier steps have, and keeps for later steps what this one lists. */
function leaveOutUsed(
  shownLines: Map<IngredientLine, IngredientLine>,
  forPan: readonly Mention[],
  listedBefore: Map<IngredientLine, boolean>,
): void {
  for (const [line, shown] of shownLines) {
    const hadAmount = listedBefore.get(line) ?? false;
    if (hadAmount) shownLines.set(line, nameOnly(line));
    const isLittle = forPan.some(({ names }) => names.some((name) => name.line === line));
    listedBefore.set(line, hadAmount || shown === line || !isLittle);
  }
}

/** The lines that one phrase means. If two groups list the same food, the step gets only one of them. */
function linesOf(
  one: Mention,
  last: Group | undefined,
  others: readonly Mention[],
): [IngredientLine, IngredientLine][] {
  const { names, count } = one;
  const ofGroup = names.filter(({ group }) => group === last);
  const some = ofGroup.length > 0 ? ofGroup : names;
  // `Butter` is no peanut butter, where there is butter.
  const haveSameHead = count === 0 && some.every(({ head }) => isSame(head, some[0]!.head));
  const plain = some.filter(({ modifiers }) => haveSameHead && modifiers.length === 0);
  const matches = plain.length > 0 ? plain : some;
  const lines = [...new Set(matches.map(({ line }) => line))];
  const areDuplicates =
    lines.length > 1 && matches.every((name) => isSameIngredient(name, matches[0]!));
  return linesForStep(lines, areDuplicates, one, others);
}

/** Whether two lines have the same words, but for small ones. */
function isSameIngredient(one: Name, other: Name): boolean {
  const [words, others] = [one, other].map(({ phrase }) =>
    phrase.filter((word) => !isStopWord(word)),
  );
  return (
    one.unsegmented === other.unsegmented &&
    words!.length === others!.length &&
    words!.every((word) => hasWord(others!, word))
  );
}

/** The ingredients of a step that takes all of a group: `Blend all salsa ingredients.` */
function allNamed(step: string, named: Group | undefined, groups: readonly Group[]): NamedLine[] {
  const match = ALL.exec(step);
  if (!match) return [];
  const [whole, all, words = ''] = match;
  const between = wordsOf(words).filter((word) => !isStopWord(word));
  // `The ingredients` may be some of them, unlike `the salsa ingredients`.
  const isWhole = all !== undefined || between.length > 0 || !/\p{Script=Latin}/u.test(whole);
  if (!isWhole || !between.every((word) => groups.some(({ heading }) => hasWord(heading, word))))
    return [];
  const text = wordsOf(step);
  const one =
    groups.length === 1
      ? groups[0]
      : groups.find(({ heading }) => text.some((word) => hasWord(heading, word)));
  return ((named ?? one)?.names ?? []).filter(({ line }) => !isLast(line.text));
}

/** Whether an ingredient goes on the finished dish, and no part of it into it. */
function isLast(text: string): boolean {
  return FINISHING.test(text) && !PLUS.test(text);
}

/** The group of ingredients that a heading over steps names. */
function groupUnder(heading: string | undefined, groups: readonly Group[]): Group | undefined {
  const named = namingWords(heading ?? '');
  return groups.find((group) => named.some((word) => hasWord(group.heading, word)));
}

/** The group that a step is of: by its name, by what else it names, or by the step before. */
function groupOf(
  step: string,
  found: readonly Mention[],
  groups: readonly Group[],
  last: Group | undefined,
): Group | undefined {
  const text = wordsOf(step);
  const scores = groups.map((group) => {
    const isNamed = text.some((word) => hasWord(group.heading, word));
    const alone = found.filter(({ names }) => names.every((name) => name.group === group));
    return alone.length + (isNamed ? 1 : 0) + (group === last ? 0.5 : 0);
  });
  return groups[scores.indexOf(Math.max(...scores))];
}

/** The words that name a group, without those of the dish: the crust of a pie. */
function groupName(heading: string, dish: readonly string[]): string[] {
  const all = namingWords(heading.replace(/\([^()]*\)/g, ' '));
  const beyondDish = all.filter((word) => !hasWord(dish, word));
  return beyondDish.length > 0 ? beyondDish : all;
}

/** The words of a heading that name a group. */
function namingWords(heading: string): string[] {
  return wordsOf(heading).filter((word) => !isStopWord(word) && !IN_HEADINGS.test(word));
}

function hasWord(all: readonly string[], word: string): boolean {
  return all.some((other) => isSame(other, word));
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
  /** The ingredients it names; without an amount, where that of the list isn't the step's. */
  ingredients: IngredientLine[];
}
