import { anyOf, LANGUAGES, wordsIn } from './words/any-of.ts';

const GLYPH = '[¼-¾⅐-⅞]';

/** No cook counts further. Bounded, since otherwise each digit of a long number would start a search. */
const DIGITS = String.raw`\d{1,7}`;

const FRACTION = String.raw`(?:${DIGITS} ?\/ ?${DIGITS}|${GLYPH})`;

const DECIMAL = `${DIGITS}(?:[.,]${DIGITS})?`;

/**
 * Matches a number as recipes write it, in the output of {@link toAscii}: `2`, `1.5`, `1,5`, `1/2`, `½`, `1½`, `1 1/2`,
 * `1-1/2`, `1 and 1/2`. It has no groups.
 */
export const NUMBER = String.raw`(?:${DIGITS}${GLYPH}|${DIGITS}(?:[ -]| ?(?:&|${anyOf('and')}) ?)${FRACTION}|${FRACTION}|${DECIMAL})`;

const NUMBER_WORDS = wordsIn(LANGUAGES['en']!.numbers);

const HALF = new RegExp(`^(?:${anyOf('half')})$`, 'iu');

/** `1,000` is a thousand or one, and `00` is nothing. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$|^0\d/;

/** The signs of other scripts and keyboards, after their ASCII equivalent. */
const SIGNS = new Map(
  [
    '/⁄∕／',
    '-‐‑‒–—−－〜～~',
    '.．٫',
    ',，٬',
    ' \t\u3000\u00a0\u202f\u2009',
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
export const MEASURE = `(?:${anyOf('metric', 'measures')})${UNIT_END}`;

/** Matches a food container: a size in brackets is the size of one. */
export const CONTAINER = `(?:${anyOf('containers')})${UNIT_END}`;

/** Text with ASCII digits and signs, at the same indexes. */
export function toAscii(text: string): string {
  return text.replace(/[^ -}]/g, (character) => {
    const zero = zeroOf(character);
    if (zero === undefined) return SIGNS.get(character) ?? character;
    return String(character.charCodeAt(0) - zero.charCodeAt(0));
  });
}

/**
 * The value of a {@link NUMBER}, or of a word for one; undefined if no cook would mean it as one: `80/20`, or nobody could
 * tell which.
 *
 * @example
 * valueOf('1 1/2'); // 1.5
 */
export function valueOf(number: string): number | undefined {
  if (HALF.test(number)) return 1 / 2;
  if (/^\p{L}/u.test(number)) return NUMBER_WORDS.indexOf(number.toLowerCase()) + 1 || 1;
  const spelt = number.replace(/[¼-¾⅐-⅞]/, (glyph) => ` ${glyph.normalize('NFKD')}`);
  const fraction = /^(?:(\d+)[^\d⁄/]+)? ?(\d+) ?[⁄/] ?(\d+)$/.exec(spelt);
  if (fraction) return valueOfFraction(fraction);
  return UNCLEAR.test(number) ? undefined : Number(number.replace(',', '.'));
}

function valueOfFraction([, whole, ...parts]: readonly string[]): number | undefined {
  const [numerator = 0, denominator = 0] = parts.map(Number);
  const isProper = numerator < denominator || (!whole && numerator < 10 && denominator > 1);
  return isProper ? Number(whole ?? 0) + numerator / denominator : undefined;
}

/** The 0 of a digit's script. */
export function zeroOf(digit: string): string | undefined {
  const code = digit.charCodeAt(0);
  return ZEROS.find((zero) => code >= zero.charCodeAt(0) && code < zero.charCodeAt(0) + 10);
}
