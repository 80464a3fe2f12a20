import { LONGEST_LINE } from './scale-line.ts';
import { isHeatOrTime, isMeasured } from './sizes.ts';
import { isNumber, type NumberToken, type Token } from '../language/tokens.ts';
import { tokenize } from '../language/tokenize.ts';
import { mayCount } from './amounts.ts';
import { languageOfLine } from '../language/language-of.ts';
import type { IngredientLine } from './derive-recipe.ts';

/**
 * Whether an ingredient line tells an amount, in words too: `deux oignons`, also that of one thing, `9-inch pie crust`; but
 * not `salt to taste`, nor `2% milk`.
 */
export function holdsAmount(line: IngredientLine): boolean {
  const { text } = line;
  if (text.length > LONGEST_LINE) return /\p{N}/u.test(text);
  return tokenize(text, languageOfLine(line)).some(
    (token) => token.is('asWritten') || (isNumber(token) && tellsAmount(token)),
  );
}

/** Not `36%`, nor `from a carton` */
function tellsAmount(number: NumberToken): boolean {
  return !isHeatOrTime(number) && (number.amount.from.as !== 'article' || mayCount(number));
}

/**
 * The numbers of a step that name an amount: `Add 1 cup of the flour`. Temperatures, sizes, times and numbers of
 * pieces are none; a hyphen makes a size of it, and `each` or `at a time` the amount of one.
 */
export function amountsOfStep(tokens: readonly Token[]): NumberToken[] {
  return tokens
    .filter(isNumber)
    .filter((number) => isMeasured(number) && !isTool(number) && !number.next.next.is('each'));
}

/** `con una cuchara`, but not `con una cucharada de aceite` */
function isTool({ before, amount, next }: NumberToken): boolean {
  return amount.from.as === 'article' && before.is('with') && !next.next.is('of', 'or');
}
