import { TINY } from './measures.ts';
import { type Metric, readNumber, spellGlyph, toAscii, zeroOf } from './numbers.ts';

/** Of the parts of a whole that are written as a fraction; others are written as a decimal. */
const DENOMINATORS = [1, 2, 3, 4, 6, 8, 16];

const GLYPHS = new Map([...'½⅓⅔¼¾⅙⅚⅛⅜⅝⅞'].map((glyph) => [spellGlyph(glyph), glyph]));

/**
 * Writes a number like the one it replaces, with its digits and separators: of metric units as a decimal, of others
 * with fractions.
 *
 * @example
 * writeNumber(0.75, '1 1/2'); // '¾'
 * writeNumber(2.25, '1,5', 'kilogram'); // '2,25'
 */
export function writeNumber(value: number, like: string, metric?: Metric): string {
  const number = toAscii(like);
  const { decimal: point, group } = readNumber(number, metric) ?? {};
  const text = (metric ? undefined : fractionText(value)) ?? decimalText(value, metric);
  const [whole = '', ...decimals] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group ?? '');
  const sign = like[number.lastIndexOf(point ?? '.')] ?? '.';
  return inDigitsOf(like, [grouped, ...decimals].join(sign));
}

/** Writes an amount for a cook: `½` for 0.5, `1½` for 1.5. */
export function writeAmount(value: number): string {
  return writeNumber(value, '1');
}

/** Three figures, but two decimals behind a whole other than of kilograms: there `1,125` would read as a thousand. */
function decimalText(value: number, metric: Metric | undefined): string {
  const places = metric === 'kilogram' ? 3 : 2;
  return String(Number(value < 1 ? value.toPrecision(3) : value.toFixed(places)));
}

function fractionText(value: number): string | undefined {
  const whole = Math.floor(value + TINY);
  const rest = value - whole;
  const parts = DENOMINATORS.find((each) => Math.abs(rest * each - Math.round(rest * each)) < TINY);
  if (parts === undefined) return undefined;
  if (parts === 1) return String(whole);
  const fraction = `${Math.round(rest * parts)}/${parts}`;
  const glyph = GLYPHS.get(fraction);
  if (whole === 0) return glyph ?? fraction;
  return glyph ? `${whole}${glyph}` : `${whole} ${fraction}`;
}

function inDigitsOf(like: string, text: string): string {
  const zero = [...like].map(zeroOf).find((found) => found !== undefined) ?? '0';
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}
