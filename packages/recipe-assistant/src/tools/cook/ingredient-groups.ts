import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import { type Name, namesOf } from '../ingredient-names.ts';
import { hasWord, withoutStopWords, wordsOf } from '../word-forms.ts';

/** Words of a heading that name no group. */
const IN_HEADINGS = new RegExp(`^(?:${wordsFor('inHeadings')})$`, 'u');

/**
 * Words of names times characters of steps, beyond which no step gets ingredients: finding them would freeze the page.
 * A long recipe has 150,000.
 */
const MAX_COMPARISONS = 1_000_000;

/** The names of the ingredients, by group; none of a recipe that is too long. */
export function groupsOf({ ingredients, steps }: DerivedRecipe, dish: readonly string[]): Group[] {
  const groups = ingredients.map(({ heading = '', lines }): Group => {
    const group: Group = { heading: groupName(heading, dish), names: [] };
    group.names = lines.flatMap((line) => namesOf(line).map((name) => ({ ...name, line, group })));
    return group;
  });
  return isTooLong(groups, steps) ? [] : groups;
}

function isTooLong(groups: readonly Group[], steps: DerivedRecipe['steps']): boolean {
  const names = groups.flatMap((group) => group.names);
  const words = names.reduce((sum, { phrase }) => sum + 1 + phrase.length, 0);
  const texts = steps.flatMap(({ lines }) => lines.map(({ text }) => text));
  return words * texts.join('').length > MAX_COMPARISONS;
}

/** The group of ingredients that a heading over steps names. */
export function groupUnder(
  heading: string | undefined,
  groups: readonly Group[],
): Group | undefined {
  const named = namingWords(heading ?? '');
  return groups.find((group) => named.some((word) => hasWord(group.heading, word)));
}

/** The group that a step belongs to: by its name, by ingredients of it alone, or by the step before. */
export function groupOf(
  step: string,
  mentions: readonly { names: readonly NamedLine[] }[],
  groups: readonly Group[],
  last: Group | undefined,
): Group | undefined {
  const text = wordsOf(step);
  const scores = groups.map((group) => {
    const isNamed = text.some((word) => hasWord(group.heading, word));
    const ofGroup = mentions.filter(({ names }) => names.every((name) => name.group === group));
    return ofGroup.length + (isNamed ? 1 : 0) + (group === last ? 0.5 : 0);
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
  return withoutStopWords(wordsOf(heading)).filter((word) => !IN_HEADINGS.test(word));
}

/** Ingredients under one heading. */
export interface Group {
  /** The words of its name; none without one. */
  heading: string[];
  names: NamedLine[];
}

export interface NamedLine extends Name {
  line: IngredientLine;
  group: Group;
}
