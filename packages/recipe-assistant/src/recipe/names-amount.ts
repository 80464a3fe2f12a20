import { mayCount } from './amounts.ts';
import { LONGEST_LINE } from './scale-line.ts';
import { isMeasured } from './sizes.ts';
import { isNumber } from '../language/tokens.ts';
import { tokenize } from '../language/tokenize.ts';
import { languageOfLine } from '../language/language-of.ts';
import type { IngredientLine, RecipeStep } from './derive-recipe.ts';

/** Whether an ingredient line holds a number, and so may tell an amount: `salt to taste` and `a pinch of salt` don't. */
export function hasNumber(line: IngredientLine): boolean {
  const { text } = line;
  if (/\p{N}/u.test(text) || text.length > LONGEST_LINE) return /\p{N}/u.test(text);
  const numbers = tokenize(text, languageOfLine(line)).filter(isNumber);
  return numbers.some((number) => number.number.from.as !== 'article' && mayCount(number));
}

/**
 * Whether a step names an amount, which isn't scaled: `Add 1 cup of the flour`. Temperatures, sizes, times and numbers of
 * pieces are none; a hyphen makes a size of it, and `each` or `at a time` the amount of one.
 */
export function namesAmount(step: Pick<RecipeStep, 'text' | 'language'>): boolean {
  const numbers = tokenize(step.text, languageOfLine(step)).filter(isNumber);
  return numbers.some((number) => isMeasured(number) && !number.next.next.is('each'));
}
