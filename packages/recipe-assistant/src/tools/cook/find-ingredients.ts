import { wordsFor } from '../../vocabulary/languages.ts';
import type { Name } from '../ingredient-names.ts';
import {
  DESCRIPTION,
  foodOfCompound,
  IS_KIND,
  isBeside,
  isCompound,
  isSame,
  words,
} from '../word-forms.ts';
import { FRESH, kindNamed, MEATS } from './food-kinds.ts';
import { findSigns } from './signs-in-step.ts';
import { countBefore, stepWords, type StepWord } from './step-words.ts';

/** What kind of pepper is a vegetable: only English calls the spice the same. */
const VEGETABLES = words(
  'bell sweet red green yellow orange chili chile chilli jalapeño jalapeno poblano serrano banana hot',
);

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
export function findIngredients<Named extends Name>(
  step: string,
  names: readonly Named[],
  title: readonly string[],
  own: readonly Named[] = [],
): Found<Named>[] {
  const text = stepWords(step);
  const found: Found<Named>[] = [];
  const taken = new Set<number>();
  const made = new Set<number>();
  // From the end, so that `tomato` in `tomato paste` isn't taken for a tomato.
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const { word, end } = text[index]!;
    if (taken.has(index)) continue;
    const next = nextInPhrase(text, index, taken);
    if (next && (made.has(index + 1) || isMadeOf(word, next, title, names))) {
      // Also the garlic of a `garlic butter mixture`.
      if (names.some((name) => hasWord(name, word))) made.add(index);
      continue;
    }
    const { meant, count } = ownFirst(names, own, text, index);
    if (meant.length === 0) continue;
    const isVague = count === 0 && isVagueFor(word, meant);
    for (let at = isVague ? index + 1 : index - count; at <= index; at += 1) taken.add(at);
    found.push({ names: meant, start: text[index - count]!.start, end, count, isVague });
  }
  const signs = findSigns(step, names);
  return [...found, ...signs.map((one) => ({ ...one, count: 1, isVague: false }))];
}

/** The next word of the same phrase, unless it is taken. */
function nextInPhrase(
  text: readonly StepWord[],
  index: number,
  taken: ReadonlySet<number>,
): string {
  const next = text[index + 1];
  return next?.isJoined && !taken.has(index + 1) ? next.word : '';
}

/** Whether a word alone may as well mean what is made of several ingredients: `the sauce`. */
function isVagueFor(word: string, names: readonly Name[]): boolean {
  return IS_MIXED.test(word) && names.every(({ before }) => before.length > 0);
}

/** The ingredients a word refers to; those of the step's own group win. */
function ownFirst<Named extends Name>(
  names: readonly Named[],
  own: readonly Named[],
  text: readonly StepWord[],
  index: number,
): { meant: Named[]; count: number } {
  const all = byWord(names, text, index);
  if (all.count > 0 || all.meant.some((name) => own.includes(name))) return all;
  const ofOwn = byWord(all.meant.length > 0 ? own : [], text, index);
  return ofOwn.meant.length > 0 ? ofOwn : all;
}

/** Those that a word of a step means, and how many words before it are of their names too. */
function byWord<Named extends Name>(
  names: readonly Named[],
  text: readonly StepWord[],
  index: number,
  word = text[index]!.word,
): { meant: Named[]; count: number } {
  const { fits, count } = byHead(names, text, index, word);
  const meant = fits.length > 0 ? fits : byAnotherWord(names, word);
  const food = meant.length > 0 ? word : foodOfCompound(word);
  return food === word ? { meant, count } : byWord(names, text, index, food);
}

/** Those whose name ends in a word of a step, and how many words before it are of their names too. */
function byHead<Named extends Name>(
  names: readonly Named[],
  text: readonly StepWord[],
  index: number,
  word: string,
): { fits: Named[]; count: number } {
  const isSpice = isSame(word, 'pepper') && hasSaltBeside(text, index);
  const previous = text[index]!.isJoined ? text[index - 1]!.word : '';
  const isOtherFood =
    !isBeside(previous) &&
    !DESCRIPTION.test(previous) &&
    names.some((name) => hasWord(name, previous));
  const fits = names
    .filter(
      (name) =>
        isSame(name.head, word) && !(isSpice ? isVegetable(name.before) : isSpiceFor(word, name)),
    )
    .map((name) => ({
      name,
      count: countBefore(text, index, (other) => name.phrase.some((own) => isSame(own, other))),
    }))
    .filter(
      ({ name, count }) =>
        count > 0 || !(IS_VERB.test(word) || isAnother(name, previous, isOtherFood)),
    );
  const count = Math.max(0, ...fits.map((fit) => fit.count));
  const chosen = fits.filter((fit) => fit.count === count).map(({ name }) => name);
  const proper = chosen.filter(({ isAlternative }) => !isAlternative);
  const others = otherKinds(names, text, index - count, word);
  return count > 0 && others.length > 0
    ? { fits: [...others, ...chosen], count: count + 2 }
    : { fits: proper.length > 0 ? proper : chosen, count };
}

/** In `green and black olives` the green ones, given where the black ones start. */
function otherKinds<Named extends Name>(
  names: readonly Named[],
  text: readonly StepWord[],
  start: number,
  head: string,
): Named[] {
  const kind = text[start - 2]?.word;
  if (!kind || !AND.test(text[start - 1]!.word)) return [];
  if (!text[start]!.isJoined || !text[start - 1]!.isJoined) return [];
  return names.filter(
    (name) => isSame(name.head, head) && name.before.some((own) => isSame(own, kind)),
  );
}

function byAnotherWord<Named extends Name>(names: readonly Named[], word: string): Named[] {
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

/** `salt and pepper` are no vegetables. */
function hasSaltBeside(text: readonly StepWord[], index: number): boolean {
  return [-2, -1, 1, 2].some((by) => text[index + by]?.word === 'salt');
}

/** Peppers are vegetables, unlike `salt and pepper`. */
function isSpiceFor(word: string, { phrase }: Name): boolean {
  return word === 'peppers' && phrase.some((own) => /^(?:salt|black|ground|cayenne)$/u.test(own));
}

function isVegetable(before: readonly string[]): boolean {
  return before.some((word) => VEGETABLES.has(word));
}

/** Ingredients that some words of a step may mean. */
export interface Found<Named> {
  names: Named[];
  /** Their range in the step. */
  start: number;
  end: number;
  /** How many words before the last one name them. */
  count: number;
  /** Whether it may as well be made of several, such as `the sauce`. */
  isVague: boolean;
}
