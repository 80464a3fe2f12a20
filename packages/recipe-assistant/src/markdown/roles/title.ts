import { wordsFor } from '../../vocabulary/languages.ts';
import { isMetadata, startsLikeChatter, unwrap } from './line-words.ts';

const LONGEST_TITLE = 90;

/** In a script without capitals only a short line is a title. */
const LONGEST_CASELESS = 40;

/** In such a script a bold line with a colon and fewer words may also be a label. */
const MIN_CASELESS_WORDS = 3;

/** A line with more words is a title only if most are capitalised. */
const MAX_WORDS = 8;

/** Names of a recipe as such. */
export const RECIPE = wordsFor('recipe');

/** Words of chatter that occur in no dish's name. */
const CHATTER_WORD = new RegExp(
  String.raw`(?:^|\s)(?:${wordsFor('sentence')}|${RECIPE})\P{L}|${wordsFor('sentenceSigns')}`,
  'u',
);

/** Lower-case words within a title. After a foreign one, most others may be in lower case too. */
const FOREIGN_WORDS = new Set(wordsFor('inTitle').split('|'));
export const SMALL_WORDS = [...wordsFor('smallInTitle').split('|'), ...FOREIGN_WORDS];

/** As the second word, these follow a verb, so the line is a sentence: `Stir the …`. */
const ARTICLES = new Set(wordsFor('articles').split('|'));

/** `Recipe: Lemon rice`. */
export const NAME = `(?:${RECIPE}|${wordsFor('nameLabels')})`;
const NAMED = new RegExp(`^${NAME}\\s*[:：]\\s*\\S`, 'iu');
const LABEL = new RegExp(`^(\\*{0,3})${NAME}(\\*{0,3}) ?[:：] ?(\\*{0,3}) ?(?=\\S)`, 'iu');
/** `Recipe 2: Lemon rice`, which is one of several. */
const COUNTED = wordsFor('recipe', 'option');
const NAME_BEHIND = '[:：][^.!?。！？]*';
const NUMBERED = new RegExp(`^[*_]{0,3}(?:${COUNTED}) ?#?\\d{1,2}\\s?${NAME_BEHIND}$`, 'iu');
const PARTIAL_NUMBERED = new RegExp(
  `^(?:${COUNTED})(?: ?#?\\d{0,2}\\s?| ?#?\\d{1,2}\\s?${NAME_BEHIND})$`,
  'iu',
);
const PARTIAL_NAMED = new RegExp(`^\\**${NAME}\\**\\s*(?:[:：]\\**\\s*|$)`, 'iu');

const SENTENCE_MARK = /[!?;:：。！？；،؟…]|\S\.\s/u;
const END_MARK = /[.!?…。！？؟]$/u;

/** `… - enjoy!` behind a name. */
const EXCLAMATION = / [-–—] [^-–—]{1,40}[!！]$/u;
const NO_NAME = new RegExp(`^(?:${RECIPE})$`, 'iu');

/** Whether a whole line is marked as the dish's name: by `Recipe:`, or by being bold and not chatter. */
export function isBoldTitle(line: string): boolean {
  if (line.length > LONGEST_TITLE) return false;
  const { words: written, isBold, hasColon } = unwrap(line);
  const words = written.replace(EXCLAMATION, '');
  if (!/^\p{L}/u.test(words)) return false;
  if (NAMED.test(words)) return !hasColon;
  if (!isBold || END_MARK.test(words) || startsLikeChatter(words) || isMetadata(words))
    return false;
  const isNamed = isCaseless(words) && wordsOf(words).length >= MIN_CASELESS_WORDS;
  return !hasColon || isNamed || isCapitalised(words);
}

/** Whether a whole line names one of several recipes. */
export function isNumberedTitle(line: string): boolean {
  return line.length <= LONGEST_TITLE && NUMBERED.test(line);
}

/** Whether a partial line may become such a name. A bold one is always held back. */
export function mayBecomeNumberedTitle(line: string): boolean {
  const isStart = COUNTED.split('|').some((word) => word.startsWith(line.toLowerCase()));
  return line.length <= LONGEST_TITLE && (isStart || PARTIAL_NUMBERED.test(line));
}

/** A title without its label: the name in `**Recipe:** Lemon rice`. */
export function withoutLabel(title: string): string {
  return title.replace(LABEL, (_label, ...marks: string[]) => {
    // Those before and behind the label are a pair; one that is left belongs to the name.
    const [first = '', ...others] = marks.slice(0, 3).filter(Boolean);
    return others.length === 1 ? '' : first;
  });
}

