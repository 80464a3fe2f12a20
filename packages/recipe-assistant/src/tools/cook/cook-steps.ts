import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import type { Duration } from '../../recipe/servings-and-times.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import { type Name, namesOf } from '../ingredient-names.ts';
import { isBeside, isSame, wordsOf } from '../word-forms.ts';
import { findIngredients, type Group, type Mention, type NamedLine } from './find-ingredients.ts';
import { isForPan, linesForStep, nameOnly } from './lines-for-step.ts';
import { isTaken } from './step-clauses.ts';
import { timersOf } from './step-timers.ts';

/** Words of a heading beside the name of its group. */
const IN_HEADINGS = new RegExp(`^(?:${wordsFor('inHeadings')})$`, 'u');

const INGREDIENTS = wordsFor('ingredients');

/** All ingredients, at the start of a sentence: `Blend all ingredients`, but not `until all ingredients melt`. */
const ALL = new RegExp(
  String.raw`(?:^|[.:,;!\n] *)(?:(?!${wordsFor('until', 'all')})\p{L}+ ){0,3}(?:(${wordsFor('all')})|${wordsFor('articles')})((?: \p{L}+){0,3}?) (?:${INGREDIENTS})(?!\p{L}|,? (?:${wordsFor('except')}))|(?:^|[。，；\n])[将把]?(?:${wordsFor('allTight')})(?:${INGREDIENTS})`,
  'iu',
);

const FINISHING = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('finishing')})`, 'iu');
const PLUS = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('plus')})(?!\p{L})`, 'iu');

/**
 * Words of names times characters of steps, beyond which no step gets ingredients: finding them would freeze the page.
 * A long recipe has 150,000.
 */
const MOST_COMPARISONS = 1_000_000;

/** Converts a recipe to a sequence of steps. */
export function toCookSteps({ title, ingredients, steps }: DerivedRecipe): CookSteps {
  const dish = wordsOf(title ?? '');
  const listed = ingredients.map(({ heading = '', lines }): Group => {
    const group: Group = { heading: groupName(heading, dish), names: [] };
    group.names = lines.flatMap((line) => namesOf(line).map((name) => ({ ...name, line, group })));
    return group;
  });
  const groups = isTooLong(listed, steps) ? [] : listed;
  const all = groups.flatMap(({ names }) => names);
  const read = steps.flatMap(({ heading, lines }) => {
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
  // The first step that names a line, and no other, by more than one word.
  const inFull = new Map<IngredientLine, number>();
  for (const [index, { found }] of read.entries()) {
    for (const { count, names } of found) {
      const { line } = names[0]!;
      if (count > 0 && names.length === 1 && !inFull.has(line)) inFull.set(line, index);
    }
  }
  const order = ingredients.flatMap(({ lines }) => lines);
  // The lines of the steps before, each with whether one of those has its amount.
  const earlier = new Map<IngredientLine, boolean>();
  let last: Group | undefined;
  const cookSteps = read.map(({ heading, text, durations, named, found }, index): CookStep => {
    // `The sauce` is that of the list where no step has another word for that.
    const clear = found.filter(
      ({ isVague, names }) => !isVague || (names.length === 1 && !inFull.has(names[0]!.line)),
    );
    // `Sugar` is not the brown sugar of a later step.
    for (const one of clear.filter(({ count }) => count === 0)) {
      const others = one.names.filter(({ line }) => (inFull.get(line) ?? 0) <= index);
      if (others.length > 0) one.names = others;
    }
    last = named ?? ownGroup(text, clear, groups, last);
    const own = new Map(allNamed(text, named, groups).map(({ line }) => [line, line]));
    const taken = clear.filter((one) => isTaken(one, clear, earlier));
    for (const [line, shown] of taken.flatMap((one) => linesOf(one, last, clear))) {
      // Where it takes a part once, the amount of the list would mislead.
      if ((own.get(line) ?? line) === line) own.set(line, shown);
    }
    leaveOutUsed(own, taken.filter(isForPan), earlier);
    return {
      heading,
      text,
      durations: timersOf(text, durations, read[index - 1]?.durations ?? []),
      ingredients: order.flatMap((line) => own.get(line) ?? []),
    };
  });
  listUnnamed(cookSteps, groups, earlier);
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
  own: Map<IngredientLine, IngredientLine>,
  forPan: readonly Mention[],
  earlier: Map<IngredientLine, boolean>,
): void {
  for (const [line, shown] of own) {
    const isUsed = earlier.get(line) ?? false;
    if (isUsed) own.set(line, nameOnly(line));
    const isLittle = forPan.some(({ names }) => names.some((name) => name.line === line));
    earlier.set(line, isUsed || shown === line || !isLittle);
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
  const isOneKind = count === 0 && some.every(({ head }) => isSame(head, some[0]!.head));
  const plain = some.filter(({ before }) => isOneKind && before.length === 0);
  const meant = plain.length > 0 ? plain : some;
  const lines = [...new Set(meant.map(({ line }) => line))];
  const areTwins = lines.length > 1 && meant.every((name) => isTwin(name, meant[0]!));
  return linesForStep(lines, areTwins, one, others);
}

/** Whether two lines have the same words, but for small ones. */
function isTwin(one: Name, other: Name): boolean {
  const [own, others] = [one, other].map(({ phrase }) => phrase.filter((word) => !isBeside(word)));
  return (
    one.signs === other.signs &&
    own!.length === others!.length &&
    own!.every((word) => hasWord(others!, word))
  );
}

/** The ingredients of a step that takes all of a group: `Blend all salsa ingredients.` */
function allNamed(step: string, named: Group | undefined, groups: readonly Group[]): NamedLine[] {
  const match = ALL.exec(step);
  if (!match) return [];
  const [whole, all, words = ''] = match;
  const between = wordsOf(words).filter((word) => !isBeside(word));
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
function ownGroup(
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
  const own = all.filter((word) => !hasWord(dish, word));
  return own.length > 0 ? own : all;
}

/** The words of a heading that name a group. */
function namingWords(heading: string): string[] {
  return wordsOf(heading).filter((word) => !isBeside(word) && !IN_HEADINGS.test(word));
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
