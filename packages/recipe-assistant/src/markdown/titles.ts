import { anyOf, wordsIn } from '../recipe/words/any-of.ts';
import { en } from '../recipe/words/en.ts';
import { isChatter, isFact, unwrap } from './captions.ts';

const LONGEST_TITLE = 90;

/** A longer line without marks is shown while it arrives, so it names nothing. */
export const LONGEST_LABEL = 60;

/** In a script without capitals only a short line is a title. */
const LONGEST_CASELESS = 40;

/** A line with more words is a title only if most are capitalised. */
const MAX_WORDS = 8;

const RECIPE = anyOf('recipe');

/** Before the dish's name: `Recipe: Lemon rice`, `Recipe Title: Lemon rice`, `Recipe 2: Lemon rice`. */
export const LABEL = `(?:${anyOf('names')}|${RECIPE})`;
const LABELLED = new RegExp(
  `^\\P{L}{0,8}${LABEL}(?: #?\\d{1,2})?\\*{0,3} ?[:：] ?\\*{0,3} ?(?=\\P{L}{0,4}\\p{L})`,
  'iu',
);

/** Words of sentences, and for a recipe as such. */
const SENTENCE = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf('sentence')}|${RECIPE})(?!\p{L})|以下|니다|세요|[아어해예]요|です|ます|[我你您这]`,
  'u',
);

const SENTENCE_MARK = /[!?;:：。！？；،؟…]|\S\.\s/u;
const END_MARK = /[.!?…。！？؟,]$/u;

/** Words within a title that are not capitalised. */
const SMALL = new Set(anyOf('small').split('|'));
const ENGLISH = new Set(wordsIn(en.small));

/** Whether a whole line is marked as the dish's name: by `Recipe:`, or by being bold and not chatter. */
export function isMarkedTitle(line: string): boolean {
  if (line.length <= LONGEST_LABEL && LABELLED.test(line) && !END_MARK.test(line)) return true;
  const { words, isBold, hasColon } = unwrap(line);
  if (line.length > LONGEST_TITLE || !isBold || !isNameLike(words)) return false;
  return !hasColon || isCapitalised(words) || (isCaseless(words) && wordsOf(words).length > 2);
}

/** A title without its label: the name in `**Recipe:** Lemon rice`. */
export function withoutLabel(title: string): string {
  const name = title.replace(LABELLED, '');
  const isOdd = (name.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  return isOdd ? name.replace(/\*\*\s*$/, '') : name;
}

/** Whether a plain line is the dish's name: not a sentence, and short or mostly capitalised. */
export function isPlainTitle(name: string, position: Position): boolean {
  if (name.length > LONGEST_TITLE || !isNameLike(name) || isSentence(name)) return false;
  const isExpected = position !== 'later';
  if (isCaseless(name))
    return isExpected && name.length <= LONGEST_CASELESS && !/[、，]/u.test(name);
  return isExpected
    ? isCapitalised(name) || isForeignName(name)
    : isCapitalised(name) && wordsOf(name).every((word) => isCapital(word) || SMALL.has(word));
}

function isSentence(name: string): boolean {
  return SENTENCE_MARK.test(name) || SENTENCE.test(name) || /[|]|^\d/.test(name);
}

function isNameLike(name: string): boolean {
  return (
    /^\P{L}*\p{L}[^]*\p{L}/u.test(name) && !END_MARK.test(name) && !isChatter(name) && !isFact(name)
  );
}

/** Whether most words are capitalised, the first one too. */
function isCapitalised(name: string): boolean {
  const words = wordsOf(name);
  const capitals = words.filter(isCapital).length;
  return isCapital(words[0] ?? '') && words.length > 1 && 2 * capitals > words.length;
}

/** Only English capitalises each word of a title: `Pollo al limone con riso`. */
function isForeignName(name: string): boolean {
  const words = wordsOf(name);
  const isForeign = words.some((word) => SMALL.has(word) && !ENGLISH.has(word));
  return isForeign && isCapital(words[0]!) && words.length <= MAX_WORDS;
}

function isCapital(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word);
}

/** Whether a line starts in a script without capitals. */
function isCaseless(line: string): boolean {
  return /^\P{L}*\p{Lo}/u.test(line);
}

function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
}

/** A line's position: the reply's first, after one that ends in a colon, or anywhere else. */
export type Position = 'first' | 'after-colon' | 'later';
