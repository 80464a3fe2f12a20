import { takesParticles } from '../language/characters.ts';
import { isMeasured, stays } from './sizes.ts';
import { isNumber, NOTHING, type NumberToken, type Token } from '../language/tokens.ts';
import { isPan, isUnclear, isUnreadable } from './unclear.ts';

/** Nobody counts so many of something; in a name it is its kind. */
const MOST_COUNTED = 100;

/**
 * Finds the numbers of a line of ingredients that change with the servings, in order: no temperatures, sizes, times or
 * numbers of pieces that something is cut into. None where nobody could tell what one of them means.
 */
export function amountsIn(tokens: readonly Token[]): readonly NumberToken[] {
  const numbers = tokens.filter(isNumber);
  if (isPan(tokens) || tokens.some((token) => token.is('asWritten'))) return [];
  if (numbers.some((number) => isUnclear(number, isFirst(number)))) return [];
  const amounts: NumberToken[] = [];
  for (const number of numbers)
    if (mayCount(number) && !stays(number, amounts)) amounts.push(number);
  return amountsOfAll(amounts, tokens);
}

/** The number that a line starts with, if that is an amount. */
export function firstAmount(tokens: readonly Token[]): NumberToken | undefined {
  const number = tokens.find(isNumber);
  const isAmount = number && isFirst(number) && !stays(number, []) && !isUnreadable(number, true);
  return isAmount ? number : undefined;
}

/** Whether a number stands where amounts do; a word for one not just anywhere, as in `magic in a cup`. */
export function mayCount(number: NumberToken): boolean {
  if (isFirst(number)) return true;
  const { before } = number;
  if (number.amount.from.as === 'article')
    return before.is('with') || (startsPhrase(number) && !isAnother(before));
  return isMeasured(number) || startsPhrase(number) || endsName(number);
}

/** What stands in another's place is no amount: `cream or a splash of milk`, `juice from a carton`. */
function isAnother(before: Token): boolean {
  return before.is('or') || before.text === 'from';
}

/** Nothing stands before it but what says no more: `about 3 leeks`, `(Optional) 3 figs`, `大さじ2`. */
function isFirst(number: Token): boolean {
  let { before } = number;
  while (before.is('about', 'optional', 'before') || isMark(before)) before = before.before;
  return before === NOTHING;
}

/** Not `#10`, nor the rest of a number. */
function isMark(token: Token): boolean {
  return token !== NOTHING && !token.isWord && !isNumber(token) && !token.isSign('#./');
}

/** Behind a sign, or a word that begins a further amount: `(1 cup)`, `plus 2`, `Juice of 1 lemon`, `or about 3`. */
function startsPhrase(number: Token): boolean {
  let { before } = number;
  while (before.is('about', 'before')) before = before.before;
  // The rest of a number: `between 4 and 5`, `1 : 1`.
  if ((before.is('and') || before.isSign(':')) && isNumber(before.before)) return false;
  return before.is('and', 'or', 'of') || before.isSign('(,;:+/-–—…=|');
}

/** Behind a name: `Eggs 3`, `卵 2個 (L)`, `姜 1 小块`; but not `Eggs, cut in 3`. */
function endsName(number: NumberToken): boolean {
  const isCounted = number.next.unit !== undefined && takesParticles(number.next.text);
  if (isFirst(firstNumber(number)) && !isCounted) return false;
  const next = behindCounters(number.next);
  if (next === number.next && isOfName(number)) return false;
  if (number.before.is('into', 'beside', 'sizes')) return false;
  const ends = next === NOTHING || isNumber(next) || next.isSign(isCounted ? '(,;)' : '(,;');
  return ends || next.is('or');
}

/** Without a unit, the number of `a homemade one` and `Mehl 405` belongs to the name. */
function isOfName({ amount: { from } }: NumberToken): boolean {
  return from.as === 'word' || from.value >= MOST_COUNTED;
}

/** What follows the unit behind a number, in a script without spaces up to two words: `姜 1 小块`. */
function behindCounters(first: Token): Token {
  const second = isCounter(first) ? first.next : first;
  return second !== first && isCounter(second) ? second.next : second;
}

function firstNumber(token: Token): Token {
  let first = token;
  for (let at = token; at !== NOTHING; at = at.before) if (isNumber(at)) first = at;
  return first;
}

/** A unit, or a word of a script without spaces. */
function isCounter(token: Token): boolean {
  const isUnit = token.unit !== undefined && !token.is('foods');
  return token.isWord && (isUnit || takesParticles(token.text));
}

/** Of `4 fillets, 6 oz each` the first alone; of `1 cup (240 ml) each milk and cream` nobody could tell. */
function amountsOfAll(
  amounts: readonly NumberToken[],
  tokens: readonly Token[],
): readonly NumberToken[] {
  const each = tokens.find((token) => token.is('each'));
  const [first, ...further] = amounts;
  if (!each || !first) return amounts;
  if (!isFirst(first) || each.next.is('people')) return [];
  const isOne = further.every(({ next }) => next.next === each);
  return isOne || !isMeasured(first) ? [first] : [];
}
