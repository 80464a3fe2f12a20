import { isDatum, startsLikeTalk } from './talk.ts';
import { unwrap } from './unwrap.ts';

const LONGEST_TITLE = 90;

/** In a script that has no capitals, where a title is told by being short. */
const LONGEST_WITHOUT_CASE = 40;

/** How many words without a capital more than with one a title may begin with. */
const MOST_SMALL_WORDS = 2;

/** `Recipe: Lemon rice`. */
const NAME = '(?:recipe(?: name| title)?|title|dish(?: name)?)';
const NAMED = new RegExp(`^${NAME}\\s*[:：]\\s*\\S`, 'iu');
const PARTIAL_NAMED = new RegExp(`^\\**${NAME}\\**\\s*(?:[:：]\\**\\s*|$)`, 'iu');

const SENTENCE_MARK = /[!?;:：。！？；،؟]|\.(?:\s|$)|…/u;
const END_MARK = /[.!?…。！？؟]$/u;

/** Whether a whole line is marked as a dish's name: by `Recipe:`, or by being bold and no talk. */
export function isMarkedTitle(line: string): boolean {
  const { words, isMarked, hasColon } = unwrap(line);
  if (line.length > LONGEST_TITLE || !/^\p{L}/u.test(words)) return false;
  if (NAMED.test(words)) return !hasColon;
  if (!isMarked || END_MARK.test(words) || startsLikeTalk(words) || isDatum(words)) return false;
  return !hasColon || isCapitalised(words);
}

/** Whether a plain line is a dish's name: most of its words are capitalised, and it is no sentence. */
export function isPlainTitle(line: string): boolean {
  return mayBecomePlainTitle(line) && hasWords(line) && (isCaseless(line) || isCapitalised(line));
}

/** Whether a line that is still arriving may become a title; a bold one is held back by what it is. */
export function mayBecomeTitle(line: string, mayBePlain: boolean): boolean {
  const name = line.replace(PARTIAL_NAMED, '');
  return name !== line ? mayBecomePlainTitle(name) : mayBePlain && mayBecomePlainTitle(line);
}

function mayBecomePlainTitle(line: string): boolean {
  const words = withoutParentheses(line);
  if (line.length > LONGEST_TITLE || SENTENCE_MARK.test(words) || line.includes('|')) return false;
  if (isDatum(words) || startsLikeTalk(words)) return false;
  if (isCaseless(line)) return line.length <= LONGEST_WITHOUT_CASE && !/[、，]/u.test(line);
  let balance = 0;
  for (const word of wordsOf(words).slice(0, -1)) {
    balance += isCapital(word) ? -1 : 1;
    if (balance > MOST_SMALL_WORDS) return false;
  }
  return true;
}

function isCapitalised(line: string): boolean {
  const words = wordsOf(withoutParentheses(line));
  return words.length > 1 && 2 * words.filter(isCapital).length > words.length;
}

function isCapital(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word);
}

function isCaseless(line: string): boolean {
  return !/[\p{Lu}\p{Ll}]/u.test(line);
}

function hasWords(line: string): boolean {
  return /\p{L}{2}/u.test(line) && !/^[\d½¼¾⅓⅔]/u.test(line);
}

function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
}

function withoutParentheses(line: string): string {
  return line.replaceAll(/[(（][^()（）]*[)）]?/gu, '');
}
