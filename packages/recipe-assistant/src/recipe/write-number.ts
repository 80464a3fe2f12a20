import { TINY } from './measures.ts';
import { toAscii, valueOf, zeroOf } from './numbers.ts';

/** The parts of a whole that have a character of their own. */
const PARTS = [...'½⅓⅔¼¾⅙⅚⅛⅜⅝⅞'];

/**
 * Writes a number like the one it replaces, in its digits and with its decimal sign: of metric units as a decimal, of
 * others with fractions.
 *
 * @example
 * writeNumber(0.75, '1 1/2', false); // '¾'
 * writeNumber(2.25, '1,5', true); // '2,25'
 */
export function writeNumber(value: number, like: string, isMetric: boolean): string {
  const text = (isMetric ? undefined : fractionText(value)) ?? decimalText(value);
  const sign = like[toAscii(like).search(/[.,]/)] ?? '.';
  const zero = [...like].map(zeroOf).find(Boolean) ?? '0';
  return text
    .replace('.', sign)
    .replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}

/** Writes an amount for a cook: `½` for 0.5, `1½` for 1.5. */
export function writeAmount(value: number): string {
  return writeNumber(value, '', false);
}

/** Two decimals, but of less than one three figures: `1.125` would read as a thousand. */
function decimalText(value: number): string {
  return String(Number(value < 1 ? value.toPrecision(3) : value.toFixed(2)));
}

function fractionText(value: number): string | undefined {
  const whole = Math.floor(value + TINY);
  const rest = value - whole;
  if (rest < TINY) return String(whole);
  const part = PARTS.find((each) => Math.abs(valueOf(each)! - rest) < TINY);
  if (part) return `${whole || ''}${part}`;
  return value < 1 && Number.isInteger(value * 16) ? `${value * 16}/16` : undefined;
}
