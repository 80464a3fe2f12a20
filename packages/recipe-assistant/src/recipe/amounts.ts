import { CONTAINER, MEASURE, NUMBER, toAscii, UNIT_END } from './numbers.ts';
import { firstAmount, HALF_OR_ONE, isNoQuantity, readSpan, type Span } from './quantity.ts';
import { TOTAL } from './times.ts';
import { anyOf } from './words/any-of.ts';

/**
 * The start of a number, or a word for one in its place: `plus a cup`, `洋葱 半个`; `from a can` says nothing of how
 * many. After a letter it is part of a name, except in scripts without spaces; after `à` it is the size of one, and
 * after another number the rest of that, or of a range: `1 500 ml`, `between 2 and 3`.
 */
const BEGINNING = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d#]|\p{L}-|\d[.,/ ]|\d (?:${anyOf('and')}) |à )(?:[\d¼-¾⅐-⅞]|(?<=\(|(?:[,:\p{Lo}\p{M}]|[ (](?:${anyOf('of', 'and', 'or', 'about')})) )(?:(?:${anyOf('numbers')}|${anyOf('half')}) |(?<!(?:${anyOf('of')}) )(?:${HALF_OR_ONE})))`,
  'giu',
);

const SIZE = String.raw`${NUMBER}[ -]?${MEASURE}`;

/** A size per unit: `1 28-oz can`, `2 x 400 g`, `6 cups (1.5 x 32 oz)`, `1 chicken of 1.5 kg`, `1 kutu 400 gr`. */
const SIZE_OF_ONE = new RegExp(
  String.raw`^ ?(?:${NUMBER}-)?${SIZE}|(?<=x ?|(?<!\p{L})(?:(?:${anyOf('of')})(?: (?:${anyOf('one')}))?|${CONTAINER}) )${SIZE}`,
  'giu',
);

/**
 * What follows the first amount of a line that isn't scaled. More or less in words: `1 onion and a half`, `玉ねぎ 1個半`,
 * `大さじ2分の1`; a number that nobody could tell: `(1,000 g)`; or an amount of one: `100 g per person`, `28 oz can`.
 */
const UNSCALED = new RegExp(
  String.raw`^[ -]?${MEASURE}\.? ${CONTAINER}(?!头)|(?<!\p{L})(?:(?:${anyOf('andAPart')})(?!\p{L})|p(?:er|ar|or|ro) (?:p(?:er|es|or)|serving))|[個个杯匙プ]半(?!分)|\p{Lo}半[個个只隻條条根]|分[の之]\d|(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?!\d)`,
  'iu',
);

/** What is counted is a pan: `1 8-inch pan`, `フライパン 1個`; not `2 eggs for the baking dish`, nor `1 Topf Basilikum`. */
const PAN = new RegExp(
  String.raw`^(?!.* (?:${anyOf('groups', 'of')}) (?!\d))(?! ?${MEASURE})[^,;、]*(?<!\p{Script=Latin})(?:${anyOf('pans')})s?(?= *(?:$|[,;、(]| \d| (?:da|de|von) \d))`,
  'iu',
);

/** What may be a size, unlike `(or 2 cups)`. */
const PARENTHESES = new RegExp(String.raw`\((?!(?:${anyOf('or')}) )[^()]*\)`, 'gi');

/** What stands between a number and the size of one in parentheses: `1 (28 oz) can`, `1 can (28 oz)`, `토마토 1캔 (400g)`. */
const BEFORE_SIZE = new RegExp(
  String.raw`^ ?$|^(?: [\p{L}-]+){0,2}? ?${CONTAINER}|\d ?${CONTAINER} ?$`,
  'iu',
);

/** Behind it stands the size of one: `4 fillets, 6 oz each`, `Lachsfilets, je ca. 150 g`. */
const EACH = new RegExp(String.raw`(?<!\p{Ll}|as )(?:${anyOf('each')})(?![a-z])`, 'iu');

/** Behind an amount it means the same, but Italian `per la crema` doesn't. */
const PER = /(?<! as) per (?!l[aeo']|il |gli |un)/i;

const IS_MEASURED = new RegExp(`^[ -]?${MEASURE}`, 'iu');

/** Matches text before a number that makes it an amount without a unit: `(`, `, `, `plus`, `Juice of`. */
const BEFORE_AMOUNT = new RegExp(
  String.raw`(?:^|[(,;+&–-]|(?<!\d)[:/]|(?<!\p{L})(?:x|${anyOf('and', 'or', 'of')})(?= )|${anyOf('unitsBefore')}) {0,2}(?:(?:${anyOf('about', 'or')}) ?)?$`,
  'iu',
);

/** What follows the amount in a line that starts with the name: `Eggs 3`, `卵 2個 (L)`. */
const ENDS_LINE = new RegExp(String.raw`^ ?\p{Lo}*${UNIT_END}\s*(?:$|[(,])`, 'u');

/**
 * Finds the numbers of a line that change with the servings, in order: no temperatures, sizes, times or
 * numbers of pieces that something is cut into.
 *
 * @param text as it is shown
 */
export function amountsIn(text: string): Span[] {
  const ascii = toAscii(text);
  const first = firstAmount(ascii);
  const behind = ascii.slice(first?.to.end);
  if (UNSCALED.test(behind) || PAN.test(behind)) return [];
  const further = furtherIn(withoutSizes(ascii, first?.to.end), !first);
  const all = first ? [first, ...further] : further;
  if (!EACH.test(behind) && !(first && PER.test(behind))) return all;
  // Of `4 fillets, 6 oz each` the first alone; of `1 cup (240 ml) each milk and cream` nobody could tell.
  const isCounted = first !== undefined && !IS_MEASURED.test(behind);
  return isCounted || further.length === 0 ? all.slice(0, 1) : [];
}

function furtherIn(rest: string, isNamed: boolean): Span[] {
  const found: Span[] = [];
  let last = 0;
  for (const { index } of rest.matchAll(BEGINNING)) {
    const span = index < last ? undefined : readSpan(rest, index);
    // Skip the whole number, or the 6 of `4-6 pieces` would be tried next.
    last = span?.to.end ?? last;
    if (span && isAmount(rest, span, isNamed)) found.push(span);
  }
  return found;
}

/** The line with its first amount, and sizes per unit, replaced by spaces. */
function withoutSizes(ascii: string, end = 0): string {
  const behind = ascii.slice(end);
  const counted = end > 0 ? behind.replace(SIZE_OF_ONE, blank) : behind;
  const kept = counted.replace(PARENTHESES, (size, index: number) =>
    BEFORE_SIZE.test(behind.slice(0, index)) && !TOTAL.test(size) ? blank(size) : size,
  );
  return blank(ascii.slice(0, end)) + kept;
}

function isAmount(line: string, span: Span, isNamed: boolean): boolean {
  const behind = line.slice(span.to.end);
  if (isNoQuantity(line, span)) return false;
  return (
    IS_MEASURED.test(behind) ||
    BEFORE_AMOUNT.test(line.slice(0, span.from.start)) ||
    (isNamed && ENDS_LINE.test(behind))
  );
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
