import { wordsFor } from '../vocabulary/languages.ts';

/** Matches a word that names no ingredient by itself: a part, a size, a number, a small word. */
const STOP_WORD = new RegExp(
  `^(?:${wordsFor('stopWords', 'cuts', 'numbers', 'one', 'half', 'oneAndAHalf', 'andAHalf', 'and', 'or', 'of', 'to', 'for', 'articles', 'smallInTitle')})$`,
  'iu',
);

/** Matches words that tell what something is like, and name nothing by themselves. */
export const DESCRIPTION = new RegExp(`^(?:${wordsFor('describing')})$`, 'u');

/** Generic foods (oil, flour): a preceding food name makes a different food. */
export const GENERIC_FOOD = new RegExp(`^(?:${wordsFor('staples')})s?$`, 'u');

export const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;

/** `l’huile` */
const ELISION = /^\p{L}{1,2}['’]/u;

/** The article in Arabic, with a word that is written together with it; forms of one letter. */
const ARABIC_ARTICLE = /^[وفبك]?(?:ال|لل)(?=\p{L}{2})/u;
const ARABIC_ALEF = /[أإآ]/gu;

/** Marks for vowels in Arabic, and the dot of `İ` in lower case. */
const MARKS = /[\u064b-\u0652\u0640]|\u0307/gu;

/** Words that Arabic writes together with the next. */
const ARABIC_PREFIX = /^[وفبلك]$/u;

/** Endings of a plural or a case. */
const ENDINGS = /^(?:e?s|e?n|e|\p{Script=Cyrillic}{1,3}|\p{Script=Hangul}{1,2})$/u;

export const HANGUL = /^\p{Script=Hangul}/u;

/** What Korean writes together with a noun: `파를` is `파`, but `파스타` isn't. */
const PARTICLE = /^(?:[을를은는이가와과도의에로만]|으로|이나|하고)$/u;

/** Endings of the same word: `berry` and `berries`, `pomodoro` and `pomodori`. */
const OTHER_ENDINGS: ReadonlySet<string> = new Set(wordsFor('endings').split('|'));

const COMPOUND_ENDS = wordsFor('compoundEnds');

/** Matches what may follow a food in a compound, and all of that. */
const COMPOUND_END = new RegExp(String.raw`(?<=\p{L}{4})(?:${COMPOUND_ENDS})$`, 'u');
const IS_COMPOUND_END = new RegExp(`^(?:${COMPOUND_ENDS}){1,2}$`, 'u');

/** Words in lower case. */
export function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(WORD), ([word]) => normalForm(word));
}

/** A word in lower case, without what is written together with it. */
export function normalForm(word: string): string {
  const letters = word
    .toLowerCase()
    .replace(MARKS, '')
    .replace(ARABIC_ALEF, 'ا')
    .replaceAll('ı', 'i');
  return letters.replace(ELISION, '').replace(ARABIC_ARTICLE, '');
}

/** Whether a word names nothing by itself: `cloves`, `large`, `two`, `the`. */
export function isStopWord(word: string): boolean {
  return STOP_WORD.test(word);
}

export function withoutStopWords(words: readonly string[]): string[] {
  return words.filter((word) => !isStopWord(word));
}

/** Whether words contain a form of each of some. */
export function hasWords(all: readonly string[], some: readonly string[]): boolean {
  return some.every((word) => hasWord(all, word));
}

export function hasWord(all: readonly string[], word: string): boolean {
  return all.some((other) => isSame(other, word));
}

/** Whether two words are forms of one. */
export function isSame(one: string, other: string): boolean {
  if (one === other) return one !== '';
  if (isPrefixed(one, other) || isPrefixed(other, one)) return true;
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  const [end, otherEnd] = [one.slice(length), other.slice(length)];
  const isOneLonger = end === '' || otherEnd === '';
  if (isOneLonger && isEnding(end + otherEnd, one.slice(0, length))) return true;
  return length > 1 && isPair(end, otherEnd, length);
}

function isEnding(end: string, start: string): boolean {
  if (start.length < 2) return HANGUL.test(start) && PARTICLE.test(end);
  if (end.length > 3 && (isStopWord(end) || IS_COMPOUND_END.test(end))) return true;
  // `one` is no form of `on`; `Knoblauchzehen` are of `Knoblauch`.
  return ENDINGS.test(end) && (start.length > 2 || end[0] !== 'e');
}

function isPair(one: string, other: string, length: number): boolean {
  const isListed = OTHER_ENDINGS.has(`${one}:${other}`) || OTHER_ENDINGS.has(`${other}:${one}`);
  // Of `un` and `su` in Turkish.
  if (length === 2 && /^y?[iu]$/.test(one + other)) return true;
  // `past` is the start of `pasta` and of `paste`.
  return isListed && length > (/^[ae]{1,2}$/.test(one + other) ? 4 : 2);
}

function isPrefixed(word: string, other: string): boolean {
  return word.length > 3 && word.slice(1) === other && ARABIC_PREFIX.test(word[0]!);
}

/** Whether a word of a name is a compound that ends in a step's word: `Olivenöl` and `Öl`. */
export function isCompound(compound: string, word: string): boolean {
  const isLong = word.length > 3 || /^(?=.*[^a-z])\p{Script=Latin}{2,}$/u.test(word);
  return isLong && compound.length > word.length + 1 && compound.endsWith(word);
}

/** The food of a compound: the tomatoes of `Tomatenwürfel`. */
export function foodOfCompound(word: string): string {
  return word.replace(COMPOUND_END, '');
}
