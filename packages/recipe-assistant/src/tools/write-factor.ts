import type { Words } from '../components/labels/create-words.ts';
import { writeAmount } from '../recipe/write-number.ts';

/** Writes a scaling factor with fractions, as cooks do, in the digits of the page's language. */
export function writeFactor(factor: number, { format }: Pick<Words, 'format'>): string {
  return writeAmount(factor).replace(/\d+(?:\.\d+)?/g, (digits) =>
    format('{number}', { number: Number(digits) }),
  );
}

/** The note about amounts in another factor. */
export function describeFactor(factor: number, words: Words): string {
  return words.format(words.labels.scaledBy, { factor: writeFactor(factor, words) });
}
