import { unitNamed } from './units.ts';
import { anyOf, LANGUAGES, wordsIn } from './words/any-of.ts';

const GLYPH = '[¼-¾⅐-⅞]';

/** No cook counts further. Bounded, since otherwise each digit of a long number would start a search. */
const DIGITS = String.raw`\d{1,7}`;

const FRACTION = String.raw`(?:${DIGITS} ?\/ ?${DIGITS}|${GLYPH})`;

const DECIMAL = String.raw`${DIGITS}(?:[.,'’\u00a0]${DIGITS}| 000(?!\d)){0,3}`;

/**
 * Matches a number as recipes write it, in the output of {@link toAscii}: `2`, `1.5`, `1,5`, `1,000`,
 * `1/2`, `½`, `1½`, `1 1/2`, `1-1/2`, `1 and 1/2`. It has no groups.
 */
export const NUMBER = String.raw`(?:${DIGITS}${GLYPH}|${DIGITS}(?:[ \u00a0-]| ?(?:&|${anyOf('and')}) ?)${FRACTION}|${FRACTION}|${DECIMAL})`;

const NUMBER_WORDS = wordsIn(LANGUAGES['en']!.numbers);

const HALF = new RegExp(`^(?:${anyOf('half')})$`, 'iu');

const ONE_AND_A_HALF = new RegExp(`^(?:${anyOf('oneAndAHalf')})$`, 'iu');

const THOUSANDS = /^[1-9]\d{0,2}(?:(\D)\d{3})(?:\1\d{3})*$/;

/** The signs of other scripts and keyboards, after their ASCII equivalent. */
const SIGNS = new Map(
  [
    '/⁄∕／',
    '-‐‑‒–—−－〜～~',
    '.．٫',
    ',，٬',
    '\u00a0\u202f\u2009',
    ' \t\u3000',
    ':：',
    '(（',
    ')）',
    '%％٪',
    'x×',
  ].flatMap(([sign, ...others]) => others.map((other) => [other, sign] as const)),
);

/** The digit 0 in the scripts that models write recipes in. */
const ZEROS = [...'0٠۰०๐０'];

/** Matches the end of a unit: `g` is one in `200 g` and in `200gの`, but not in `2 garlic cloves`. */
export const UNIT_END = String.raw`(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}])`;

/** Matches the sign in a range, or the word between two choices. */
export const TO = ` ?(?:-|(?:- )?(?:${anyOf('to', 'or')})(?=[ \\d])) ?`;

/** Matches a unit of weight or volume, in the output of {@link toAscii}. */
export const MEASURE = `(?:${anyOf('metric', 'measures', 'bunches')})${UNIT_END}`;

/** Matches a food container: a size in brackets is the size of one. */
export const CONTAINER = `(?:${anyOf('containers')})${UNIT_END}`;

const METRIC = new RegExp(`^[ \u00a0]?(${anyOf('metric')})${UNIT_END}`, 'iu');

/** Text with ASCII digits and signs, at the same indexes. */
export function toAscii(text: string): string {
  return text.replace(/[^ -}]/g, (character) => {
    const zero = zeroOf(character);
    if (zero === undefined) return SIGNS.get(character) ?? character;
    return String(character.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/**
 * Parses a {@link NUMBER}; undefined if no cook would mean it as one: `80/20`, `00`, `1.2.3`.
 *
 * @example
 * readNumber('1 1/2'); // { value: 1.5 }
 * readNumber('1,000'); // { value: 1000, group: ',' }
 * readNumber('1,250', 'kilogram'); // { value: 1.25, decimal: ',' }
 */
export function readNumber(number: string, measure?: Metric): ReadNumber | undefined {
  const spelt = number.replace(/[¼-¾⅐-⅞]/, (glyph) => ` ${spellGlyph(glyph)}`);
  const fraction = /^(?:(\d+)[^\d/]+)? ?(\d+) ?\/ ?(\d+)$/.exec(spelt);
  if (!fraction) return readDecimal(number, measure);
  const [whole = 0, numerator = 0, denominator = 0] = fraction.slice(1).map(Number);
  const isProper = numerator < denominator || (!fraction[1] && numerator < 10 && denominator > 1);
  return isProper ? { value: (whole || 0) + numerator / denominator } : undefined;
}

/** The value of a number, or of a word for one, which may be half of something. */
export function valueOf(number: string, measure?: Metric): number | undefined {
  if (!/^\p{L}/u.test(number)) return readNumber(number, measure)?.value;
  if (HALF.test(number)) return 1 / 2;
  if (ONE_AND_A_HALF.test(number)) return 3 / 2;
  return NUMBER_WORDS.indexOf(number.toLowerCase()) + 1 || 1;
}

/** A fraction character in ASCII: `1/2` for `½`. */
export function spellGlyph(glyph: string): string {
  return glyph.normalize('NFKD').replace('⁄', '/');
}

/** The 0 of a digit's script. */
export function zeroOf(digit: string): string | undefined {
  const code = digit.charCodeAt(0);
  return ZEROS.find((zero) => code >= zero.charCodeAt(0) && code < zero.charCodeAt(0) + 10);
}

function readDecimal(number: string, measure: Metric | undefined): ReadNumber | undefined {
  const decimal = decimalOf(number, measure);
  const [whole = '', ...parts] = decimal === undefined ? [number] : number.split(decimal);
  const group = /\D/.exec(whole)?.[0];
  const isWhole = group === undefined ? !/^0\d/.test(whole) : THOUSANDS.test(whole);
  if (!isWhole || parts.length > 1) return undefined;
  const value = Number([whole.replace(/\D/g, ''), ...parts].join('.'));
  return { value, decimal, group };
}

/**
 * A comma before three digits separates thousands, except in `0,125` and `1,250 kg`; so does a point in
 * `1.000 g`.
 */
function decimalOf(number: string, measure: Metric | undefined): string | undefined {
  const signs = number.match(/\D/g) ?? [];
  const last = signs.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  if (!THOUSANDS.test(number)) return last;
  const partsThousands = last === ',' ? measure !== 'kilogram' : measure === 'gram';
  return signs.length > 1 || partsThousands ? undefined : last;
}

/** The metric unit at the start of a text. */
export function metricAtStart(text: string): Metric | undefined {
  const unit = unitNamed(METRIC.exec(text)?.[1] ?? '');
  return unit && (unit.smaller ? 'kilogram' : 'gram');
}

/** Grams and millilitres, or a thousand of them. */
export type Metric = 'gram' | 'kilogram';

export interface ReadNumber {
  readonly value: number;
  /** The decimal separator. */
  readonly decimal?: string | undefined;
  /** The thousands separator. */
  readonly group?: string | undefined;
}
