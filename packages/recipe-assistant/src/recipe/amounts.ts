import { CONTAINER, MEASURE, NUMBER, toAscii, UNIT_END } from './numbers.ts';
import { HALF_OR_ONE, isNoQuantity, readSpan, type Quantity, type Span } from './quantity.ts';
import { TOTAL } from './times.ts';
import { anyOf } from './words/any-of.ts';

/**
 * The start of a number, or a word for one in its place: `plus a cup`, `洋葱 半个`; `from a can` says nothing of how
 * many. After a letter it is part of a name, except in scripts without spaces; after `à` it is the size of one, and
 * after another number the rest of that, or of a range: `1 500 ml`, `between 2 and 3`.
 */
const BEGINNING = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d#]|\d[.,/ ]|\d (?:${anyOf('and')}) |à )(?:[\d¼-¾⅐-⅞]|(?<=\(|(?:[,:\p{Lo}\p{M}]|[ (](?:${anyOf('of', 'and', 'or')})) )(?:(?:${anyOf('numbers')}|${anyOf('half')}) |(?<!(?:${anyOf('of')}) )(?:${HALF_OR_ONE})))`,
  'giu',
);

const SIZE = String.raw`${NUMBER}[ -]?${MEASURE}`;

/**
 * A size per unit: `1 (28 oz) can`, `2 x 400 g`, `6 cups (1.5 x 32 oz)`, `2 400 g cans`, `1 chicken of 1.5 kg`,
 * `1 kutu 400 gr`.
 */
const SIZE_OF_ONE = new RegExp(
  String.raw`^(?:${anyOf('counters')})? ?(?:\((?!(?:${anyOf('or')}) )[^()]*${MEASURE}[^()]*\)|(?:${NUMBER}-)?${SIZE})|(?<=x ?|(?<!\p{L})(?:(?:${anyOf('of')}|${CONTAINER}) |d['’])(?:(?:${anyOf('about')}) )?)${SIZE}`,
  'giu',
);

/**
 * What follows the first amount of a line that isn't scaled. More or less in words: `1 onion and a half`, `玉ねぎ 1個半`,
 * `大さじ2分の1`; or an amount of one: `100 g per person`, `28 oz can`.
 */
const UNSCALED = new RegExp(
  String.raw`^[ -]?${MEASURE}\.? ${CONTAINER}|(?<!\p{L})(?:(?:${anyOf('andAHalf', 'andAQuarter')})(?!\p{L}| ${MEASURE})|(?:${anyOf('per')}))|[個个杯匙プ]半(?!分)|分[の之]\d`,
  'iu',
);

/** What is counted is a pan: `1 8-inch pan`, `フライパン 1個`; not `2 tbsp butter for the pan`. */
const PAN = new RegExp(
  String.raw`^(?!.* (?:${anyOf('groups', 'of')}) (?!\d))(?! ?${MEASURE})[^,;、]*(?<!\p{Script=Latin})(?:${anyOf('pans')})s?(?= *(?:$|[,;、(]| \d| (?:da|de|von) \d))`,
  'iu',
);

/** In Arabic one of a unit needs no number: `كوب حليب`. */
const UNIT_ALONE = new RegExp(
  String.raw`^(?=\p{Script=Arabic})(?:${MEASURE}|${CONTAINER}|${anyOf('pieces')})(?= )`,
  'iu',
);

/** What may be a size, unlike `(or 2 cups)`. */
const PARENTHESES = new RegExp(String.raw`\((?!(?:${anyOf('or')}) )[^()]*\)`, 'gi');

/** A container near the start, or with its number, before parentheses with the size of one: `토마토 1캔 (400g)`. */
const CONTAINERS = new RegExp(
  String.raw`^(?: ?\([^()]*\))?(?: [\p{L}-]+){0,2}? ?${CONTAINER}|\d ?${CONTAINER} ?$`,
  'iu',
);

const EACH_WORD = `(?:${anyOf('each')})`;

