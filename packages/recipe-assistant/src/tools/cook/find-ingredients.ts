import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import type { Name } from '../ingredient-names.ts';
import {
  DESCRIPTION,
  foodOfCompound,
  IS_KIND,
  isBeside,
  isCompound,
  isSame,
} from '../word-forms.ts';
import { FRESH, kindNamed, MEATS } from './food-kinds.ts';
import { findSigns } from './signs-in-step.ts';
import { type Phrase, phraseIn, type StepWord, stepWords, wordsBefore } from './step-words.ts';

/** What kind of pepper is a vegetable: only English calls the spice the same. */
const VEGETABLE =
  /^(?:bell|sweet|red|green|yellow|orange|chill?[ei]|jalape[nñ]o|poblano|serrano|banana|hot)$/;

/** Within how many characters of salt a pepper is no vegetable: `salt, and pepper`. */
const SALT_DISTANCE = 12;

const MADE = wordsFor('components', 'mixtures');

/** Matches what is made of the food that the word before names: `peanut sauce`. */
const IS_MADE = new RegExp(
  `^(?!garnish|rub|base|topping)(?:${MADE}|${wordsFor('vessels')})s?$`,
  'iu',
);

/** Matches what many foods are, and what is made from several. */
const IS_MIXED = new RegExp(`^(?!broth)(?:${MADE}|${wordsFor('extracts')})s?$`, 'iu');

/** Matches what a step does: `Mix the flour` needs no spice mix. */
const IS_VERB = new RegExp(`^(?:${wordsFor('verbs')})$`, 'u');

/** Between two kinds of one food: `green and black olives`. */
const AND = new RegExp(`^(?:${wordsFor('and', 'or')})$`, 'u');

/** Foods of a kind of their own, whose first word is a description elsewhere. */
const OWN_KIND = /^(?:(?:green|spring) onion|green bean|sweet potato)/;

const DRIED = new RegExp(`^(?:${wordsFor('dried')})$`, 'u');

/**
 * Finds the ingredients that a step names, by their words: for each word, or words, those that it may mean. An
 * ingredient is named by the last word of its name, with or without those before it; by another word where no other
 * ingredient ends in it, so `stock` means the vegetable stock, and `vanilla` the vanilla extract. Where several have
 * the same last word, those that fit most words before it count. What is made of a food is not that food, such as
 * `pasta water`, nor is the dish, by its title. A word that names one of its `own` group by itself means no other.
 * Nothing is guessed: a step that names none gets none.
 */
export function findIngredients(
  step: string,
  names: readonly NamedLine[],
  title: readonly string[],
  own: readonly NamedLine[] = [],
): Mention[] {
  const found: Mention[] = [];
  const taken = new Set<StepWord | undefined>();
  const made = new Set<StepWord>();
  const words = stepWords(step);
  // From the end, so that `tomato` in `tomato paste` isn't taken for a tomato.
  words.reverse();
  for (const word of words) {
    if (taken.has(word)) continue;
    const next = taken.has(word.next) ? undefined : word.next;
    if (next && (made.has(next) || isMadeOf(word.word, next.word, title, names))) {
      // Also the garlic of a `garlic butter mixture`.
      if (names.some((name) => hasWord(name, word.word))) made.add(word);
      continue;
    }
    const { meant, before } = ownFirst(step, word, names, own);
    if (meant.length === 0) continue;
    const all = [word, ...before];
    const isVague = areVague(all, meant);
    if (!isVague) for (const one of all) taken.add(one);
    const phrase = phraseIn(step, all.at(-1)!.start, word.end);
    found.push({ names: meant, count: before.length, isVague, ...phrase });
  }
  return [...found, ...findUnspaced(step, names)];
}

/** Those of a script without spaces. */
function findUnspaced(step: string, names: readonly NamedLine[]): Mention[] {
  const all = names.flatMap(({ signs }) => signs ?? []);
  return findSigns(step, all).map(({ signs, start, end }) => {
    const meant = names.filter((name) => name.signs === signs);
    return { names: meant, count: 1, isVague: false, ...phraseIn(step, start, end) };
  });
}

/** Whether a word alone may as well mean what is made of several ingredients: `the sauce`. */
function areVague([word, ...others]: readonly StepWord[], names: readonly Name[]): boolean {
  const isAlone = others.length === 0 && names.every(({ before }) => before.length > 0);
  return isAlone && IS_MIXED.test(word!.word);
}

/** The ingredients a word refers to; those of the step's own group win. */
function ownFirst(
  step: string,
  word: StepWord,
  names: readonly NamedLine[],
  own: readonly NamedLine[],
): Meant {
  const all = byWord(step, word, names);
  if (all.before.length > 0 || all.meant.some((name) => own.includes(name))) return all;
  const ofOwn = byWord(step, word, all.meant.length > 0 ? own : []);
  return ofOwn.meant.length > 0 ? ofOwn : all;
}

