import { CONTAINER, MEASURE, NUMBER, TO, toAscii, UNIT_END, valueOf } from './numbers.ts';
import { TIME_UNIT } from './times.ts';
import { anyOf } from './words/any-of.ts';

/** Matches what may precede a quantity at a line's start: check boxes, emoji, `about`; what may be of a number or a name stays. */
const LEAD = String.raw`^[^\p{L}\p{N}(#.,/]*(?:(?:${anyOf('about')}|\(?optional\)?:?) *)?(?:(?:${anyOf('unitsBefore')}) ?)?-?`;

const WORD = String.raw`(?:${anyOf('numbers')})(?!\p{L})`;

/** Also what foods are counted in: `handful`, `个`. */
const UNIT = `(?:${MEASURE}|${CONTAINER}|(?:${anyOf('pieces')})(?!\\p{L})|[个個根块塊瓣片颗顆粒只隻条條把棵支枝头頭本枚])`;

/**
 * Matches a word for half of something, or for one with a unit, a piece or a size: `a cup`, `a 2-pound duck`, but not `an onion`,
 * nor `al gusto`.
 */
export const HALF_OR_ONE = String.raw`(?:${anyOf('half')})(?= |(?<=\p{Lo})${UNIT})|(?:${anyOf('one')})(?=(?: |(?<=\p{Lo}))${UNIT}| \d+[ -]\p{L})`;

const COUNT = `(${NUMBER}|${WORD}|${HALF_OR_ONE})`;

const AT_START = new RegExp(LEAD, 'iu');
const QUANTITY = new RegExp(`^${COUNT}(?:${TO}${COUNT})?`, 'iu');

/** Matches a number's last character, and what follows. */
const NO_QUANTITY = new RegExp(
  `^.(?:${[
    String.raw`[\p{N}/.,:'"′″*^\ufe0f\u20e3]`,
    String.raw` ?[%°º℃℉]`,
    String.raw`-[\p{L}\d]`,
    // A piece of ginger is as long as there are people.
    String.raw` ?(?:${anyOf('sizes')})${UNIT_END}(?!.{1,8}(?:piece(?!s)|knob|ginger|galangal?|turmeric|ingwer|gingembre|jengibre|gengibre|zenzero|imbir|zencefil|c[uú]rcuma|अदरक))`,
    String.raw` ?${TIME_UNIT}`,
    String.raw` ?x ?(?!${NUMBER}[ -]?${MEASURE})\d`,
    // `5 spice`, `7 Up`, `21-25 count`, `1 half`
    String.raw` ?(?:spice|up|count|ct|half|thirds?|quarters?|${anyOf('andAPart')})(?!\p{L})`,
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
  const first = firstAmount(toAscii(text));
  if (!first) return undefined;
  const { from, to } = first;
  return { from: from.value, ...(to !== from && { to: to.value }), start: from.start, end: to.end };
}

/** The amount at the start of a line. */
export function firstAmount(ascii: string): Span | undefined {
  const span = readSpan(ascii, AT_START.exec(ascii)![0].length);
  return span && !isNoQuantity(ascii, span) ? span : undefined;
}

/** Whether the text after a number means that it isn't an amount: a size, a temperature, a time, a name. */
export function isNoQuantity(ascii: string, { from, to }: Span): boolean {
  const behind = ascii.slice(to.end - 1);
  return NO_QUANTITY.test(behind) || (DEGREES.test(behind) && from.value >= COLDEST);
}

/** Parses the number or range at an index of a text; undefined if it makes no sense. */
export function readSpan(ascii: string, start: number): Span | undefined {
  const [whole = '', first = '', second] = QUANTITY.exec(ascii.slice(start)) ?? [];
  const from = endOf(first, start);
  if (!from || second === undefined) return from && { from, to: from };
  const to = endOf(second, start + whole.length - second.length);
  return to && from.value < to.value ? { from, to } : undefined;
}

function endOf(number: string, start: number): End | undefined {
  const value = valueOf(number);
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

/** A number of a line, or a range of them. */
export interface Span {
  readonly from: End;
  /** Of one number, the same. */
  readonly to: End;
}

/** A number, and its range in the line. */
interface End {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}
