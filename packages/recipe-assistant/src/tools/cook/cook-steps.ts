import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import type { Duration } from '../../recipe/servings-and-times.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import type { Name } from '../ingredient-names.ts';
import { hasWord, hasWords, isSame, withoutStopWords, wordsOf } from '../word-forms.ts';
import { findIngredients, type Mention } from './find-ingredients.ts';
import { type Group, groupOf, groupsOf, groupUnder, type NamedLine } from './ingredient-groups.ts';
import { isForPan, linesForStep, nameOnly, type ShownLine } from './lines-for-step.ts';
import { isUsed } from './step-clauses.ts';
import { timersOf } from './step-timers.ts';

const INGREDIENTS = wordsFor('ingredients');

/** All ingredients, at the start of a sentence: `Blend all ingredients`, but not `until all ingredients melt`. */
const ALL = new RegExp(
  String.raw`(?:^|[.:,;!\n] *)(?:(?!${wordsFor('until', 'all')})\p{L}+ ){0,3}(?:(${wordsFor('all')})|${wordsFor('articles')})((?: \p{L}+){0,3}?) (?:${INGREDIENTS})(?!\p{L}|,? (?:${wordsFor('except')}))|(?:^|[。，；\n])[将把]?(?:${wordsFor('allUnspaced')})(?:${INGREDIENTS})`,
  'iu',
);

const FINISHING = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('finishing')})`, 'iu');
const PLUS = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('plus')})(?!\p{L})`, 'iu');

/**
 * Converts a recipe to a sequence of steps, each with the ingredients that it uses, in the order of the list. A line
 * has its amount in the first step that uses it, and only its name in later ones, as where a step takes a part.
 *
 * With `200 g butter` and `3 leeks` listed, the ingredients of two steps are:
 *
 * 1. `Melt the butter.` → `200 g butter`
 * 2. `Fry the leeks in the butter.` → `butter`, `3 leeks`
 */
export function toCookSteps(recipe: DerivedRecipe): CookSteps {
  const { title, ingredients, steps } = recipe;
  const dish = wordsOf(title ?? '');
  const groups = groupsOf(recipe, dish);
  const names = groups.flatMap((group) => group.names);
  const parsedSteps = steps.flatMap(({ heading, lines }) => {
    const headingGroup = groupUnder(heading, groups);
    return lines.map((step) => {
      const found = findIngredients(step.text, names, dish, headingGroup?.names);
      return { ...step, heading, headingGroup, found };
    });
  });
  const mentionsByStep = resolveMentions(parsedSteps.map(({ found }) => found));
  const order = ingredients.flatMap(({ lines }) => lines);
  const cookSteps: CookStep[] = [];
  const usedBefore: UsedLines = new Map();
  let lastGroup: Group | undefined;
  for (const [index, { heading, headingGroup, text, durations }] of parsedSteps.entries()) {
    const mentions = mentionsByStep[index] ?? [];
    const group = headingGroup ?? groupOf(text, mentions, groups, lastGroup);
    const used = mentions.filter((mention) => isUsed(mention, mentions, usedBefore));
    const shownLines = mergeLines([
      ...allNamed(text, headingGroup, groups).map(({ line }): ShownLine => [line, line]),
      ...used.flatMap((mention) => linesOf(mention, group, mentions)),
    ]);
    cookSteps.push({
      heading,
      text,
      durations: timersOf(text, durations, parsedSteps[index - 1]?.durations ?? []),
      ingredients: order.flatMap((line) => {
        const shown = shownLines.get(line) ?? [];
        return shown === line && usedBefore.get(line) === 'more' ? nameOnly(line) : shown;
      }),
    });
    recordUse(usedBefore, shownLines, used.filter(isForPan));
    lastGroup = group;
  }
  return { title, ingredients, steps: withUnnamedGroups(cookSteps, groups, usedBefore) };
}

/** The mentions of each step, without what they can't mean as steps name other lines in full. */
function resolveMentions(foundByStep: readonly (readonly Mention[])[]): Mention[][] {
  // For each line, the first step that names it, and no other, by more than one word.
  const firstInFull = new Map<IngredientLine, number>();
  for (const [index, found] of foundByStep.entries()) {
    for (const { count, names } of found) {
      const [name, ...others] = names;
      if (!name || others.length > 0 || count === 0 || firstInFull.has(name.line)) continue;
      firstInFull.set(name.line, index);
    }
  }
  return foundByStep.map((found, index) =>
    found.flatMap((mention) => {
      const { count, mayBeMixture, names } = mention;
      // A bare `the sauce` counts only if it matches one line that no step names in full.
      if (mayBeMixture && (names.length > 1 || names.some(({ line }) => firstInFull.has(line))))
        return [];
      // Of a bare `sugar`, drop the brown sugar that a later step names in full.
      const others = names.filter(({ line }) => (firstInFull.get(line) ?? 0) <= index);
      return count === 0 && others.length > 0 ? { ...mention, names: others } : mention;
    }),
  );
}

