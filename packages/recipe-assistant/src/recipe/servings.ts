import type { AmountEdit } from './amount-edits.ts';
import { TO, toAscii, UNIT_END, valueOf } from './numbers.ts';
import { anyOf } from './words/any-of.ts';
import { writeNumber } from './write-number.ts';

const COUNT = String.raw`(?:\d{1,3}|${anyOf('numbers')})(?![\d.,/]\d)`;

const COUNTS = String.raw`(${COUNT})(?:${TO}(${COUNT}))?`;

const PEOPLE_WORDS = anyOf('people');

/** In `每人`, of each of them. */
const PEOPLE = `(?<!每)(?:${PEOPLE_WORDS})${UNIT_END}`;

const FOR_PEOPLE = new RegExp(
  `(?<!into |per (?=\\d{1,3} (?:serving|portion|person)(?!e))|\\d|\\d[.,/])${COUNTS}[ -]?(?:(?:generous|large|small|hearty|individual) )?${PEOPLE}`,
  'diu',
);

const NAMED = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}]|\d ?|per )(?:(${anyOf('servings')}|(?<!每)(?:${PEOPLE_WORDS}))|${anyOf('yields')})\s{0,9}(?:[:-]\s{0,9})?(?:(?:up to|for|${anyOf('about')}) )?${COUNTS}`,
  'diu',
);

const NOTHING_ELSE = new RegExp(String.raw`^\s*(?:$|[^\p{L}\d\s]|${PEOPLE})`, 'iu');

/**
 * Parses how many people a recipe serves; undefined if the text doesn't say, as in `Makes 4 dozen
 * cookies`.
 *
 * @example
 * readServings('Ingredients (serves 4–6):'); // { from: 4, to: 6 }
 */
export function readServings(text: string): Servings | undefined {
  const found = findServings(toAscii(text));
  return found?.isPeople
    ? toServings(found.match[found.group], found.match[found.group + 1])
    : undefined;
}

/** Whether a text states for how many people a recipe is, or what it yields. */
export function statesServings(text: string): boolean {
  return findServings(toAscii(text)) !== undefined;
}

/** The edits by which a text states the servings, or the yield, of another amount. */
export function servingsEdits(text: string, factor: number): AmountEdit[] {
  const { match, group } = findServings(toAscii(text)) ?? {};
  if (!match || group === undefined) return [];
  const { from, to } = scaleServings(toServings(match[group], match[group + 1])!, factor);
  const [start, firstEnd] = match.indices![group]!;
  const [lastStart, end] = match.indices![group + 1] ?? match.indices![group]!;
  const like = text.slice(start, firstEnd);
  if (to === undefined) return [{ start, end, text: writeNumber(from, like) }];
  return [
    { start, end: firstEnd, text: writeNumber(from, like) },
    { start: lastStart, end, text: writeNumber(to, like) },
  ];
}

/** The servings of a recipe whose amounts are multiplied. */
export function scaleServings({ from, to = from }: Servings, factor: number): Servings {
  const [least, most] = [wholePeople(from * factor), wholePeople(to * factor)];
  return most > least ? { from: least, to: most } : { from: least };
}

/** Nobody cooks for half a person, or for none. */
function wholePeople(count: number): number {
  return Math.max(1, Math.round(count));
}

/** The numbers of people or of a yield, and the first of their two groups. */
function findServings(
  ascii: string,
): { match: RegExpExecArray; group: number; isPeople: boolean } | undefined {
  const named = NAMED.exec(ascii);
  const rest = named && ascii.slice(named.index + named[0].length);
  if (named && (named[1] !== undefined || NOTHING_ELSE.test(rest!))) {
    return { match: named, group: 2, isPeople: true };
  }
  const counted = FOR_PEOPLE.exec(ascii);
  if (counted) return { match: counted, group: 1, isPeople: true };
  return named && named[1] === undefined && named.index < 3
    ? { match: named, group: 2, isPeople: false }
    : undefined;
}

function toServings(first = '', second = ''): Servings | undefined {
  const [from, to = 0] = [valueOf(first), valueOf(second)];
  if (!from) return undefined;
  return to > from ? { from, to } : { from };
}

/** How many people a recipe is for. */
export interface Servings {
  from: number;
  /** The upper end of a range. */
  to?: number | undefined;
}
