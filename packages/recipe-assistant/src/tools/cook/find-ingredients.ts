import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import type { Name } from '../ingredient-names.ts';
import {
  DESCRIPTION,
  foodOfCompound,
  GENERIC_FOOD,
  isStopWord,
  isCompound,
  isSame,
} from '../word-forms.ts';
import { FRESH, categoryTest, MEATS } from './food-categories.ts';
import { type Phrase, phraseIn, type StepWord, stepWords, wordsBefore } from './step-words.ts';
import { findUnsegmentedNames } from './unsegmented-names.ts';

/** What kind of pepper is a vegetable: only English calls the spice the same. */
const VEGETABLE =
  /^(?:bell|sweet|red|green|yellow|orange|chill?[ei]|jalape[nñ]o|poblano|serrano|banana|hot)$/;

/** Within how many characters of salt a pepper is no vegetable: `salt, and pepper`. */
const SALT_DISTANCE = 12;

const MADE = wordsFor('components', 'mixtures');

/** Matches what is made of the food that the word before names: `peanut sauce`. */
const COMPOUND_HEAD = new RegExp(
  `^(?!garnish|rub|base|topping)(?:${MADE}|${wordsFor('vessels')})s?$`,
  'iu',
);

/** Matches what many foods are, and what is made from several. */
const IS_MIXTURE = new RegExp(`^(?!broth)(?:${MADE}|${wordsFor('extracts')})s?$`, 'iu');

/** Matches what a step does: `Mix the flour` needs no spice mix. */
const IS_VERB = new RegExp(`^(?:${wordsFor('verbs')})$`, 'u');

/** Between two kinds of one food: `green and black olives`. */
const AND = new RegExp(`^(?:${wordsFor('and', 'or')})$`, 'u');

/** Foods of a kind of their own, whose first word is a description elsewhere. */
const FIXED_COMPOUND = /^(?:(?:green|spring) onion|green bean|sweet potato)/;

const DRIED = new RegExp(`^(?:${wordsFor('dried')})$`, 'u');

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
      if (names.some((name) => hasWord(name, word.word))) modifiers.add(word);
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

/** The ingredients a word refers to; those of the step's own group win. */
function matchesOf(
  step: string,
  word: StepWord,
  names: readonly NamedLine[],
  group: readonly NamedLine[],
): WordMatch {
  const all = byWord(step, word, names);
  if (all.modifierWords.length > 0 || all.matches.some((name) => group.includes(name))) return all;
  const ofGroup = byWord(step, word, all.matches.length > 0 ? group : []);
  return ofGroup.matches.length > 0 ? ofGroup : all;
}

/** Those that a word of a step means, or the food of a compound. */
function byWord(step: string, word: StepWord, names: readonly NamedLine[]): WordMatch {
  const found = byHead(step, word, names);
  const matches = found.matches.length > 0 ? found.matches : byAnotherWord(word.word, names);
  const food = matches.length > 0 ? word.word : foodOfCompound(word.word);
  return food === word.word ? { ...found, matches } : byWord(step, { ...word, word: food }, names);
}

/**
 * The names that end in a word of a step. Those with most of the words before it count.
 *
 * | the list has                | a step says              | that means       |
 * | --------------------------- | ------------------------ | ---------------- |
 * | vegetable stock             | `the stock`              | that one         |
 * | red onion, white onion      | `the red onion`          | the red one      |
 * | olive oil, or sunflower oil | `the oil`                | the first choice |
 * | green olives, black olives  | `green and black olives` | both             |
 */
function byHead(step: string, word: StepWord, names: readonly NamedLine[]): WordMatch {
  const candidates = candidatesFor(step, word, names);
  const count = Math.max(0, ...candidates.map(({ modifierWords }) => modifierWords.length));
  const best = candidates.filter(({ modifierWords }) => modifierWords.length === count);
  const matches = best.map(({ name }) => name);
  const modifierWords = best[0]?.modifierWords ?? [];
  const both = withCoordinated(word, names, { matches, modifierWords });
  if (both) return both;
  const firstChoices = matches.filter(({ isAlternative }) => !isAlternative);
  return { matches: firstChoices.length > 0 ? firstChoices : matches, modifierWords };
}

