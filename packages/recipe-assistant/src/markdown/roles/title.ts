import { isDatum, startsLikeTalk } from './talk.ts';
import { unwrap } from './unwrap.ts';

const LONGEST_TITLE = 90;

/** In a script that has no capitals a title is told by being short. */
const LONGEST_CASELESS = 40;

/** What has more words is a title only if most of them are capitalised. */
const MOST_WORDS = 8;

/** Words without which few say something to the reader, in lower case, and which no dish has. */
const TALK_WORD =
  /(?:^|\s)(?:recipes?|you|your|we|my|is|are|can|could|have|will|would|make|try|using|based|ingredients|receta|recette|ricetta|receita|recept|przepis|tarif|рецепт|συνταγή|công thức|resep)(?!\p{L})|\bRezept\b/u;

/** What is not capitalised in a title either. */
const SMALL_WORD = /^(?:an?|and|the|with|of|in|on|for|to|or|from|n)$/u;
const FOREIGN =
  /^(?:de|del|della|di|con|al|alla|à|au|aux|la|le|les|et|y|e|com|sem|mit|und|vom|met|en|van|z|ze|w|na|med|och|og|ja|с|со|из|в|и|по|με|και|σε|ve|dan|dengan)$/u;

/** `Recipe: Lemon rice`. */
const NAME = '(?:recipe(?: name| title)?|title|dish(?: name)?)';
const NAMED = new RegExp(`^${NAME}\\s*[:：]\\s*\\S`, 'iu');
const PARTIAL_NAMED = new RegExp(`^\\**${NAME}\\**\\s*(?:[:：]\\**\\s*|$)`, 'iu');

const SENTENCE_MARK = /[!?;:：。！？；،؟…]|\S\.(?:\s|$)/u;
const END_MARK = /[.!?…。！？؟]$/u;

/** Whether a whole line is marked as a dish's name: by `Recipe:`, or by being bold and no talk. */
export function isMarkedTitle(line: string): boolean {
  const { words, isMarked, hasColon } = unwrap(line);
  if (line.length > LONGEST_TITLE || !/^\p{L}/u.test(words)) return false;
  if (NAMED.test(words)) return !hasColon;
  if (!isMarked || END_MARK.test(words) || startsLikeTalk(words) || isDatum(words)) return false;
  return !hasColon || isCapitalised(words);
}

/**
 * Whether a plain line is a dish's name: no sentence, and short or with most of its words capitalised.
 *
 * @param isAnnounced whether it is the first line, or talk before it ends in a colon; any other has to
 * have all its words capitalised
 */
export function isPlainTitle(line: string, isAnnounced: boolean): boolean {
  // A word counts as soon as another one follows it.
  if (!mayBecomePlainTitle(`${line} .`, isAnnounced) || !/\p{L}{2}/u.test(line)) return false;
  if (isCaseless(line) || isCapitalised(line)) return true;
  const words = wordsOf(line);
  // Only English has a capital for each word of a title.
  return isCapital(line) && words.length <= MOST_WORDS && words.some((word) => FOREIGN.test(word));
}

/**
 * Whether a line that is still arriving may become a title. A bold one is held back in any case.
 *
 * @param mayBePlain whether it need not be marked as one
 */
export function mayBecomeTitle(line: string, mayBePlain: boolean, isAnnounced: boolean): boolean {
  const name = line.replace(PARTIAL_NAMED, '');
  if (name !== line) return mayBecomePlainTitle(name, true);
  return mayBePlain && mayBecomePlainTitle(line, isAnnounced);
}

/** Each word has its say as soon as the next one begins, so that a line is not held back for nothing. */
function mayBecomePlainTitle(line: string, isAnnounced: boolean): boolean {
  const text = withoutParentheses(line);
  if (line.length > LONGEST_TITLE || SENTENCE_MARK.test(text) || /[|]|^\d/.test(line)) return false;
  if (isDatum(text) || startsLikeTalk(text) || TALK_WORD.test(text)) return false;
  if (isCaseless(line))
    return isAnnounced && line.length <= LONGEST_CASELESS && !/[、，]/u.test(line);
  const words = text.split(/\s+/).slice(0, -1).filter(hasLetter);
  const small = words.filter((word) => !isCapital(word));
  if (!isAnnounced) return small.every((word) => SMALL_WORD.test(word) || FOREIGN.test(word));
  return words.length <= MOST_WORDS || 2 * small.length < words.length;
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

function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter(hasLetter);
}

function hasLetter(word: string): boolean {
  return /\p{L}/u.test(word);
}

function withoutParentheses(line: string): string {
  return line.replaceAll(/[(（][^()（）]*[)）]?/gu, '');
}
