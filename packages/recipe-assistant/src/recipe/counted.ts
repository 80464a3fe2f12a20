import { isNumber, type Token } from '../language/tokens.ts';

/** Words between a number and what is counted: `2 red or green bell peppers`. */
const MOST_BETWEEN = 6;

/** The unit or the counted food behind a number: `cup`, the `clove` of `large garlic clove`, the `tasse` of `¼ de tasse`. */
export function countedBehind(number: Token): Token | undefined {
  let token = behindSize(number.next);
  if (token.is('of') && token.next.is('measures')) token = token.next;
  for (let count = 0; count <= MOST_BETWEEN; count += 1) {
    if (!token.isWord || token.is('of', 'sizes', 'beside', 'into')) return undefined;
    if (token.unit && (!token.is('foods') || endsName(token))) return token;
    token = behindSize(token.next);
  }
  return undefined;
}

/** Behind the size of one: `2 (8-ounce) packages`, `2 28-ounce cans`, `1 4-inch-long piece`. */
function behindSize(first: Token): Token {
  let token = first;
  if (first.isSign('(')) {
    while (!token.isLast && !token.isSign(')')) token = token.next;
    return token.isSign(')') ? token.next : first;
  }
  if (!isNumber(first)) return first;
  if (!first.next.isSign('-')) return first.next.next;
  while (token.next.isSign('-')) token = token.next.next;
  return token.next;
}

/** Whether no other noun follows: `1 chicken stock cube` is no chicken. */
function endsName({ next }: Token): boolean {
  return !next.isWord || next.text.endsWith('ed') || next.is('beside');
}
