import { type Edit, editNumbers } from './edits.ts';
import { isNumber, NOTHING, type NumberToken, type Token } from '../language/tokens.ts';
import { tokenize } from '../language/tokenize.ts';
import { languageOf } from '../language/language-of.ts';
import type { Language } from '../language/words/languages.ts';

/** No recipe is for more. */
const MOST = 999;

/**
 * Reads how many people a recipe serves; undefined if the text doesn't say, as in `Makes 4 dozen cookies`.
 *
 * @example
 * readServings('Ingredients (serves 4–6):', 'en'); // { from: 4, to: 6 }
 */
export function readServings(text: string, language = languageOf(text)): Servings | undefined {
  const counts = countsIn(text, language);
  const stated = servedIn(counts) ?? counts.find(isYieldAlone);
  return stated && toServings(stated.number.from.value, stated.number.to.value);
}

/** Whether a text states for how many people a recipe is, or what it yields. */
export function statesServings(text: string, language = languageOf(text)): boolean {
  const counts = countsIn(text, language);
  return (servedIn(counts) ?? counts.find(isYield)) !== undefined;
}

/** The edits by which a text states other servings, and what it yields: `Makes 50 dumplings, serving 8-12`. */
export function servingsEdits(text: string, factor: number, language = languageOf(text)): Edit[] {
  const counts = countsIn(text, language);
  const served = servedIn(counts);
  return counts
    .filter((count) => count === served || isYield(count))
    .flatMap((count) => {
      const { from, to } = count.number;
      const values = [from, to].map(({ value }) => wholePeople(value * factor));
      return editNumbers(count, values, { text, language });
    });
}

/** The servings of a recipe whose amounts are multiplied. */
export function scaleServings({ from, to = from }: Servings, factor: number): Servings {
  return toServings(wholePeople(from * factor), wholePeople(to * factor));
}

/** The number that states the servings most surely. */
function servedIn(counts: readonly NumberToken[]): NumberToken | undefined {
  return counts.find(isServed) ?? counts.find(isForPeople);
}

function countsIn(text: string, language: Language): NumberToken[] {
  return tokenize(text, language).filter(isNumber).filter(isCount);
}

/** Not `30-45 seconds per portion`. */
function isCount({ number: { to, isUnclear }, next }: NumberToken): boolean {
  if (next.is('hours', 'minutes', 'seconds', 'metric', 'measures')) return false;
  return !isUnclear && to.value <= MOST && (to.as === 'whole' || to.as === 'word');
}

/** `Serves 4`, `Servings: about 4–6`, `عدد الأشخاص: ٤` */
function isServed(number: Token): boolean {
  const label = labelOf(number);
  return (
    label.is('servings', 'people') && !isNumber(label.before) && !label.before.is('into', 'each')
  );
}

/** `4 people`, `4 generous servings`; not `cut into 4 servings`, nor `per 2 servings`. */
function isForPeople({ before, next }: Token): boolean {
  const isBetween = next.isSign('-') || (next.isWord && !next.meaning);
  return (isBetween ? next.next : next).is('people') && !before.is('into', 'each');
}

/** `Makes 24 cookies`, at a line's start; `Makes 4` is for four people. */
function isYield(number: Token): boolean {
  const label = labelOf(number);
  let { before } = label;
  while (before !== NOTHING && !before.isWord && !isNumber(before)) before = before.before;
  return label.is('yields') && before === NOTHING;
}

function isYieldAlone(number: Token): boolean {
  return isYield(number) && !number.next.isWord && !number.next.isSign('-');
}

/** The label before a number: before a colon or a dash, and words such as `for about`. */
function labelOf(number: Token): Token {
  let { before } = number;
  while (before.is('about', 'beside')) before = before.before;
  return before.isSign(':-') ? before.before : before;
}

/** Nobody cooks for half a person, or for none. */
function wholePeople(count: number): number {
  return Math.max(1, Math.round(count));
}

function toServings(from: number, to: number): Servings {
  return to > from ? { from, to } : { from };
}

/** How many people a recipe is for. */
export interface Servings {
  from: number;
  /** The upper end of a range. */
  to?: number | undefined;
}
