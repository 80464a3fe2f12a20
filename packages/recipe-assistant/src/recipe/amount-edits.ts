import { TINY, toMeasure } from './measures.ts';
import { CONTAINER, MEASURE } from './numbers.ts';
import type { Span } from './quantity.ts';
import { nameAfter, type Unit, unitNamed } from './units.ts';
import { anyOf } from './words/any-of.ts';
import { writeNumber } from './write-number.ts';

const FOOD = String.raw`(?:${anyOf('foods')})(?! (?!\p{L}+ed\b|for )\p{L})`;

/** The unit or the counted food after a number: `cup`, the `clove` of `large garlic clove`. */
const UNIT_AFTER_NUMBER = new RegExp(
  String.raw`^(?!.(?:${anyOf('sizes')}) ) ?(?:\([^()]*\) )?((?:(?!of |with |x |spoon )[\p{L}\d.-]+ ){0,6}?)(?<!\d )(${MEASURE}|${CONTAINER}|${anyOf('pieces')}|${FOOD})(?![\p{Script=Latin}'’-])`,
  'iu',
);

/**
 * The edits that scale one amount: its numbers, and the name of its unit where that has a plural or becomes a smaller
 * one. Undefined if no kitchen could measure what comes out.
 *
 * @param text the line up to its next amount
 */
export function editAmount(amount: Span, text: string, factor: number): Edit[] | undefined {
  const written = unitBehind(amount, text);
  const values = [amount.from.value * factor, amount.to.value * factor];
  const measured = Number.isInteger(factor) ? exact(values, written) : measure(values, written);
  if (!measured) return undefined;
  const { unit } = measured;
  const numbers = editNumbers(amount, text, measured.values, unit?.field === 'metric');
  const name = written && editName(written, unit!, measured.values[1]!, amount.to.value);
  return name ? [...numbers, name] : numbers;
}

/** The edits of an amount's numbers; a range whose ends are the same becomes one. */
export function editNumbers(
  { from, to }: Span,
  text: string,
  [first = 0, last = 0]: readonly number[],
  isMetric: boolean,
): Edit[] {
  const edit = (value: number, { start, end }: Range, until = end) => ({
    start,
    end: until,
    text: writeNumber(value, text.slice(start, end), isMetric),
  });
  return first === last ? [edit(first, from, to.end)] : [edit(first, from), edit(last, to)];
}

/** Amounts as they are; kilograms or litres with more than two decimals in grams or millilitres: `1125 g`. */
function exact(values: readonly number[], written?: WrittenUnit): Measured {
  const { unit, isApart } = written ?? {};
  const smaller = unit?.field === 'metric' && !isApart ? unit.smaller : undefined;
  const isLong = values.some((value) => value > 1 && !isRound(value * 100));
  if (!smaller || !isLong) return { unit, values };
  const inSmaller = values.map((value) => value * smaller.count);
  // Of a third there is no end.
  if (!inSmaller.every(isRound)) return { unit, values };
  return { unit: unitNamed(smaller.name), values: inSmaller.map(Math.round) };
}

function isRound(value: number): boolean {
  return Math.abs(value - Math.round(value)) < TINY * 1000;
}

/** What can be measured nearest to some amounts, in a smaller unit where there is nothing near in their own. */
function measure(values: readonly number[], written?: WrittenUnit): Measured | undefined {
  const { unit, isApart } = written ?? {};
  const smaller = isApart ? undefined : unit?.smaller;
  const measures = values.flatMap(
    (value) => toMeasure(value, unit?.field, smaller !== undefined) ?? [],
  );
  if (measures.length === values.length) return { unit, values: measures };
  if (!smaller) return undefined;
  const { count, name } = smaller;
  return measure(
    values.map((value) => value * count),
    { ...written!, unit: unitNamed(name)! },
  );
}

/** The unit behind an amount's number, and whether other words stand before it. */
function unitBehind({ to }: Span, text: string) {
  const [whole = '', between = '', name = ''] = UNIT_AFTER_NUMBER.exec(text.slice(to.end)) ?? [];
  const unit = unitNamed(name);
  const start = to.end + whole.length - name.length;
  return unit && { unit, name, start, isApart: between !== '' };
}

type WrittenUnit = NonNullable<ReturnType<typeof unitBehind>>;

/** Pepper isn't counted in `2 grinds pepper`. */
function editName(
  { unit, name, start, isApart }: WrittenUnit,
  next: Unit,
  value: number,
  before: number,
): Edit | undefined {
  const isSame = unit === next && (unit.forms.length === 1 || (isApart && before > 1 && value > 1));
  const text = isSame ? name : nameAfter(value, next, unit === next ? name : '');
  return text === name ? undefined : { start, end: start + name.length, text };
}

/** A text with edits, which stand in its order. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (edited, { start, end, text: own }) => edited.slice(0, start) + own + edited.slice(end),
    text,
  );
}

/** A replacement of a range of a line's text. */
export interface Edit extends Range {
  readonly text: string;
}

interface Range {
  /** The index of its first character; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

interface Measured {
  readonly unit: Unit | undefined;
  readonly values: readonly number[];
}