const EACH = new RegExp(String.raw`(?<!\p{Ll})${EACH_WORD}(?![a-z])`, 'iu');

/** Matches text whose end is of each one: `Lachsfilets, je ca. 150 g`. */
const EACH_BEFORE = new RegExp(String.raw`(?<!\p{Ll})${EACH_WORD}(?![a-z])[^,]{0,8}$`, 'iu');

/** A unit, and whether it is of a size per unit: `4 fillets, 6 oz each`. */
const IS_MEASURED = new RegExp(
  `^[ -]?${MEASURE}( ${EACH_WORD}(?: \\p{L}{2,3})? ?(?:$|[,(]))?`,
  'iu',
);

/** Matches text before a number that makes it an amount without a unit: `(`, `, `, `plus`, `Juice of`. */
const BEFORE_AMOUNT = new RegExp(
  String.raw`(?:^|[(,;:+&/–-]|(?<!\p{L})(?:x|${anyOf('and', 'or', 'of')})(?= )|${anyOf('unitsBefore')}) {0,2}(?:(?:${anyOf('about', 'or')}) ?)?$`,
  'iu',
);

/** What follows the amount in a line that starts with the name: `Eggs 3`, `卵 2個 (L)`. */
const ENDS_LINE = new RegExp(String.raw`^ ?\p{Lo}*${UNIT_END}\s*(?:$|[(,])`, 'u');

/**
 * Finds the numbers of a line that change with the servings, in order: no temperatures, sizes, times or
 * numbers of pieces that something is cut into.
 *
 * @param text as it is shown
 * @param quantity the one at its start
 */
export function amountsIn(text: string, quantity: Quantity | undefined): Span[] {
  const ascii = toAscii(text);
  const first = firstIn(ascii, quantity);
  const isUnread = quantity !== undefined && first === undefined;
  const behind = ascii.slice(first?.end);
  if (isUnread || UNSCALED.test(behind) || PAN.test(behind)) return [];
  return [...(first ? [first] : []), ...furtherIn(withoutSizes(ascii, first?.end), !first)];
}

function furtherIn(rest: string, isNamed: boolean): Span[] {
  const found: Span[] = [];
  let last = 0;
  for (const { index } of rest.matchAll(BEGINNING)) {
    const span = index < last ? undefined : readSpan(rest, index);
    // Skip the whole number, or the 6 of `4-6 pieces` would be tried next.
    last = span?.end ?? last;
    if (span && isAmount(rest, span, index, isNamed)) found.push(span);
  }
  return found;
}

function firstIn(ascii: string, quantity: Quantity | undefined): Span | undefined {
  if (quantity) return readSpan(ascii, quantity.start);
  if (UNIT_ALONE.test(ascii))
    return { from: { value: 1, start: 0, end: 0 }, end: 0, measure: undefined };
  return undefined;
}

/** The line with its first amount, and sizes per unit, replaced by spaces. */
function withoutSizes(ascii: string, end = 0): string {
  const behind = ascii.slice(end);
  const counted = end > 0 ? behind.replace(SIZE_OF_ONE, blank) : behind;
  const kept = counted.replace(PARENTHESES, (size, index: number) => {
    // `(6 oz each)` is a size per unit, `(900 g total)` an amount.
    const isSize =
      EACH.test(size) || (CONTAINERS.test(behind.slice(0, index)) && !TOTAL.test(size));
    return isSize ? blank(size) : size;
  });
  return blank(ascii.slice(0, end)) + kept;
}

function isAmount(line: string, { from, end }: Span, start: number, isNamed: boolean): boolean {
  const behind = line.slice(end);
  if (isNoQuantity(line.slice(end - 1), from.value)) return false;
  const before = line.slice(0, start);
  const [measured, each] = IS_MEASURED.exec(behind) ?? [];
  // A size per unit, of those counted before it or of the food that is named.
  if (each ?? EACH_BEFORE.test(before)) return false;
  return (
    measured !== undefined || BEFORE_AMOUNT.test(before) || (isNamed && ENDS_LINE.test(behind))
  );
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