/** Those that a word of a step means, or the food of a compound. */
function byWord(step: string, word: StepWord, names: readonly NamedLine[]): Meant {
  const found = byHead(step, word, names);
  const meant = found.meant.length > 0 ? found.meant : byAnotherWord(word.word, names);
  const food = meant.length > 0 ? word.word : foodOfCompound(word.word);
  return food === word.word ? { ...found, meant } : byWord(step, { ...word, word: food }, names);
}

/** Those whose name ends in a word of a step, and the words before it that are of their names too. */
function byHead(step: string, word: StepWord, names: readonly NamedLine[]): Meant {
  const previous = word.previous?.word ?? '';
  const isOtherFood =
    !isBeside(previous) &&
    !DESCRIPTION.test(previous) &&
    names.some((name) => hasWord(name, previous));
  const fits = names
    .filter((name) => isSame(name.head, word.word) && !isOtherPepper(step, word, name))
    .map((name) => ({
      name,
      before: wordsBefore(word, (other) => name.phrase.some((own) => isSame(own, other))),
    }))
    .filter(
      ({ name, before }) =>
        before.length > 0 || !(IS_VERB.test(word.word) || isAnother(name, previous, isOtherFood)),
    );
  const count = Math.max(0, ...fits.map(({ before }) => before.length));
  const longest = fits.filter(({ before }) => before.length === count);
  const chosen = longest.map(({ name }) => name);
  const before = longest[0]?.before ?? [];
  const proper = chosen.filter(({ isAlternative }) => !isAlternative);
  // In `green and black olives` the green ones, given where the black ones start.
  const and = before.at(-1)?.previous;
  const kind = and && AND.test(and.word) ? and.previous : undefined;
  const others = names.filter(
    (name) =>
      kind && isSame(name.head, word.word) && name.before.some((own) => isSame(own, kind.word)),
  );
  return others.length > 0
    ? { meant: [...others, ...chosen], before: [...before, and!, kind!] }
    : { meant: proper.length > 0 ? proper : chosen, before };
}

function byAnotherWord(word: string, names: readonly NamedLine[]): NamedLine[] {
  const isOfKind = kindNamed(word);
  if (isOfKind) {
    return names.filter((name) => {
      const all = [name.head, ...name.before].filter((own) => own !== 'powder');
      return !all.some(isOfMany) && isOfKind(name);
    });
  }
  if (DESCRIPTION.test(word) || isBeside(word) || IS_VERB.test(word)) return [];
  const others = names.filter(
    ({ head, before }) => !IS_KIND.test(head) && before.some((other) => isSame(other, word)),
  );
  return others.length > 0 ? others : names.filter(({ head }) => isCompound(head, word));
}

/** Whether the word before makes another food of it: `lime juice` isn't tomato juice, nor `fresh basil` dried. */
function isAnother(name: Name, previous: string, isOtherFood: boolean): boolean {
  const has = (kind: RegExp) => name.phrase.some((own) => kind.test(own));
  if ((FRESH.test(previous) && has(DRIED)) || (DRIED.test(previous) && has(FRESH))) return true;
  if (OWN_KIND.test(`${previous} ${name.head}`)) return true;
  // What `beef or chicken broth` may be of.
  if (name.before.some((of) => IS_KIND.test(of)) && MEATS.test(name.head)) return true;
  return isOtherFood && (isOfMany(name.head) || isBeside(name.head));
}

function isOfMany(head: string): boolean {
  return IS_MIXED.test(head) || IS_KIND.test(head);
}

/** Whether the next word is what is made of the food that a word names, or both are of the title, and so the dish. */
function isMadeOf(
  word: string,
  next: string,
  title: readonly string[],
  names: readonly Name[],
): boolean {
  if (IS_MADE.test(next) || IS_KIND.test(next)) return true;
  const isInTitle = title.some(
    (own, index) => isSame(own, word) && isSame(title[index + 1] ?? '', next),
  );
  return isInTitle && !isBeside(next) && !names.some(({ head }) => isSame(head, next));
}

function hasWord({ head, before }: Name, word: string): boolean {
  return [head, ...before].some((own) => isSame(own, word));
}

/** Whether a step means the spice and a line the vegetable, or the other way round. */
function isOtherPepper(step: string, { word, start, end }: StepWord, name: Name): boolean {
  if (!isSame(word, 'pepper')) return false;
  const { before, behind } = phraseIn(step, start, end);
  const around = `${before.slice(-SALT_DISTANCE)} ${behind.slice(0, SALT_DISTANCE)}`;
  if (/\bsalt\b/i.test(around)) {
    return name.before.some((own) => VEGETABLE.test(own));
  }
  return (
    word === 'peppers' && name.phrase.some((own) => /^(?:salt|black|ground|cayenne)$/.test(own))
  );
}

/** What a word means, and the words before it that name it too, the nearest first. */
interface Meant {
  meant: NamedLine[];
  before: StepWord[];
}

/** A phrase of a step, and the ingredients that it may mean. */
export interface Mention extends Phrase {
  names: NamedLine[];
  /** How many words before the last one name them. */
  count: number;
  /** Whether it may as well be made of several, such as `the sauce`. */
  isVague: boolean;
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
