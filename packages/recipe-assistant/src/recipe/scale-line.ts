import { type Edit, editAmount, withEdits } from './amount-edits.ts';
import { amountsIn } from './amounts.ts';
import type { IngredientLine } from './derive-recipe.ts';

/** In characters. A longer line isn't an ingredient, and would take too long to search. */
const LONGEST_LINE = 500;

/**
 * Scales every amount of a line, and nothing else: `1 cup (240 ml) milk`, `Peas (1 cup)`. Temperatures,
 * sizes and times stay; `cup` becomes `cups`. With `scaled: false` the line is unchanged: it has no amount,
 * is too long, the factor can't be applied, or no measure of a kitchen is near enough.
 *
 * A whole multiple is exact. Else spoons and cups are written to ⅛ ¼ ⅓ ½ ⅔ ¾ and the smallest to sixteenths, at most
 * 12 % off, or in the next smaller unit; what is counted to ¼ ⅓ ½ ⅔ ¾ and from 3 on to halves, at most 20 % off;
 * metric units to two significant figures, never as a fraction. Pass the original line, never a scaled one.
 *
 * @param factor more than 0; anything else scales nothing
 * @example
 * scaleLine(line, 0.5); // { text: '¾ cup rice', scaled: true } of `1 1/2 cup rice`
 */
export function scaleLine(line: IngredientLine, factor: number): ScaledLine {
  if (typeof line?.text !== 'string') throw new TypeError('scaleLine needs a line of a recipe.');
  const edits = scalingEdits(line, factor);
  return { text: withEdits(line.text, edits ?? []), scaled: edits !== undefined };
}

/**
 * The edits that scale a line, in order and without overlap; empty for a factor of 1. Undefined if the
 * line isn't scaled.
 *
 * @example
 * scalingEdits(line, 2); // [{ start: 0, end: 1, text: '4' }] of `2 leeks`
 */
export function scalingEdits(
  { text }: IngredientLine,
  factor: number,
): readonly Edit[] | undefined {
  if (!(factor > 0 && factor < 1e9) || text.length > LONGEST_LINE) return undefined;
  const amounts = amountsIn(text);
  if (amounts.length === 0) return undefined;
  if (factor === 1) return [];
  // Text after the next number belongs to that one.
  const edits = amounts.map((amount, index) =>
    editAmount(amount, text.slice(0, amounts[index + 1]?.from.start), factor),
  );
  return edits.every((edit) => edit !== undefined) ? edits.flat() : undefined;
}

/** A scaled line. */
export interface ScaledLine {
  text: string;
  /** Whether the line's amounts are scaled. */
  scaled: boolean;
}