/** What a step shows of each line: its name without the amount if any phrase takes only a part. */
function mergeLines(lines: readonly ShownLine[]): Map<IngredientLine, IngredientLine> {
  const shownLines = new Map<IngredientLine, IngredientLine>();
  for (const [line, shown] of lines) {
    if ((shownLines.get(line) ?? line) === line) shownLines.set(line, shown);
  }
  return shownLines;
}

/** Records what a step uses, of which the phrases in `forPan` take only a little. */
function recordUse(
  usedBefore: UsedLines,
  shownLines: ReadonlyMap<IngredientLine, IngredientLine>,
  forPan: readonly Mention[],
): void {
  for (const [line, shown] of shownLines) {
    const isLittle = forPan.some(({ names }) => names.some((name) => name.line === line));
    if (shown === line || !isLittle) usedBefore.set(line, 'more');
    else if (!usedBefore.has(line)) usedBefore.set(line, 'little');
  }
}

/** The steps, where a group of which none uses a line is in the first that has its name: `Brush with the egg wash.` */
function withUnnamedGroups(
  steps: readonly CookStep[],
  groups: readonly Group[],
  used: ReadonlyMap<IngredientLine, unknown>,
): CookStep[] {
  const unnamed = groups.filter(
    ({ heading, names }) =>
      heading.length > 0 &&
      !names.some(({ line }) => used.has(line)) &&
      groups.filter((group) => hasWords(group.heading, heading)).length < 2,
  );
  const added = unnamed.map(({ heading, names }) => {
    const index = steps.findIndex(({ text }) => hasWords(wordsOf(text), heading));
    return { index, lines: [...new Set(names.map(({ line }) => line))] };
  });
  return steps.map((step, index) => {
    const lines = added.flatMap((group) => (group.index === index ? group.lines : []));
    return { ...step, ingredients: [...step.ingredients, ...lines] };
  });
}

/** The lines that one phrase means. If two groups list the same food, the step gets only one of them. */
function linesOf(
  mention: Mention,
  group: Group | undefined,
  others: readonly Mention[],
): ShownLine[] {
  const { names, count } = mention;
  const ofGroup = names.filter((name) => name.group === group);
  const candidates = ofGroup.length > 0 ? ofGroup : names;
  // `Butter` is no peanut butter, where there is butter.
  const isBare = count === 0 && candidates.every(({ head }) => isSame(head, candidates[0]!.head));
  const plain = candidates.filter(({ modifiers }) => isBare && modifiers.length === 0);
  const matches = plain.length > 0 ? plain : candidates;
  const lines = [...new Set(matches.map(({ line }) => line))];
  const areDuplicates =
    lines.length > 1 && matches.every((name) => isSameIngredient(name, matches[0]!));
  return linesForStep(lines, areDuplicates, mention, others);
}

/** Whether two names have the same words, but for stop words. */
function isSameIngredient(one: Name, other: Name): boolean {
  const words = withoutStopWords(one.phrase);
  const others = withoutStopWords(other.phrase);
  const haveSameLength = words.length === others.length;
  return one.unsegmented === other.unsegmented && haveSameLength && hasWords(others, words);
}

/** The ingredients of a step that takes all of a group: `Blend all salsa ingredients.` */
function allNamed(step: string, group: Group | undefined, groups: readonly Group[]): NamedLine[] {
  const match = ALL.exec(step);
  if (!match) return [];
  const [whole, all, words = ''] = match;
  const between = withoutStopWords(wordsOf(words));
  // `The ingredients` may be some of them, unlike `the salsa ingredients`.
  const isWhole = all !== undefined || between.length > 0 || !/\p{Script=Latin}/u.test(whole);
  if (!isWhole || !between.every((word) => groups.some(({ heading }) => hasWord(heading, word))))
    return [];
  const text = wordsOf(step);
  const named =
    groups.length === 1
      ? groups[0]
      : groups.find(({ heading }) => text.some((word) => hasWord(heading, word)));
  return ((group ?? named)?.names ?? []).filter(({ line }) => !isLast(line.text));
}

/** Whether an ingredient goes on the finished dish, and no part of it into it. */
function isLast(text: string): boolean {
  return FINISHING.test(text) && !PLUS.test(text);
}

/** What earlier steps use: `little` where that was only for a pan, so that a later step gets the amount. */
type UsedLines = Map<IngredientLine, 'little' | 'more'>;

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
