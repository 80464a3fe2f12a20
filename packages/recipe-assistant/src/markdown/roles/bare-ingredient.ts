import { isDatum, startsLikeTalk } from './talk.ts';

const LONGEST = 100;

const QUANTITY =
  /^(?:\d|[½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]|(?:an?|one|two|three|four|half|some|pinch|handful|dash|juice|zest)\s)/iu;

/** Whether a line without a marker, in a list of ingredients, is one of them rather than talk. */
export function isBareIngredient(line: string): boolean {
  if (line.length > LONGEST || /[!?:：！？。]$/u.test(line)) return false;
  if (startsLikeTalk(line) || isDatum(line)) return false;
  return !line.endsWith('.') || startsWithQuantity(line) || line.split(' ').length <= 6;
}

/** Whether a line that is still arriving can be nothing but an ingredient. */
export function startsWithQuantity(line: string): boolean {
  return QUANTITY.test(line);
}
