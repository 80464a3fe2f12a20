import { countedBehind } from '../language/counted.ts';
import { isNumber, NOTHING, type NumberToken, type Token, tokensFrom } from '../language/tokens.ts';

/** From this value on, a number before C or F is a temperature rather than cups. */
const COLDEST = 60;

/** How far behind a length its food may stand: `1 inch (2.5 cm) piece of ginger`. */
const NEAR = 40;

/**
 * Whether a number is the same for however many servings: a size, a temperature, a time, part of a name.
 *
 * @param amounts those before it
 */
export function stays(number: NumberToken, amounts: readonly NumberToken[]): boolean {
  if (isHeatOrTime(number) || number.next.is('fractions') || isDimension(number)) return true;
  if (!isOwnLength(number, amounts) && (isLength(number) || isName(number))) return true;
  return isSizeOfOne(number, amounts) || isInBrackets(number, amounts) || isOfSize(number, amounts);
}

/** `36%`, `350 °F`, `30 minutes` */
export function isHeatOrTime({ amount, next, end }: NumberToken): boolean {
  if (next.isSign('%°º℃℉') && next.start - end < 2) return true;
  if (/^[cf]$/.test(next.text) && amount.from.value >= COLDEST) return true;
  return next.is('hours', 'minutes', 'seconds');
}

/** `200 g`, `大さじ2` */
export function isMeasured({ before, next }: Token): boolean {
  return next.is('metric', 'measures') || before.is('before');
}

/** `1 inch`, `9"`, `16-20 count` */
function isLength({ next }: NumberToken): boolean {
  return next.is('sizes') || (next.isSign('"\'*') && next.isJoined);
}

/** A piece of ginger is as long as there are people: `1-inch piece of ginger`, `2 cm de jengibre`; not `2 (1-inch) pieces`. */
function isOwnLength({ before, next }: NumberToken, amounts: readonly Token[]): boolean {
  if (!isLengthUnit(next)) return false;
  const name = tokensFrom(next, (token) => token.isSign(',;') || token.start > next.end + NEAR);
  const isOwn = before.is('or') || amounts.every((amount) => isLengthUnit(amount.next));
  return isOwn && [...name].some((token) => token.is('long'));
}

function isLengthUnit(next: Token): boolean {
  return (next.isHyphen ? next.next : next).is('sizes') || isInchSign(next);
}

function isInchSign(next: Token): boolean {
  return next.isSign('"') && next.isJoined;
}

/** A hyphen between it and a word makes a size or a name: `28-oz can`, `3-ingredient dough`, `U-10 prawns`. */
function isName({ before, next }: Token): boolean {
  const isOfName = before.isHyphen && before.before.isWord && !before.before.unit;
  return next.isHyphen || isOfName;
}

/** `9 x 13`, and the 400 of `2 x 400 g`. */
function isDimension({ before, next }: Token): boolean {
  if (before.is('times') && isNumber(before.before)) return true;
  const other = next.next;
  const unit = other.next.isHyphen ? other.next.next : other.next;
  return next.is('times') && isNumber(other) && !unit.is('metric', 'measures');
}

/** Of one of what is counted: `1 28 oz can`, `2 fillets of 180 g`, `2 kutu 200 gr`, `beef in cubes of 25 g`. */
function isSizeOfOne(number: Token, amounts: readonly Token[]): boolean {
  const { before } = number;
  if (isNumber(before)) return true;
  if (before.is('of') && before.before.before.is('into')) return true;
  const count = amounts.at(-1);
  const isCounted = count && !isMeasured(count) && isMeasured(number);
  return isCounted === true && before.is('of', 'one', 'containers');
}

/** In brackets behind a count or a container: `1 (28 oz) can`, `1 can (28 oz)`; not `(or 2 cups)`, `(900 g total)`. */
function isInBrackets(number: Token, amounts: readonly Token[]): boolean {
  const open = bracketBefore(number);
  const count = amounts.findLast(({ start }) => start < open.start);
  const inside = [...tokensFrom(open, (token) => token.isSign(')'))];
  if (!count || inside.at(-1)!.isLast || open.next.is('or')) return false;
  if (inside.some((token) => token.is('total'))) return false;
  const container = countedBehind(count);
  if (!container?.is('containers')) return count === open.before;
  return !isNumber(count.next) || container === open.before;
}

/** The bracket that a number stands in. */
function bracketBefore(number: Token): Token {
  let token = number.before;
  while (token !== NOTHING && !token.isSign('()')) token = token.before;
  return token.isSign('(') ? token : NOTHING;
}

/** A size in another unit, or the rest of one: `2 x 150 g/5 oz`, `3 tins of 120 g (4 oz)`, `4 x 1lb 2oz`. */
function isOfSize({ before }: Token, amounts: readonly Token[]): boolean {
  const isBeside = before.isSign('/(');
  if (!isBeside && !before.is('metric', 'measures')) return false;
  const other = isBeside ? numberBefore(before) : before.before;
  if (!other || !isNumber(other) || amounts.includes(other)) return false;
  return other.next.isHyphen || other.next.is('metric', 'measures', 'sizes');
}

/** The number of the amount before a sign, of up to two words: `150 g/`, `2 large tins (`. */
function numberBefore(sign: Token): Token | undefined {
  const unit = sign.before;
  return [unit, unit.before, unit.before.before].find(isNumber);
}
