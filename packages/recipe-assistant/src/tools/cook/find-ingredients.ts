import type { Name } from '../ingredient-names.ts';
import { GENERIC_FOOD, isSame, isStopWord } from '../word-forms.ts';
import { COMPOUND_HEAD, IS_MIXTURE } from './food-categories.ts';
import type { NamedLine } from './ingredient-groups.ts';
import { isNamedBy, matchesOf } from './match-word.ts';
import { type Phrase, phraseIn, type StepWord, stepWords } from './step-words.ts';
import { findUnsegmentedNames } from './unsegmented-names.ts';

/**
 * Finds the ingredients that a step names, by their words: for each word, or words, those that it may mean. An
 * ingredient is named by the last word of its name, with or without those before it; by another word where no other
 * ingredient ends in it, so `stock` means the vegetable stock, and `vanilla` the vanilla extract. Where several have
 * the same last word, those that fit most words before it count. What is made of a food is not that food, such as
 * `pasta water`, nor is the dish, by its title. A word that names one of the step's own `group` by itself means no other.
 * Nothing is guessed: a step that names none gets none.
 */
export function findIngredients(
  step: string,
  names: readonly NamedLine[],
  title: readonly string[],
  group: readonly NamedLine[] = [],
): Mention[] {
  const found: Mention[] = [];
  const used = new Set<StepWord | undefined>();
  const modifiers = new Set<StepWord>();
  const words = stepWords(step);
  // From the end, so that `tomato` in `tomato paste` isn't taken for a tomato.
  words.reverse();
  for (const word of words) {
    if (used.has(word)) continue;
    const next = used.has(word.next) ? undefined : word.next;
    if (next && (modifiers.has(next) || isCompoundModifier(word.word, next.word, title, names))) {
      // Also the garlic of a `garlic butter mixture`.
      if (names.some((name) => isNamedBy(name, word.word))) modifiers.add(word);
      continue;
    }
    const { matches, modifierWords } = matchesOf(step, word, names, group);
    if (matches.length === 0) continue;
    const all = [word, ...modifierWords];
    const mayBeMixture = isBareMixture(all, matches);
    if (!mayBeMixture) for (const one of all) used.add(one);
    const phrase = phraseIn(step, all.at(-1)!.start, word.end);
    found.push({ names: matches, count: modifierWords.length, mayBeMixture, ...phrase });
  }
  return [...found, ...findUnsegmented(step, names)];
}

/** Those of a script without spaces. */
function findUnsegmented(step: string, names: readonly NamedLine[]): Mention[] {
  const all = names.flatMap(({ unsegmented }) => unsegmented ?? []);
  return findUnsegmentedNames(step, all).map(({ name, start, end }) => {
    const matches = names.filter(({ unsegmented }) => unsegmented === name);
    return { names: matches, count: 1, mayBeMixture: false, ...phraseIn(step, start, end) };
  });
}

/** Whether a word alone may as well mean what is made of several ingredients: `the sauce`. */
function isBareMixture(
  [word, ...modifierWords]: readonly StepWord[],
  names: readonly Name[],
): boolean {
  const isAlone =
    modifierWords.length === 0 && names.every(({ modifiers }) => modifiers.length > 0);
  return isAlone && IS_MIXTURE.test(word!.word);
}

/** Whether the next word is what is made of the food that a word names, or both are of the title, and so the dish. */
function isCompoundModifier(
  word: string,
  next: string,
  title: readonly string[],
  names: readonly Name[],
): boolean {
  if (COMPOUND_HEAD.test(next) || GENERIC_FOOD.test(next)) return true;
  const isInTitle = title.some(
    (titleWord, index) => isSame(titleWord, word) && isSame(title[index + 1] ?? '', next),
  );
  return isInTitle && !isStopWord(next) && !names.some(({ head }) => isSame(head, next));
}

/** A phrase of a step, and the ingredients that it may mean. */
export interface Mention extends Phrase {
  names: NamedLine[];
  /** How many words before the last one name them. */
  count: number;
  /** Whether it may as well be made of several, such as `the sauce`. */
  mayBeMixture: boolean;
}