/** The names that end in a word, each with the words before it that are the name's too. */
function candidatesFor(step: string, word: StepWord, names: readonly NamedLine[]): Candidate[] {
  const previous = word.previous?.word ?? '';
  const isOtherFood =
    !isStopWord(previous) &&
    !DESCRIPTION.test(previous) &&
    names.some((name) => hasWord(name, previous));
  return names
    .filter((name) => isSame(name.head, word.word) && !isOtherPepper(step, word, name))
    .map((name) => ({ name, modifierWords: wordsBefore(word, (other) => isInPhrase(name, other)) }))
    .filter(
      ({ name, modifierWords }) =>
        modifierWords.length > 0 ||
        !(IS_VERB.test(word.word) || isAnother(name, previous, isOtherFood)),
    );
}

/** In `green and black olives` the green ones too, given where the black ones start. */
function withCoordinated(
  word: StepWord,
  names: readonly NamedLine[],
  { matches, modifierWords }: WordMatch,
): WordMatch | undefined {
  const and = modifierWords.at(-1)?.previous;
  const modifier = and && AND.test(and.word) ? and.previous : undefined;
  if (!and || !modifier) return undefined;
  const others = names.filter(
    ({ head, modifiers }) =>
      isSame(head, word.word) && modifiers.some((other) => isSame(other, modifier.word)),
  );
  if (others.length === 0) return undefined;
  return { matches: [...others, ...matches], modifierWords: [...modifierWords, and, modifier] };
}

function isInPhrase({ phrase }: Name, word: string): boolean {
  return phrase.some((nameWord) => isSame(nameWord, word));
}

function byAnotherWord(word: string, names: readonly NamedLine[]): NamedLine[] {
  const isInCategory = categoryTest(word);
  if (isInCategory) {
    return names.filter((name) => {
      const all = [name.head, ...name.modifiers].filter((nameWord) => nameWord !== 'powder');
      return !all.some(isGenericOrMixture) && isInCategory(name);
    });
  }
  if (DESCRIPTION.test(word) || isStopWord(word) || IS_VERB.test(word)) return [];
  const others = names.filter(
    ({ head, modifiers }) =>
      !GENERIC_FOOD.test(head) && modifiers.some((other) => isSame(other, word)),
  );
  return others.length > 0 ? others : names.filter(({ head }) => isCompound(head, word));
}

/** Whether the word before makes another food of it: `lime juice` isn't tomato juice, nor `fresh basil` dried. */
function isAnother(name: Name, previous: string, isOtherFood: boolean): boolean {
  const has = (state: RegExp) => name.phrase.some((nameWord) => state.test(nameWord));
  if ((FRESH.test(previous) && has(DRIED)) || (DRIED.test(previous) && has(FRESH))) return true;
  if (FIXED_COMPOUND.test(`${previous} ${name.head}`)) return true;
  // What `beef or chicken broth` may be of.
  if (name.modifiers.some((of) => GENERIC_FOOD.test(of)) && MEATS.test(name.head)) return true;
  return isOtherFood && (isGenericOrMixture(name.head) || isStopWord(name.head));
}

function isGenericOrMixture(head: string): boolean {
  return IS_MIXTURE.test(head) || GENERIC_FOOD.test(head);
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

function hasWord({ head, modifiers }: Name, word: string): boolean {
  return [head, ...modifiers].some((nameWord) => isSame(nameWord, word));
}

/** Whether a step means the spice and a line the vegetable, or the other way round. */
function isOtherPepper(step: string, { word, start, end }: StepWord, name: Name): boolean {
  if (!isSame(word, 'pepper')) return false;
  const { textBefore, textAfter } = phraseIn(step, start, end);
  const around = `${textBefore.slice(-SALT_DISTANCE)} ${textAfter.slice(0, SALT_DISTANCE)}`;
  if (/\bsalt\b/i.test(around)) {
    return name.modifiers.some((modifier) => VEGETABLE.test(modifier));
  }
  return (
    word === 'peppers' &&
    name.phrase.some((nameWord) => /^(?:salt|black|ground|cayenne)$/.test(nameWord))
  );
}

/** A name that ends in a word of a step, and the words before it that are the name's too, the nearest first. */
interface Candidate {
  name: NamedLine;
  modifierWords: StepWord[];
}

/** The names that a word of a step may mean, and the words before it that are of them. */
interface WordMatch {
  matches: NamedLine[];
  modifierWords: StepWord[];
}

/** A phrase of a step, and the ingredients that it may mean. */
export interface Mention extends Phrase {
  names: NamedLine[];
  /** How many words before the last one name them. */
  count: number;
  /** Whether it may as well be made of several, such as `the sauce`. */
  mayBeMixture: boolean;
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
