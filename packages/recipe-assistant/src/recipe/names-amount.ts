import { wordsFor } from '../vocabulary/languages.ts';
import { MEASURE, toAscii } from './numbers.ts';

/**
 * The end of an amount in a sentence, with a unit of its own: `1 cup`, `half a cup`. A hyphen makes a size of it,
 * and `each` or `at a time` the size of one.
 */
const IN_SENTENCE = new RegExp(
  String.raw`(?:[\d¼-¾⅐-⅞]|(?<!\p{L})(?:${wordsFor('half', 'one', 'numbers')})(?= )) ?${MEASURE}(?! (?:${wordsFor('each')})(?!\p{L}))|(?:${wordsFor('unitsBefore')}) ?\d`,
  'iu',
);

/**
 * Whether a step names an amount, which isn't scaled: `Add 1 cup of the flour`. Temperatures, sizes, times and
 * numbers of pieces are none.
 */
export function namesAmount(step: string): boolean {
  return IN_SENTENCE.test(toAscii(step));
}
