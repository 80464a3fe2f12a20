import { wordsFor } from '../vocabulary/languages.ts';
import { CONTAINER, MEASURE, NUMBER, toAscii, UNIT_END } from './numbers.ts';
import { isNoQuantity, readSpan, type Quantity, type Span } from './quantity.ts';

/** The start of a number. After a letter it is part of a name, except in scripts without spaces. */
const BEGINNING = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d#]|\d[.,/])[\d¼-¾⅐-⅞]/gu;

/** A size per unit: `1 (28 oz) can`, `2 x 400 g`, `2 400 g cans`. */
const SIZE_OF_ONE = new RegExp(
  String.raw`^ ?(?:\((?!(?:${wordsFor('or', 'to')}) )[^()]*${MEASURE}[^()]*\)|x ?${NUMBER}[ -]?${MEASURE}|${NUMBER}[ -]?${MEASURE})`,
  'iu',
);

/** Ingredients counted in containers, where parentheses contain the size of one. */
const IN_CONTAINERS = new RegExp(
  String.raw`^(?: ?\([^()]*\))?(?: [\p{L}-]+){0,2}? ?${CONTAINER}`,
  'iu',
);

const PARENTHESES = /\([^()]*\)/g;

const EACH = new RegExp(String.raw`(?:${wordsFor('each')})(?!\p{L})`, 'iu');

const IS_MEASURED = new RegExp(`^[ -]?${MEASURE}`, 'iu');

/** Matches text before a number that makes it an amount without a unit: `(`, `, `, `plus`, `Juice of`. */
const BEFORE_AMOUNT = new RegExp(
  String.raw`(?:^|[(,;:+&/–-]|(?<!\p{L})(?:x|${wordsFor('plus', 'and', 'or', 'of')})(?= )|${wordsFor('unitsBefore')}) ?(?:(?:${wordsFor('about', 'or')}) ?)?$`,
  'iu',
);

/** What follows the amount in a line that starts with the name: `Eggs 3`, `卵 2個 (L)`. */
const ENDS_LINE = new RegExp(String.raw`^ ?\p{Lo}{0,2}${UNIT_END}\s*(?:$|[(,])`, 'u');

/**
 * Finds the numbers of a line that change with the servings, in order: no temperatures, sizes, times or
 * numbers of pieces that something is cut into.
 *
 * @param text as it is shown
 * @param quantity the one at its start
 */
export function amountsIn(text: string, quantity: Quantity | undefined): Span[] {
  const ascii = toAscii(text);
  const first = quantity && readSpan(ascii, quantity.start);
  if (quantity && !first) return [];
  const rest = first ? withoutSizes(ascii, first.end) : ascii.replace(PARENTHESES, withoutEach);
  const found = first ? [first] : [];
  for (const { index } of rest.matchAll(BEGINNING)) {
    const isRead = found.some(({ end }) => index < end);
    const span = isRead ? undefined : readSpan(rest, index);
    if (span && isAmount(rest, span, index, first === undefined)) found.push(span);
  }
  return found;
}

/** The line with its first amount, and sizes per unit, replaced by spaces. */
function withoutSizes(ascii: string, end: number): string {
  const behind = ascii.slice(end);
  const kept = behind
    .replace(SIZE_OF_ONE, blank)
    .replace(PARENTHESES, IN_CONTAINERS.test(behind) ? blank : withoutEach);
  return blank(ascii.slice(0, end)) + kept;
}

/** `(6 oz each)` is a size per unit. */
function withoutEach(parentheses: string): string {
  return EACH.test(parentheses) ? blank(parentheses) : parentheses;
}

function isAmount(line: string, { from, end }: Span, start: number, isNamed: boolean): boolean {
  // A line from elsewhere may be decomposed (NFD).
  const behind = line.slice(end).normalize();
  if (isNoQuantity(behind, from.value)) return false;
  return (
    IS_MEASURED.test(behind) ||
    BEFORE_AMOUNT.test(line.slice(0, start).normalize()) ||
    (isNamed && ENDS_LINE.test(behind))
  );
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
