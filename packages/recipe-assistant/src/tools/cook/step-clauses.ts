import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import { DESCRIPTION, isStopWord, wordsOf } from '../word-forms.ts';
import type { Mention } from './find-ingredients.ts';
import type { Phrase } from './step-words.ts';

const CLAUSE = String.raw`[^.,;:!?()\n]*`;

/** The start of a clause about how a food is, up to that food: `until the cheese`. */
const STATE = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('moments', 'until', 'meanwhile')})(?![\p{L}\p{N}]| \d)(${CLAUSE})$`,
  'iu',
);

/** The same in a script without spaces, up to a character for what is done next: `倒至碗中加入盐`. */
const UNSPACED_STATE = new RegExp(
  String.raw`(?:${wordsFor('meanwhileUnspaced')})[^。，；、后後加放倒入]*$`,
  'u',
);

/** Behind a food that something happens to: `The oil may separate`. */
const HAPPENS = new RegExp(String.raw`^ (?:${wordsFor('happens')})(?!\p{L})`, 'iu');

/** The ending of such a food, or what is written together with it. */
const SUBJECT = new RegExp(String.raw`(?:${wordsFor('subjectEnd')})$`, 'u');
const UNSPACED_SUBJECT = new RegExp(`^(?:${wordsFor('subjectUnspaced')})`, 'u');

/** The start of a clause in which water only washes or wets. */
const WASHING = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('washing')})(?!\p{L})(${CLAUSE})$`,
  'iu',
);
const WATER = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('water')})$`, 'iu');

const NEXT = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('and', 'next')})(?!\p{L})`, 'iu');

/** Words before a food of which a step takes more than what it names elsewhere: `Add more milk.` */
const FURTHER = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('further')}) $`, 'iu');

/** Whether a step uses the food that a phrase of it names, and doesn’t only tell how that is. */
export function isUsed(
  one: Mention,
  others: readonly Mention[],
  usedBefore: ReadonlyMap<IngredientLine, unknown>,
): boolean {
  if (isTapWater(one)) return false;
  const isState = isInState(one);
  if (isState && (one.mayBeMixture || one.names.some(({ line }) => usedBefore.has(line))))
    return false;
  const isNamed = others.some(
    ({ names, start }) => start < one.start && names.includes(one.names[0]!),
  );
  return !(isNamed && (isState || FURTHER.test(one.textBefore)));
}

/** Whether a phrase only tells how a food is, or becomes, so that the step takes none of it. */
function isInState({ text, textBefore, textAfter }: Phrase): boolean {
  return (
    UNSPACED_STATE.test(textBefore) ||
    HAPPENS.test(textAfter) ||
    UNSPACED_SUBJECT.test(textAfter) ||
    SUBJECT.test(text) ||
    isInClause(STATE, textBefore)
  );
}

/** Whether a phrase is water from the tap: `Rinse it under cold water`, `Brush the edges with water`. */
function isTapWater({ text, textBefore }: Phrase): boolean {
  return WATER.test(text) && isInClause(WASHING, textBefore);
}

/** Whether the clause that an expression finds goes on up to its end: `until it is soft and add the` doesn’t. */
function isInClause(expression: RegExp, textBefore: string): boolean {
  const parts = expression.exec(textBefore)?.[1]!.split(NEXT);
  const last = wordsOf(parts && parts.length > 1 ? parts.at(-1)! : '');
  return parts !== undefined && last.every((word) => isStopWord(word) || DESCRIPTION.test(word));
}
