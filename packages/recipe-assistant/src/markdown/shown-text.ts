import { cleanText } from '../lines/normalize.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/** Text as the page shows it. */
export function shownText(text: string, isRtl: boolean): string {
  return isolateMixedNumbers(cleanText(text), isRtl);
}

/** Whether a text has letters that are written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Keeps `2½` in this order on a page: among letters from right to left, `½2` would be drawn. The isolates around it are
 * invisible, and in no text that is copied or saved.
 */
export function isolateMixedNumbers(text: string, isRtl = false): string {
  if (!isRtl && !RIGHT_TO_LEFT.test(text)) return text;
  return text.replace(/\d{1,7} ?[¼-¾⅐-⅞]/g, '\u2066$&\u2069');
}
