import { firstAmount } from './amounts.ts';
import { languageOf } from '../language/language-of.ts';
import { tokenize } from '../language/tokenize.ts';

/**
 * Reads the quantity at the start of a line.
 *
 * @param text a line as shown
 * @example
 * readQuantity('1 1/2-2 cups flour', 'en'); // { from: 1.5, to: 2, start: 0, end: 7 }
 */
export function readQuantity(text: string, language = languageOf(text)): Quantity | undefined {
  const first = firstAmount(tokenize(text, language));
  if (!first || first.start === first.end) return undefined;
  const { from, to } = first.amount;
  return {
    from: from.value,
    ...(to !== from && { to: to.value }),
    start: first.start,
    end: first.end,
  };
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
