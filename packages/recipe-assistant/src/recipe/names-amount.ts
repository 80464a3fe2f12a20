import { wordsFor } from '../vocabulary/languages.ts';
import { MEASURE, toAscii } from './numbers.ts';

/**
 * The end of an amount in a script without spaces, where `一个` is often no more than an article: `20 枝`, `半个柠檬`. Piece
 * counts and durations (`3个小时`) are not amounts.
 */
const UNSPACED = String.raw`(?:(?<![成第] ?[\d-]{0,6})\d ?|[半两])(?:${wordsFor('counters')})(?![小月に]|大?[碗锅盘])|一大?把(?!锅)`;

/**
 * The end of an amount in a sentence, with a unit of its own: `1 cup`, `half a cup`. A hyphen makes a size of it,
 * and `each` or `at a time` the size of one.
 */
const IN_SENTENCE = new RegExp(
  String.raw`${UNSPACED}|(?:[\d¼-¾⅐-⅞]|(?<!\p{L})(?:${wordsFor('half', 'one', 'numbers')})(?= )) ?${MEASURE}(?! (?:${wordsFor('each')})(?!\p{L}))|(?:${wordsFor('unitsBefore')}) ?\d`,
  'iu',
);

/**
 * Whether a step names an amount, which isn't scaled: `Add 1 cup of the flour`. Temperatures, sizes, times and
 * numbers of pieces are none.
 */
export function namesAmount(step: string): boolean {
  return IN_SENTENCE.test(toAscii(step));
}
