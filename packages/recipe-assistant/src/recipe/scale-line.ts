import { wordsFor } from '../vocabulary/languages.ts';
import { amountsIn } from './amounts.ts';
import {
  CONTAINER,
  MEASURE,
  type Metric,
  readNumber,
  spellGlyph,
  toAscii,
  zeroOf,
} from './numbers.ts';
import type { Quantity } from './quantity.ts';

/** In characters. A longer line isn't an ingredient, and would take too long to search. */
const LONGEST_LINE = 500;

/** The largest denominator that is written: that of ⅓ of ⅛ of ¼. */
const LARGEST_DENOMINATOR = 96;

/** Between them numbers are written exactly: below, JavaScript uses an exponent; above, 15 digits don't suffice. */
const MIN_AMOUNT = 1e-6;
const MAX_AMOUNT = 1e15;

/** The most that rounding errors of binary fractions add up to. */
const TINY = 1e-9;

const GLYPHS = new Map([...'½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'].map((glyph) => [spellGlyph(glyph), glyph]));

const UNITS = `${MEASURE}|${CONTAINER}|${wordsFor('pieces')}`;

/** One that has a plural of its own in each language: not `gram`, nor an abbreviation without a vowel, `tbsp`. */
const UNIT = new RegExp(`^(?!gram|kilo|liter|mil|[^aeiou]+$)(?:${UNITS})$`, 'u');

/** The unit or the counted food after a number: `cup`, the `clove` of `large garlic clove`. */
const UNIT_AFTER_NUMBER = new RegExp(
  String.raw`^ (?:\([^()]*\) )?((?:(?!of |with |x |spoon )[\p{L}\d.-]+ )*?)(?<!\d )(${UNITS})(?![\p{L}'’-])(?=( d[eu'’])?)`,
  'iu',
);

/**
 * Scales every amount of a line, and nothing else: `1 cup (240 ml) milk`, `Peas (1 cup)`. Temperatures,
 * sizes and times stay; `cup` becomes `cups`. With `scaled: false` the line is unchanged: it has no amount,
 * is too long, or the factor can't be applied.
 *
 * Halves, thirds, quarters and eighths stay exact; grams and millilitres are rounded to two significant
 * figures. Pass the original line, never a scaled one.
 *
 * @param factor more than 0; anything else scales nothing
 * @example
 * scaleLine(line, 0.5); // { text: '¾ cup rice', scaled: true } of `1 1/2 cup rice`
 */
export function scaleLine(line: ScalableLine, factor: number): ScaledLine {
  if (typeof line?.text !== 'string') throw new TypeError('scaleLine needs a line of a recipe.');
  const edits = scalingEdits(line, factor);
  const text = (edits ?? []).reduceRight(
    (scaled, { start, end, text: number }) => scaled.slice(0, start) + number + scaled.slice(end),
    line.text,
  );
  return { text, scaled: edits !== undefined };
}

/**
 * The edits that scale a line, in order and without overlap; empty for a factor of 1. Undefined if the
 * line isn't scaled.
 *
 * @example
 * scalingEdits(line, 2); // [{ start: 0, end: 1, text: '4' }] of `2 leeks`
 */
export function scalingEdits(
  { text, quantity }: ScalableLine,
  factor: number,
): readonly LineEdit[] | undefined {
  if (!(factor > 0) || text.length > LONGEST_LINE) return undefined;
  const amounts = amountsIn(text, quantity);
  if (amounts.length === 0) return undefined;
  if (factor === 1) return [];
  const edits: LineEdit[] = [];
  for (const [index, { from, to, end: unitStart, measure }] of amounts.entries()) {
    const numbers = to ? [from, to] : [from];
    for (const { value, start, end } of numbers) {
      const product = value * factor;
      if (!(product > MIN_AMOUNT && product < MAX_AMOUNT)) return undefined;
      // A kitchen scale shows two figures.
      const shown = measure === 'gram' ? Number(product.toPrecision(2)) : product;
      edits.push({ start, end, text: writeNumber(shown, text.slice(start, end), measure) });
    }
    // Text after the next number belongs to that one.
    const upToNext = text.slice(0, amounts[index + 1]?.from.start);
    edits.push(...unitEdits(upToNext, unitStart, numbers.at(-1)!.value, factor));
  }
  edits.sort((one, other) => one.start - other.start);
  return edits;
}

