import { durationsIn } from '../language/durations.ts';
import { languageIn } from '../language/language-of.ts';
import { tokenize } from '../language/tokenize.ts';
import { isNumber, NOTHING, type NumberToken, type Token } from '../language/tokens.ts';
import type { Language } from '../language/names/languages.ts';

/** No recipe is for more. */
const MOST_PEOPLE = 999;

/** Signs between facts, or around one. */
const AROUND_FACT = '·•・|｜/—-';

const PICTURE = /\p{Extended_Pictographic}/u;

/** Signs between a label and what it states, the last of which may stand for about: `Total: ~40 min`. */
const BEHIND_LABEL = ':—-';

const JOINTS = '&/+';

/** More words are no label. */
const LONGEST_LABEL = 4;

/**
 * Reads how many people a recipe serves; undefined if the text doesn't say, as in `Makes 4 dozen cookies`.
 *
 * @example
 * readServings('Ingredients (serves 4–6):', 'en'); // { from: 4, to: 6 }
 */
export function readServings(text: string, language: Language): Servings | undefined {
  const { amount } = servingsIn(tokensOf(text, language)) ?? {};
  if (!amount) return undefined;
  const [from, to] = [amount.from.value, amount.to.value];
  return to > from ? { from, to } : { from };
}

/**
 * Reads the times stated for the whole recipe, in minutes; of a range the longer end.
 *
 * @example
 * readMinutes('Prep time: 10 min | Cook time: 1 hour', 'en'); // { prep: 10, cook: 60 }
 */
export function readMinutes(text: string, language: Language): Minutes {
  const minutes: Minutes = {};
  const tokens = tokensOf(text, language);
  const durations = durationsIn(tokens);
  for (const { first, last, longest } of durations) {
    const kind = timeStated(first, last.next);
    if (kind) minutes[kind] ??= Math.round(longest / 60);
  }
  const [only] = durations;
  // `Serves 4 | 25 minutes`
  const isBare = durations.length === 1 && isEnd(only!.first.before) && isEnd(only!.last.next);
  if (isBare && servingsIn(tokens)) minutes.total ??= Math.round(only!.longest / 60);
  return minutes;
}

/** The numbers that state for how many people a recipe is, and what it yields: `Makes 50 dumplings, serving 8-12`. */
export function peopleAndPieces(text: string, language: Language): readonly NumberToken[] {
  const tokens = tokensOf(text, language);
  const people = servingsIn(tokens);
  return tokens
    .filter(isNumber)
    .filter((number) => number === people || (isCount(number) && isYield(number)));
}

/** Models fill in forms that are in another language than their recipe. */
function tokensOf(text: string, language: Language): readonly Token[] {
  return tokenize(text, languageIn(language, text, 1));
}

/** Whether a text states servings or times of a recipe. */
export function hasFacts(text: string, language: Language): boolean {
  const people = peopleAndPieces(text, language);
  return people.length > 0 || Object.keys(readMinutes(text, language)).length > 0;
}

/** The number that states the servings most surely. */
function servingsIn(tokens: readonly Token[]): NumberToken | undefined {
  const counts = tokens.filter(isNumber).filter(isCount);
  return (
    counts.find(isServed) ??
    counts.find(isForPeople) ??
    counts.find((number) => isYield(number) && !number.next.isWord && !number.next.isSign('-'))
  );
}

/** Not `30-45 seconds per portion`. */
function isCount({ amount: { to, isUnclear }, next }: NumberToken): boolean {
  if (next.is('hours', 'minutes', 'seconds', 'metric', 'measures')) return false;
  return !isUnclear && to.value <= MOST_PEOPLE && (to.as === 'whole' || to.as === 'word');
}

/** `Serves 4`, `Servings: about 4–6`, `عدد الأشخاص: ٤` */
function isServed(number: Token): boolean {
  const label = wordBefore(number);
  if (!label.is('servings', 'people')) return false;
  return !isNumber(label.before) && !label.before.is('into', 'each');
}

/** `4 people`, `4 generous servings`; not `cut into 4 servings`, nor `per 2 servings`. */
function isForPeople({ before, next }: Token): boolean {
  const isBetween = next.isSign('-') || (next.isWord && !next.meaning);
  return (isBetween ? next.next : next).is('people') && !before.is('into', 'each');
}

/** `Makes 24 cookies`, at a line's start. */
function isYield(number: Token): boolean {
  const label = wordBefore(number);
  let { before } = label;
  while (before !== NOTHING && !before.isWord && !isNumber(before)) before = before.before;
  return label.is('yields') && before === NOTHING;
}

/** The word before a number, with a colon or a dash between, and words such as `for about`. */
function wordBefore(number: Token): Token {
  let { before } = number;
  while (before.is('about', 'beside') || before.isSign(BEHIND_LABEL)) before = before.before;
  return before;
}

/**
 * What a duration is said to be: by a label before a colon, though not `Marinating time:`; by one of several words; alone;
 * or by what follows, `35 minutes in total`.
 */
function timeStated(first: Token, behind: Token): keyof Minutes | undefined {
  const { label, hasColon } = labelBefore(first);
  const [start] = label;
  if (!start) return saysTotal(behind) && !isNumber(behind.next) ? 'total' : undefined;
  const isPhrase = label.length > 1 || / |\p{Lo}{3}/u.test(start.text);
  const isAlone = isEnd(start.before) && isEnd(behind);
  const isStated = hasColon ? mayEnd(start.before) : isPhrase || isAlone;
  return isStated ? kindOf(label) : undefined;
}

/** The words of the label before a number: `Prep`, or both of `Prep and cook time`. */
function labelBefore({ before }: Token): { label: Token[]; hasColon: boolean } {
  let token = before;
  let hasColon = false;
  for (; token.is('about') || token.isSign(BEHIND_LABEL); token = token.before)
    hasColon ||= token.isSign(BEHIND_LABEL);
  const label: Token[] = [];
  for (; isOfLabel(token) && label.length < LONGEST_LABEL; token = token.before)
    label.unshift(token);
  return { label: label.filter((word) => word.is('prep', 'cook', 'total')), hasColon };
}

function isOfLabel(token: Token): boolean {
  return token.is('prep', 'cook', 'total', 'and') || token.isSign(JOINTS);
}

/** Whether a label may start behind a token: behind `20 min` and in `easy / Prep`, but not in `Chill/cook`. */
function mayEnd(token: Token): boolean {
  if (token.isSign(JOINTS)) return token.isSign('/') && !token.isJoined;
  return !token.isWord || token.is('hours', 'minutes', 'people');
}

function isEnd(token: Token): boolean {
  return token === NOTHING || token.isSign(AROUND_FACT) || PICTURE.test(token.text);
}

/** `total time`, `in total`; not `time`. */
function saysTotal(token: Token): boolean {
  return token.is('total') && token.text.includes(' ');
}

function kindOf(label: readonly Token[]): keyof Minutes | undefined {
  const has = (row: 'cook' | 'prep' | 'total') => label.some((token) => token.is(row));
  if (label.some(saysTotal) || (has('cook') && has('prep'))) return 'total';
  if (has('cook')) return 'cook';
  if (has('prep')) return 'prep';
  return has('total') ? 'total' : undefined;
}

/** How many people a recipe is for. */
export interface Servings {
  from: number;
  /** The upper end of a range. */
  to?: number | undefined;
}

/** The times that a recipe states, in minutes. */
export interface Minutes {
  prep?: number | undefined;
  cook?: number | undefined;
  total?: number | undefined;
}
