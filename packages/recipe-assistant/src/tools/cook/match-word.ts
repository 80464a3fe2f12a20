import { wordsFor } from '../../vocabulary/languages.ts';
import type { Name } from '../ingredient-names.ts';
import {
  DESCRIPTION,
  foodOfCompound,
  GENERIC_FOOD,
  hasWord,
  isCompound,
  isSame,
  isStopWord,
} from '../word-forms.ts';
import { categoryTest, FRESH, isGenericOrMixture, MEATS } from './food-categories.ts';
import type { NamedLine } from './ingredient-groups.ts';
import { phraseIn, type StepWord, wordsBefore } from './step-words.ts';

/** What kind of pepper is a vegetable: only English calls the spice the same. */
const VEGETABLE =
  /^(?:bell|sweet|red|green|yellow|orange|chill?[ei]|jalape[nñ]o|poblano|serrano|banana|hot)$/;

/** Within how many characters of salt a pepper is no vegetable: `salt, and pepper`. */
const SALT_DISTANCE = 12;

/** Matches what a step does: `Mix the flour` needs no spice mix. */
const IS_VERB = new RegExp(`^(?:${wordsFor('verbs')})$`, 'u');

/** Between two kinds of one food: `green and black olives`. */
const AND = new RegExp(`^(?:${wordsFor('and', 'or')})$`, 'u');

/** Foods of a kind of their own, whose first word is a description elsewhere. */
const FIXED_COMPOUND = /^(?:(?:green|spring) onion|green bean|sweet potato)/;

const DRIED = new RegExp(`^(?:${wordsFor('dried')})$`, 'u');

/** The ingredients a word refers to; those of the step's own group win. */
export function matchesOf(
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
    names.some((name) => isNamedBy(name, previous));
  return names
    .filter((name) => isSame(name.head, word.word) && !isOtherPepper(step, word, name))
    .map((name) => ({
      name,
      modifierWords: wordsBefore(word, (other) => hasWord(name.phrase, other)),
    }))
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
    ({ head, modifiers }) => isSame(head, word.word) && hasWord(modifiers, modifier.word),
  );
  if (others.length === 0) return undefined;
  return { matches: [...others, ...matches], modifierWords: [...modifierWords, and, modifier] };
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
    ({ head, modifiers }) => !GENERIC_FOOD.test(head) && hasWord(modifiers, word),
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

export function isNamedBy({ head, modifiers }: Name, word: string): boolean {
  return hasWord([head, ...modifiers], word);
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
