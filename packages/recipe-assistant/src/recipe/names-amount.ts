import { MEASURE, toAscii } from './numbers.ts';
import { anyOf } from './words/any-of.ts';

/**
 * The end of an amount in a sentence, with a unit of its own: `1 cup`, `half a cup`. A hyphen makes a size of it,
 * and `each` or `at a time` the size of one.
 */
const IN_SENTENCE = new RegExp(
  String.raw`(?:[\d¼-¾⅐-⅞]|(?<!\p{L})(?:${anyOf('half', 'one', 'numbers')})(?= )) ?${MEASURE}(?! d['’]heure| (?:${anyOf('each')})(?!\p{L}))|(?:${anyOf('unitsBefore')}) ?\d`,
  'iu',
);

const NUMBER_OR_WORD = new RegExp(String.raw`\p{N}|(?<!\p{L})(?:${anyOf('numbers')}) `, 'iu');

/** Whether an ingredient line holds a number, and so may tell an amount: `salt to taste` doesn't. */
export function hasNumber(line: string): boolean {
  return NUMBER_OR_WORD.test(line);
}

/**
 * Whether a step names an amount, which isn't scaled: `Add 1 cup of the flour`. Temperatures, sizes, times and
 * numbers of pieces are none.
 */
export function namesAmount(step: string): boolean {
  return IN_SENTENCE.test(toAscii(step));
}
