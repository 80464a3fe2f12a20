import type { Lexicon, Unit } from '../language/lexicon.ts';
import { isWholeNumber, toMeasure } from './measures.ts';

/**
 * Amounts times a factor, and their unit: a whole multiple as it is, else what a kitchen can measure. Undefined if nothing
 * is near.
 */
export function scaledAmount(
  amounts: readonly number[],
  factor: number,
  unit: Unit | undefined,
  lexicon: Lexicon,
): Measured | undefined {
  const values = amounts.map((amount) => amount * factor);
  return (Number.isInteger(factor) ? exact : measured)(values, unit, lexicon);
}

/** Whether amounts of a unit are written as decimals rather than with fractions. */
export function hasDecimals(unit: Unit | undefined): boolean {
  return unit?.row === 'metric' || unit?.row === 'centimetres';
}

/** Amounts as they are; kilograms or litres with more than two decimals in grams or millilitres: `1125 g`. */
function exact(values: readonly number[], unit: Unit | undefined, lexicon: Lexicon): Measured {
  const smaller = unit?.row === 'metric' ? unit.smaller : undefined;
  const isLong = values.some((value) => value > 1 && !isWholeNumber(value * 100));
  if (!smaller || !isLong) return { unit, values };
  const inSmaller = values.map((value) => value * smaller.count);
  // Of a third there is no end.
  if (!inSmaller.every(isWholeNumber)) return { unit, values };
  return { unit: lexicon.unit(smaller.name), values: inSmaller.map(Math.round) };
}

/** What can be measured nearest to some amounts, in a smaller unit where there is nothing near in their own. */
function measured(
  values: readonly number[],
  unit: Unit | undefined,
  lexicon: Lexicon,
): Measured | undefined {
  const smaller = unit?.smaller;
  const measures = values.flatMap(
    (value) => toMeasure(value, unit?.row, smaller !== undefined) ?? [],
  );
  if (measures.length === values.length) return { unit, values: measures };
  if (!smaller) return undefined;
  const inSmaller = values.map((value) => value * smaller.count);
  return measured(inSmaller, lexicon.unit(smaller.name), lexicon);
}

/** Amounts as they are written, and in what. */
interface Measured {
  readonly unit: Unit | undefined;
  readonly values: readonly number[];
}
