import { spellGlyph, toAscii, zeroOf, readNumber, type Metric } from './number.ts';

/** Fractions are written up to this denominator: ⅓ of ⅛ of ¼ has it. */
const LARGEST_DENOMINATOR = 96;

/** What a sum of binary fractions may be off by. */
const TINY = 1e-9;

const GLYPHS = new Map([...'½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'].map((glyph) => [spellGlyph(glyph), glyph]));

/**
 * Writes a number for a cook, in the place of another one whose digits and signs it takes: fractions,
 * or decimals where it had a comma or is metric.
 *
 * @example
 * writeNumber(0.75, '1 1/2'); // '¾'
 * writeNumber(2.25, '1,5'); // '2,25'
 */
export function writeNumber(value: number, like: string, measure?: Metric): string {
  const number = toAscii(like);
  const { decimal, group, isFraction } = readNumber(number, measure) ?? {};
  const takesDecimals = decimal === ',' || (measure !== undefined && !isFraction);
  const text =
    (takesDecimals ? decimalText(value, measure) : undefined) ??
    fractionText(value) ??
    roundText(value);
  const [whole = '', part] = text.split('.');
  const grouped = group === undefined ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const written = part === undefined ? grouped : `${grouped}${decimal ?? '.'}${part}`;
  return inDigitsOf(like, written);
}

/** Grams and millilitres to the two figures that a kitchen scale is good for. */
export function roundGrams(value: number): number {
  return Number(value.toPrecision(2));
}

/** Two decimals, three of kilograms: elsewhere `1,125` would be read as a thousand. */
function decimalText(value: number, measure: Metric | undefined): string | undefined {
  const parts = measure === 'kilogram' ? 1000 : 100;
  const rounded = Math.round(value * parts);
  const isExact = Math.abs(value * parts - rounded) < TINY * Math.max(1, value * parts);
  return isExact && rounded > 0 ? plainText(rounded / parts) : undefined;
}

function fractionText(value: number): string | undefined {
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator += 1) {
    const parts = Math.round(value * denominator);
    if (parts === 0 || Math.abs(value - parts / denominator) > TINY * Math.max(1, value)) continue;
    const whole = Math.floor(parts / denominator);
    const rest = parts % denominator;
    if (rest === 0) return plainText(whole);
    const fraction = `${rest}/${denominator}`;
    const glyph = GLYPHS.get(fraction);
    if (whole === 0) return glyph ?? fraction;
    return plainText(whole) + (glyph ?? ` ${fraction}`);
  }
  return undefined;
}

function roundText(value: number): string {
  return plainText(Number(value.toPrecision(value < 1 ? 2 : 3)));
}

/** Without an exponent, however large or small. */
function plainText(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });
}

function inDigitsOf(like: string, text: string): string {
  const zero = [...like].map(zeroOf).find((found) => found !== undefined) ?? '0';
  if (zero === '0') return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}