/** Changes the word after a number between singular and plural, if the vocabulary has both: `cup`, `cups`. */
function unitEdits(text: string, start: number, value: number, factor: number): LineEdit[] {
  const [whole = '', words, unit = '', of] = UNIT_AFTER_NUMBER.exec(text.slice(start)) ?? [];
  const scaled = value * factor;
  const isPlural = scaled > 1 + TINY;
  // French keeps the singular below 2: `1½ tasse de lait`. Nor is pepper counted in `2 grinds pepper`.
  const keeps = isPlural && ((words && value > 1) || (of && scaled < 2));
  if (!UNIT.test(unit) || isPlural === unit.endsWith('s') || keeps) return [];
  const form = otherForm(unit, isPlural);
  const end = start + whole.length;
  return form ? [{ start: end - unit.length, end, text: form }] : [];
}

function otherForm(unit: string, isPlural: boolean): string | undefined {
  const forms = isPlural
    ? [`${unit}s`, `${unit}es`, `${unit.slice(0, -1)}ves`]
    : [unit.slice(0, -1), unit.slice(0, -2), `${unit.slice(0, -3)}f`];
  return forms.find((each) => UNIT.test(each));
}

/**
 * Formats a number like the one it replaces, with its digits and separators: as a fraction, or as a
 * decimal if that had a comma or is metric.
 *
 * @example
 * writeNumber(0.75, '1 1/2'); // '¾'
 * writeNumber(2.25, '1,5'); // '2,25'
 */
function writeNumber(value: number, like: string, measure?: Metric): string {
  const number = toAscii(like);
  const { decimal, group, isFraction } = readNumber(number, measure) ?? {};
  const takesDecimals = decimal === ',' || (measure !== undefined && !isFraction);
  const text =
    (takesDecimals ? decimalText(value, measure) : undefined) ??
    fractionText(value, decimal) ??
    plainText(value, value < 1 ? 2 : 3);
  const [whole = '', ...decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group ?? '');
  const sign = like[number.lastIndexOf(decimal ?? '.')] ?? '.';
  return inDigitsOf(like, [grouped, ...decimals].join(sign));
}

/** Formats an amount for a cook: `½` for 0.5, `1½` for 1.5. */
export function writeAmount(value: number): string {
  return writeNumber(value, '1');
}

/** Two decimals, three for kilograms: elsewhere `1,125` would read as a thousand. */
function decimalText(value: number, measure: Metric | undefined): string | undefined {
  const rounded = Number(value.toFixed(measure === 'kilogram' ? 3 : 2));
  const isExact = Math.abs(value - rounded) < TINY * Math.max(1, value);
  return isExact ? plainText(rounded) : undefined;
}

/** Of a decimal only halves, thirds, quarters, eighths and their like: twice `2.2` is `4.4`, not `4⅖`. */
function fractionText(value: number, decimal: string | undefined): string | undefined {
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator += 1) {
    const numerator = Math.round(value * denominator);
    const difference = Math.abs(value - numerator / denominator);
    if (!numerator || difference > TINY * Math.max(1, value)) continue;
    if (decimal && LARGEST_DENOMINATOR % denominator > 0) return undefined;
    const whole = Math.floor(numerator / denominator);
    const rest = numerator % denominator;
    if (rest === 0) return plainText(whole);
    const fraction = `${rest}/${denominator}`;
    const glyph = GLYPHS.get(fraction);
    if (whole === 0) return glyph ?? fraction;
    return plainText(whole) + (glyph ?? ` ${fraction}`);
  }
  return undefined;
}

/** Never in exponent notation, for a value between {@link MIN_AMOUNT} and {@link MAX_AMOUNT}. */
function plainText(value: number, figures = 15): string {
  return String(Number(value.toPrecision(figures)));
}

function inDigitsOf(like: string, text: string): string {
  const zero = [...like].map(zeroOf).find((found) => found !== undefined) ?? '0';
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}

/** A line with its quantity, as `deriveRecipe` returns it. */
interface ScalableLine {
  readonly text: string;
  readonly quantity?: Quantity | undefined;
}

/** A replacement of a range of a line's text. */
export interface LineEdit {
  /** The index of its first character; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A scaled line. */
export interface ScaledLine {
  text: string;
  /** Whether the line's amounts are scaled. */
  scaled: boolean;
}