/** Whether a plain line is the dish's name: not a sentence, and short or mostly capitalised. */
export function isPlainTitle(line: string, position: Position): boolean {
  if (!mayBecomePlainTitle(`${line} `, position) || !/\p{L}{2}/u.test(line)) return false;
  if (isCaseless(withoutParentheses(line)) || isCapitalised(line)) return true;
  const words = wordsOf(line);
  // Only English capitalises each word of a title.
  return (
    isCapital(line) && words.length <= MAX_WORDS && words.some((word) => FOREIGN_WORDS.has(word))
  );
}

/**
 * Whether a partial line may become a title. A bold one is always held back.
 *
 * @param position the line's, or undefined if only a marked line can be a title there
 */
export function mayBecomeTitle(line: string, position: Position | undefined): boolean {
  const name = line.replace(PARTIAL_NAMED, '');
  if (name !== line) return mayBecomePlainTitle(name, 'after-colon');
  return position !== undefined && mayBecomePlainTitle(line, position);
}

/** Each word is judged as soon as possible, so that no line is held back longer than necessary. */
function mayBecomePlainTitle(line: string, position: Position): boolean {
  if (line.length > LONGEST_TITLE) return false;
  const text = withoutParentheses(line);
  if (SENTENCE_MARK.test(text) || /[|]|^\d/.test(line)) return false;
  if (isMetadata(text, true) || startsLikeChatter(text, true) || CHATTER_WORD.test(text))
    return false;
  if (isCaseless(text)) {
    return position !== 'later' && text.length <= LONGEST_CASELESS && !/[、，]/u.test(text);
  }
  const words = text.split(/\s+/);
  return position === 'after-colon'
    ? isShortOrCapitalised(words.slice(0, -1).filter(hasLetter))
    : isCapitalisedSoFar(words, position);
}

/** Whether words above the ingredients, which may end in a colon, are or may become a title. */
export function mayBecomeTitleAbove(words: string): boolean {
  const name = words.replaceAll(/^[*\s]+|(?:[:：]|(?<![:：*\s]))[*\s]*$/gu, '');
  return name === '' || (!NO_NAME.test(name) && mayBecomePlainTitle(name, 'later'));
}

/** A line after a colon is a title unless it proves otherwise. */
function isShortOrCapitalised(words: readonly string[]): boolean {
  return words.length <= MAX_WORDS || words.length < 2 * words.filter(isCapital).length;
}

/** Elsewhere, a word in lower case shows at once that a line isn't a title. */
function isCapitalisedSoFar(words: readonly string[], position: Position): boolean {
  let capitals = 0;
  let others = 0;
  let isForeign = false;
  return words.every((word, index) => {
    const isArriving = index === words.length - 1;
    if (isCapital(word) || !hasLetter(word)) capitals += 1;
    else if (index === 0) return false;
    else if (isConnecting(word, index, isArriving)) isForeign ||= FOREIGN_WORDS.has(word);
    else {
      others += 1;
      const isOfOthers = isForeign && index < MAX_WORDS;
      return position === 'first' && (isOfOthers || 2 * others <= capitals);
    }
    return true;
  });
}

function isConnecting(word: string, index: number, isArriving: boolean): boolean {
  if (index === 1 && ARTICLES.has(word) && !isArriving) return false;
  if (!isArriving) return SMALL_WORDS.includes(word);
  return SMALL_WORDS.some((each) => {
    return each.startsWith(word) && !(index === 1 && ARTICLES.has(each));
  });
}

function isCapitalised(line: string): boolean {
  const words = wordsOf(withoutParentheses(line));
  return words.length > 1 && 2 * words.filter(isCapital).length > words.length;
}

function isCapital(word: string): boolean {
  return /^[^\p{L}]*\p{Lu}/u.test(word);
}

/** Whether a line starts in a script without capitals. */
function isCaseless(line: string): boolean {
  return /^\P{L}*\p{Lo}/u.test(line);
}

function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter(hasLetter);
}

function hasLetter(word: string): boolean {
  return /\p{L}/u.test(word);
}

function withoutParentheses(line: string): string {
  return line.replaceAll(/[(（][^()（）]*[)）]?/gu, '');
}

/** A line's position: the reply's first, after one that ends in a colon, or anywhere else. */
export type Position = 'first' | 'after-colon' | 'later';
