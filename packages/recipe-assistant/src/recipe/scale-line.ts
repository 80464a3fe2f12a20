import { amountsIn } from './amounts.ts';
import { type Edit, editNumbers, withEdits } from './edits.ts';
import { languageOfLine } from '../language/language-of.ts';
import { countedBehind } from '../language/counted.ts';
import { lexiconOf } from '../language/lexicon.ts';
import type { Language } from '../language/names/languages.ts';
import type { IngredientLine } from './derive-recipe.ts';
import { nameEdits } from './forms.ts';
import { hasDecimals, scaledAmount } from './measured.ts';
import type { NumberToken, Token } from '../language/tokens.ts';
import { tokenize } from '../language/tokenize.ts';

/** In characters. A longer line isn't an ingredient. */
export const LONGEST_LINE = 500;

/**
 * Scales every amount of a line, and nothing else: `1 cup (240 ml) milk`, `Peas (1 cup)`. Temperatures, sizes and times
 * stay; `cup` becomes `cups`. With `scaled: false` the line is unchanged: it has no amount, is too long, the factor can't
 * be applied, or no measure of a kitchen is near enough.
 *
 * A whole multiple is exact. Else cups and tablespoons are written to ⅛ ¼ ⅓ ½ ⅔ ¾, teaspoons to ⅛ ¼ ½ ¾, the smallest to
 * sixteenths, at most 12 to 15 % off, or in the next smaller unit; what is counted to ¼ ⅓ ½ ⅔ ¾ and from 3 on to halves,
 * at most 20 % off; grams and millilitres from 100 on to 5, from 10 on to 1, below to ½. Pass the original line, never a
 * scaled one.
 *
 * @param line in its `language`; without one, the line's words tell
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
 * The edits that scale a line, in order and without overlap; empty for a factor of 1. Undefined if the line isn't scaled.
 *
 * @example
 * scalingEdits(line, 2); // [{ start: 0, end: 1, text: '4' }] of `2 leeks`
 */
export function scalingEdits(line: IngredientLine, factor: number): readonly Edit[] | undefined {
  const { text } = line;
  if (!(factor > 0 && factor < 1e9) || text.length > LONGEST_LINE) return undefined;
  const language = languageOfLine(line);
  const amounts = amountsIn(tokenize(text, language));
  if (amounts.length === 0) return undefined;
  if (factor === 1) return [];
  const edits = amounts.map((amount, index) =>
    editAmount(amount, nameCounted(amount, amounts[index + 1]), { text, factor, language }),
  );
  return edits.every((edit) => edit !== undefined) ? edits.flat() : undefined;
}

/** What an amount counts; a name behind the next number belongs to that one. */
export function nameCounted(amount: Token, next: Token | undefined): Token | undefined {
  const name = countedBehind(amount);
  return name && name.start < (next?.start ?? Infinity) ? name : undefined;
}

/** An amount's numbers, and the name of its unit where that has a plural or becomes a smaller one. */
export function editAmount(
  amount: NumberToken,
  name: Token | undefined,
  { text, factor, language }: Scaling,
): Edit[] | undefined {
  const { from, to } = amount.amount;
  const isApart = name !== amount.next;
  const unit = isApart && name?.unit ? { ...name.unit, smaller: undefined } : name?.unit;
  const next = scaledAmount([from.value, to.value], factor, unit, lexiconOf(language));
  if (!next) return undefined;
  const numbers = editNumbers(amount, next.values, {
    text,
    language,
    isMetric: hasDecimals(next.unit),
  });
  const value = next.values[1]!;
  // A plural stays one, or what is found behind other words isn't what is counted: the pepper of `2 grinds pepper`.
  const keepsName = isApart && to.value > 1 && value > 1 && unit?.forms.length === 2;
  if (!name || keepsName) return numbers;
  return [...numbers, ...nameEdits(amount, name, { next: next.unit!, value, text })];
}

interface Scaling {
  readonly text: string;
  readonly factor: number;
  readonly language: Language;
}

/** A scaled line. */
export interface ScaledLine {
  text: string;
  /** Whether the line's amounts are scaled. */
  scaled: boolean;
}
