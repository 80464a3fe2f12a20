import type { Lexicon, Unit } from '../language/lexicon.ts';
import { isWhole, toMeasure } from './measures.ts';

/** Amounts as they are; kilograms or litres with more than two decimals in grams or millilitres: `1125 g`. */
export function exact(
  values: readonly number[],
  unit: Unit | undefined,
  lexicon: Lexicon,
): Measured {
  const smaller = unit?.row === 'metric' ? unit.smaller : undefined;
  const isLong = values.some((value) => value > 1 && !isWhole(value * 100));
  if (!smaller || !isLong) return { unit, values };
  const inSmaller = values.map((value) => value * smaller.count);
  // Of a third there is no end.
  if (!inSmaller.every(isWhole)) return { unit, values };
  return { unit: lexicon.unit(smaller.name), values: inSmaller.map(Math.round) };
}

/** What can be measured nearest to some amounts, in a smaller unit where there is nothing near in their own. */
export function measured(
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
export interface Measured {
  readonly unit: Unit | undefined;
  readonly values: readonly number[];
}
