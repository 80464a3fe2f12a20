import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { wordsFor } from '../../vocabulary/languages.ts';
import { DESCRIPTION, isBeside, wordsOf } from '../word-forms.ts';
import type { Found } from './find-ingredients.ts';
import { isFurther } from './lines-for-step.ts';

/** How many characters of a clause are read. */
const LONGEST_CLAUSE = 80;

const CLAUSE = String.raw`[^.,;:!?()\n]*`;

/** The start of a clause about a moment of a wait, up to how long that is: `Once it has simmered for`. */
const MOMENT = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('moments')})(?!\p{L})${CLAUSE}$`,
  'iu',
);

/** The start of a clause about how a food is, up to that food: `until the cheese`. */
const STATE = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('moments', 'until', 'meanwhile')})(?![\p{L}\p{N}]| \d)(${CLAUSE})$`,
  'iu',
);

/** The same in a script without spaces, up to a sign for what is done next: `倒至碗中加入盐`. */
const TIGHT_STATE = new RegExp(
  String.raw`(?:${wordsFor('meanwhileTight')})[^。，；、后後加放倒入]*$`,
  'u',
);

/** Behind a food that something happens to: `The oil may separate`. */
const HAPPENS = new RegExp(String.raw`^ (?:${wordsFor('happens')})(?!\p{L})`, 'iu');

/** The ending of such a food, or what is written together with it. */
const SUBJECT = new RegExp(String.raw`(?:${wordsFor('subjectEnd')})$`, 'u');
const TIGHT_SUBJECT = new RegExp(`^(?:${wordsFor('subjectTight')})`, 'u');

/** The start of a clause in which water only washes or wets. */
const WASHING = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('washing')})(?!\p{L})(${CLAUSE})$`,
  'iu',
);
const WATER = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('water')})$`, 'iu');

const NEXT = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('and', 'next')})(?!\p{L})`, 'iu');

/** Whether a phrase of a step is in a clause about a moment of a wait. */
export function isInMoment(step: string, start: number): boolean {
  return MOMENT.test(clauseBefore(step, start));
}

/** Whether a step takes what a phrase of it names, and doesn’t only tell how that is. */
export function isTaken<Named extends { line: IngredientLine }>(
  one: Found<Named>,
  step: string,
  others: readonly Found<Named>[],
  earlier: ReadonlySet<IngredientLine>,
): boolean {
  if (isTapWater(step, one)) return false;
  const isState = isInState(step, one);
  if (isState && (one.isVague || one.names.some(({ line }) => earlier.has(line)))) return false;
  const isNamed = others.some(
    ({ names, start }) => start < one.start && names.includes(one.names[0]!),
  );
  return !(isNamed && (isState || isFurther(step, one)));
}

/** Whether a phrase only tells how a food is, or becomes, so that the step takes none of it. */
function isInState(step: string, { start, end }: Range): boolean {
  const before = clauseBefore(step, start);
  const behind = step.slice(end, end + LONGEST_CLAUSE);
  return (
    TIGHT_STATE.test(before) ||
    HAPPENS.test(behind) ||
    TIGHT_SUBJECT.test(behind) ||
    SUBJECT.test(step.slice(start, end)) ||
    isInClause(STATE, before)
  );
}

/** Whether a phrase is water from the tap: `Rinse it under cold water`, `Brush the edges with water`. */
function isTapWater(step: string, { start, end }: Range): boolean {
  return WATER.test(step.slice(start, end)) && isInClause(WASHING, clauseBefore(step, start));
}

/** Whether the clause that an expression finds goes on up to its end: `until it is soft and add the` doesn’t. */
function isInClause(expression: RegExp, before: string): boolean {
  const parts = expression.exec(before)?.[1]!.split(NEXT);
  const last = wordsOf(parts && parts.length > 1 ? parts.at(-1)! : '');
  return parts !== undefined && last.every((word) => isBeside(word) || DESCRIPTION.test(word));
}

function clauseBefore(step: string, start: number): string {
  return step.slice(Math.max(0, start - LONGEST_CLAUSE), start);
}

interface Range {
  start: number;
  end: number;
}
