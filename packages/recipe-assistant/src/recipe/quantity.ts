import {
  CONTAINER,
  MEASURE,
  type Metric,
  metricAtStart,
  NUMBER,
  TO,
  toAscii,
  UNIT_END,
  valueOf,
} from './numbers.ts';
import { TIME_UNIT } from './times.ts';
import { anyOf } from './words/any-of.ts';

/** Matches what may precede a quantity at a line's start: check boxes, emoji, `about`; what may be of a number or a name stays. */
const LEAD = String.raw`^[^\p{L}\p{N}(#.,/]*(?:(?:${anyOf('about')}|\(?optional\)?:?|(?:an? )?(?:generous|scant|heap(?:ed|ing)|level|rounded))[ \u00a0]*)?(?:(?:${anyOf('unitsBefore')})[ \u00a0]?)?-?`;

const WORD = `(?:${anyOf('numbers')})(?= )`;

const UNIT = `(?:${MEASURE}|${CONTAINER}|${anyOf('counters')})`;

/**
 * Matches a word for half of something, or for one with a unit or a size: `a cup`, `a 2-pound duck`, but not `a pinch`,
 * nor `al gusto`.
 */
export const HALF_OR_ONE = String.raw`(?:${anyOf('half')})(?= |(?<=\p{Lo})${UNIT})|(?:${anyOf('one')})(?=(?: |(?<=\p{Lo}))[大小]?${UNIT}| \d+[ -]\p{L})`;

/** A number, or a range whose ends may both have the unit. */
const SPAN = String.raw`(${NUMBER}|${WORD}|${HALF_OR_ONE})(?:(?: ?(\p{L}{1,12}))?${TO}(${NUMBER}|${WORD})(?= ?\2))?`;

const AT_START = new RegExp(LEAD, 'iu');
const QUANTITY = new RegExp(`^${SPAN}`, 'iu');

/** Matches a number's last character, and what follows. */
const NO_QUANTITY = new RegExp(
  `^.(?:${[
    String.raw`[\p{N}/.,:'"′″*^\ufe0f\u20e3]`,
    String.raw` ?(?:[%°º℃℉]|${anyOf('degrees')})`,
    String.raw`-[\p{L}\d]`,
    // A piece of ginger is as long as there are people.
    String.raw` ?(?:${anyOf('lengths')})${UNIT_END}(?!.{1,8}(?:piece(?!s)|knob|ginger|galangal?|turmeric|ingwer|gingembre|jengibre|gengibre|zenzero|imbir|zencefil|c[uú]rcuma|अदरक))`,
    String.raw` ?(?:${TIME_UNIT})(?!-old)`,
    String.raw` ?x ?(?!${NUMBER}[ -]?${MEASURE})\d`,
    // `5 spice`, `7 Up`, `21-25 count`, `1 half`
    String.raw` ?(?:spice|up|count|ct|half|thirds?|quarters?|${anyOf('andAHalf')})(?!\p{L})`,
    // `1 500 ml` is one number or two, `1 kg 500` is one.
    String.raw`(?<=\d) \d{3}(?!\d)| ?(?:kg|kilo) \d{3}(?! ?${MEASURE})`,
  ].join('|')})`,
  'iu',
);

const DEGREES = /^. ?[CF](?![\p{L}'])/u;

/** From this value on, a number before C or F is a temperature rather than cups. */
const COLDEST = 60;

/**
 * Parses the quantity at the start of a line.
 *
 * @param text a line as shown
 * @example
 * readQuantity('1 1/2-2 cups flour'); // { from: 1.5, to: 2, start: 0, end: 7 }
 */
export function readQuantity(text: string): Quantity | undefined {
  const ascii = toAscii(text);
  const lead = AT_START.exec(ascii);
  const span = lead && readSpan(ascii, lead[0].length);
  if (!span) return undefined;
  const { from, to, end } = span;
  if (isNoQuantity(ascii.slice(end - 1), from.value)) return undefined;
  return { from: from.value, ...(to && { to: to.value }), start: from.start, end };
}

/**
 * Whether the text after a number means that it isn't an amount: a size, a temperature, a time, a
 * name.
 *
 * @param behind from the number's last character
 */
export function isNoQuantity(behind: string, value: number): boolean {
  return NO_QUANTITY.test(behind) || (DEGREES.test(behind) && value >= COLDEST);
}

/** Parses the number or range at an index of a text; undefined if it makes no sense. */
export function readSpan(ascii: string, start: number): Span | undefined {
  const match = QUANTITY.exec(ascii.slice(start));
  if (!match) return undefined;
  const [whole, first = '', , second] = match;
  const end = start + whole.length;
  const measure = metricAtStart(ascii.slice(end));
  const from = readEnd(first, start, measure);
  if (from === undefined || second === undefined) return from && { from, end, measure };
  const to = readEnd(second, end - second.length, measure);
  return to && from.value < to.value ? { from, to, end, measure } : undefined;
}

function readEnd(number: string, start: number, measure: Metric | undefined): End | undefined {
  const value = valueOf(number, measure);
  return value ? { value, start, end: start + number.length } : undefined;
}

/** The amount of an ingredient line. */
export interface Quantity {
  from: number;
  /** The upper end of a range. */
  to?: number | undefined;
  /** Its position in the line without the unit; `end` is exclusive. */
  start: number;
  end: number;
}

export interface Span {
  readonly from: End;
  /** The upper end of a range. */
  readonly to?: End;
  /** Behind its last character. */
  readonly end: number;
  readonly measure: Metric | undefined;
}

/** A number, and its range in the line. */
interface End {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}
