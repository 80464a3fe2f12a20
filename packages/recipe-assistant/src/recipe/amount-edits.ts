import { toMeasure } from './measures.ts';
import { CONTAINER, MEASURE } from './numbers.ts';
import type { Span } from './quantity.ts';
import { nameAfter, type Unit, unitNamed } from './units.ts';
import { anyOf } from './words/any-of.ts';
import { writeNumber } from './write-number.ts';

/** Between them numbers are written exactly: below, JavaScript uses an exponent; above, 12 figures don't suffice. */
const MIN_AMOUNT = 1e-6;
const MAX_AMOUNT = 1e12;

const FOOD = String.raw`(?:${anyOf('foods')})(?! (?!\p{L}+ed\b|for )\p{L})`;

/** The unit or the counted food after a number: `cup`, the `clove` of `large garlic clove`. */
const UNIT_AFTER_NUMBER = new RegExp(
  String.raw`^ ?(?:\([^()]*\) )?((?:(?!of |with |x |spoon )[\p{L}\d.-]+ ){0,6}?)(?<!\d )(${MEASURE}|${CONTAINER}|${anyOf('pieces')}|${FOOD})(?![\p{Script=Latin}'’-])`,
  'iu',
);

/**
 * The edits that scale one amount: its numbers, and the name of its unit where that has a plural or becomes a smaller
 * one. Undefined if no kitchen could measure what comes out.
 *
 * @param text the line up to its next amount
 */
export function editAmount(amount: Span, text: string, factor: number): AmountEdit[] | undefined {
  const { from, to = from } = amount;
  const written = unitBehind(amount, text);
  const values = [from.value * factor, to.value * factor];
  if (!values.every((value) => value > MIN_AMOUNT && value < MAX_AMOUNT)) return undefined;
  const exact = { unit: written?.unit, values };
  const measured = Number.isInteger(factor)
    ? exact
    : measure(values, written?.unit, written?.isApart === false);
  if (!measured) return undefined;
  const name = written && editName(written, measured.unit!, measured.values[1]!, to.value);
  const numbers = editNumbers(amount, text, measured.values);
  return name ? [...numbers, name] : numbers;
}

/** A range whose ends are measured alike becomes one number. */
function editNumbers(
  { from, to = from, measure: metric }: Span,
  text: string,
  [first = 0, last = 0]: readonly number[],
): AmountEdit[] {
  const edit = (value: number, { start, end }: Range, until = end) => {
    // In front of a unit that stood alone.
    const space = start === end ? ' ' : '';
    return { start, end: until, text: writeNumber(value, text.slice(start, end), metric) + space };
  };
  return first === last ? [edit(first, from, to.end)] : [edit(first, from), edit(last, to)];
}

/** What can be measured nearest to some amounts, in a smaller unit where there is nothing near in their own. */
function measure(
  values: readonly number[],
  unit: Unit | undefined,
  canBeSmaller: boolean,
): Measured | undefined {
  const smaller = canBeSmaller ? unit?.smaller : undefined;
  const measures = values.flatMap(
    (value) => toMeasure(value, unit?.measuredAs ?? 'piece', smaller !== undefined) ?? [],
  );
  if (measures.length === values.length) return { unit, values: measures };
  if (!smaller) return undefined;
  const { count, name } = smaller;
  return measure(
    values.map((value) => value * count),
    unitNamed(name),
    true,
  );
}

/** The unit behind an amount's number. */
function unitBehind({ end }: Span, text: string): WrittenUnit | undefined {
  const [whole = '', between = '', name = ''] = UNIT_AFTER_NUMBER.exec(text.slice(end)) ?? [];
  const unit = unitNamed(name);
  return unit && { unit, name, start: end + whole.length - name.length, isApart: between !== '' };
}

/** Pepper isn't counted in `2 grinds pepper`. */
function editName(
  { unit, name, start, isApart }: WrittenUnit,
  next: Unit,
  value: number,
  before: number,
): AmountEdit | undefined {
  const isSame = unit === next && (unit.forms.length === 1 || (isApart && before > 1 && value > 1));
  if (isSame) return undefined;
  const text = nameAfter(value, next, unit === next ? name : '');
  return text === name ? undefined : { start, end: start + name.length, text };
}

/** A text with edits, which stand in its order. */
export function withEdits(text: string, edits: readonly AmountEdit[]): string {
  return edits.reduceRight(
    (edited, { start, end, text: own }) => edited.slice(0, start) + own + edited.slice(end),
    text,
  );
}

/** A replacement of a range of a line's text. */
export interface AmountEdit extends Range {
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

/** A unit as it stands in a line. */
interface WrittenUnit {
  readonly unit: Unit;
  readonly name: string;
  readonly start: number;
  /** Whether other words stand before it. */
  readonly isApart: boolean;
}
