import { type Edit, editNumbers } from './amount-edits.ts';
import { TO, toAscii, UNIT_END } from './numbers.ts';
import { readSpan, type Span } from './quantity.ts';
import { anyOf } from './words/any-of.ts';

const COUNT = String.raw`(?:\d{1,3}|${anyOf('numbers')})(?![\d.,/]\d)`;

/** In `每人`, of each of them. */
const PEOPLE = `(?<!每)(?:${anyOf('people')})`;

/** Matches the number of people before the word for them. */
const FOR_PEOPLE = new RegExp(
  `(?<!into |per (?=\\d{1,3} (?:serving|portion|person)(?!e))|\\d|\\d[.,/])(?=${COUNT}(?:${TO}${COUNT})?[ -]?(?:(?:generous|large|small|hearty|individual) )?${PEOPLE}${UNIT_END})`,
  'iu',
);

/** Between a label and its number. */
const BETWEEN = String.raw`\s{0,9}(?:[:-]\s{0,9})?(?:(?:up to|for|${anyOf('about')}) )?(?=${COUNT})`;

const SERVES = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}]|\d ?|per )(?:${anyOf('servings')}|${PEOPLE})${BETWEEN}`,
  'iu',
);

/** `Makes 24 cookies`, at a line's start; `Makes 4` is for four people. */
const YIELDS = new RegExp(`^[^\\p{L}]{0,2}(?:${anyOf('yields')})${BETWEEN}`, 'iu');
const YIELDS_ALONE = new RegExp(
  String.raw`${YIELDS.source}(?=${COUNT}(?:${TO}${COUNT})?\s{0,9}(?:$|[^\p{L}\d\s-]))`,
  'iu',
);

/**
 * Parses how many people a recipe serves; undefined if the text doesn't say, as in `Makes 4 dozen
 * cookies`.
 *
 * @example
 * readServings('Ingredients (serves 4–6):'); // { from: 4, to: 6 }
 */
export function readServings(text: string): Servings | undefined {
  const [people] = [SERVES, FOR_PEOPLE, YIELDS_ALONE].flatMap((way) => spanBehind(text, way) ?? []);
  return people && toServings(people.from.value, people.to.value);
}

/** Whether a text states for how many people a recipe is, or what it yields. */
export function statesServings(text: string): boolean {
  return servingsEdits(text, 1).length > 0;
}

/** The edits by which a text states the servings, or the yield, of another amount. */
export function servingsEdits(text: string, factor: number): Edit[] {
  const span = [SERVES, FOR_PEOPLE, YIELDS].map((stated) => spanBehind(text, stated)).find(Boolean);
  if (!span) return [];
  const values = [span.from, span.to].map(({ value }) => wholePeople(value * factor));
  return editNumbers(span, text, values, false);
}

/** The servings of a recipe whose amounts are multiplied. */
export function scaleServings({ from, to = from }: Servings, factor: number): Servings {
  return toServings(wholePeople(from * factor), wholePeople(to * factor));
}

/** Nobody cooks for half a person, or for none. */
function wholePeople(count: number): number {
  return Math.max(1, Math.round(count));
}

/** The number behind what states it. */
function spanBehind(text: string, stated: RegExp): Span | undefined {
  const ascii = toAscii(text);
  const match = stated.exec(ascii);
  return match ? readSpan(ascii, match.index + match[0].length) : undefined;
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
