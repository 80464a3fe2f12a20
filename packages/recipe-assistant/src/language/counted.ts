import { isNumber, type Token } from './tokens.ts';
import { WORDS } from './words/languages.ts';

/** Words between a number and what is counted: `2 red or green bell peppers`. */
const MOST_BETWEEN = 6;

/** Words and signs in the brackets before it: `1 (about 14 to 16 oz, drained) can`. */
const MOST_IN_BRACKETS = 12;

/** The unit or the counted food behind a number: `cup`, the `clove` of `large garlic clove`; or its length. */
export function countedBehind({ next }: Token): Token | undefined {
  if (next.is('sizes')) return next.unit && next;
  let token = behindSize(behindJoint(next));
  for (let count = 0; count <= MOST_BETWEEN; count += 1) {
    if (!token.isWord || token.is('of', 'sizes', 'beside', 'into')) return undefined;
    if (token.unit && (!token.is('foods') || isNoun(token))) return token;
    token = behindSize(token.next);
  }
  return undefined;
}

/** Behind the dash of `1 - onion, diced`, and the `de` of `¼ de tasse`. */
function behindJoint(first: Token): Token {
  const isDash = first.isSign('-') && !first.isJoined;
  return isDash || (first.is('of') && first.next.is('measures')) ? first.next : first;
}

/** Behind the size of one, in each unit: `2 28-ounce cans`, `1 14 oz (400 g) can`, `2 x 400g/14oz cans`. */
export function behindSize(first: Token): Token {
  if (!isNumber(first)) return behindBrackets(first);
  let token = behindUnit(first);
  while (token.isSign('/') && isNumber(token.next)) token = behindUnit(token.next);
  return behindBrackets(token);
}

/** Behind the unit of a number: `oz`, `-ounce`, `-inch-long`. */
function behindUnit(number: Token): Token {
  let token = number.next;
  if (!token.isSign('-')) return token.next;
  while (token.isSign('-')) token = token.next.next;
  return token;
}

function behindBrackets(first: Token): Token {
  if (!first.isSign('(')) return first;
  let token = first;
  for (let count = 0; count < MOST_IN_BRACKETS && !token.isSign(')'); count += 1)
    token = token.next;
  return token.isSign(')') ? token.next : first;
}

/**
 * Whether a food is what is counted. Where that is the last noun, or a plural, `1 chicken stock cube` is no chicken, `1
 * onion finely chopped` is an onion, and `2 fillets salmon` are fillets.
 */
function isNoun({ unit, text, next }: Token): boolean {
  const ends = unit && WORDS[unit.language].behindNoun;
  if (!ends || !next.isWord || next.is('beside')) return true;
  const [one, many] = unit.forms;
  if (text === many && many !== one) return true;
  if (next.is('and')) return isNumber(next.next);
  return ends.split(', ').some((end) => next.text.endsWith(end));
}
