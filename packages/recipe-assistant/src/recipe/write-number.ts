import { toAscii, zeroOf } from '../language/characters.ts';
import type { Language } from '../language/names/languages.ts';
import { TINY } from './measures.ts';

/** The parts of a whole that have a character of their own, by their value times 24. */
const PARTS: Readonly<Record<number, string>> = {
  12: '½',
  8: '⅓',
  16: '⅔',
  6: '¼',
  18: '¾',
  4: '⅙',
  20: '⅚',
  3: '⅛',
  9: '⅜',
  15: '⅝',
  21: '⅞',
};

/**
 * Writes a number like the one it replaces, in its digits and with its decimal sign, or that of the language: of metric
 * units as a decimal, of others with fractions.
 *
 * @example
 * writeNumber(0.75, { like: '1 1/2', language: 'en' }); // '¾'
 * writeNumber(1.5, { like: '1', language: 'de', isMetric: true }); // '1,5'
 */
export function writeNumber(value: number, { like, language, isMetric = false }: Way): string {
  const text = (isMetric ? undefined : fractionText(value)) ?? decimalText(value);
  const zero = [...like].map(zeroOf).find(Boolean) ?? '0';
  const sign = like[toAscii(like).search(/[.,]/)] ?? signOf(language, zero);
  return text
    .replace('.', sign)
    .replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}

/** Writes an amount for a cook: `½` for 0.5, `1½` for 1.5. */
export function writeAmount(value: number): string {
  return writeNumber(value, { like: '', language: 'en' });
}

/** Two decimals, but of less than one three figures: `1.125` would read as a thousand. */
function decimalText(value: number): string {
  return String(Number(value < 1 ? value.toPrecision(3) : value.toFixed(2)));
}

function signOf(language: Language, zero: string): string {
  if (zero === '٠' || zero === '۰') return '٫';
  return new Intl.NumberFormat(language).format(1.5).slice(1, -1);
}

function fractionText(value: number): string | undefined {
  const whole = Math.floor(value + TINY);
  const rest = (value - whole) * 24;
  if (Math.abs(rest) < TINY * 24) return String(whole);
  const part = Math.abs(rest - Math.round(rest)) < TINY * 24 ? PARTS[Math.round(rest)] : undefined;
  if (part) return `${whole || ''}${part}`;
  return value < 1 && Number.isInteger(value * 16) ? `${value * 16}/16` : undefined;
}

/** How a number is to be written. */
interface Way {
  /** The one that it replaces. */
  readonly like: string;
  readonly language: Language;
  readonly isMetric?: boolean;
}
