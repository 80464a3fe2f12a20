import { behindSize } from '../language/counted.ts';
import { isMeasured, stays } from './sizes.ts';
import { isNumber, type NumberToken, type Token, tokensFrom } from '../language/tokens.ts';

/** `1,000 g`, `one third cup` */
export function isUnreadable(number: NumberToken, isFirst: boolean): boolean {
  const { next } = number;
  const isAmount = isFirst || isMeasured(number) || next.next.is('metric', 'measures');
  return number.amount.isUnclear || (next.is('fractions') && isAmount);
}

/** Besides, `1個半`, `1 onion and a half`, `2 kg 250`; or an amount of one: `28 oz can`, `400g/14oz can`. */
export function isUnclear(number: NumberToken, isFirst: boolean): boolean {
  const { next } = number;
  if (isUnreadable(number, isFirst) || hasRest(number)) return true;
  if ([...tokensFrom(next, () => false)].some((token) => token.is('part'))) return true;
  if (next.is('metric', 'measures', 'pieces') && next.next.is('fractions')) return true;
  return isFirst && next.is('metric', 'measures') && behindSize(number).is('containers');
}

/** The rest of a number behind its unit: `2 kg 250`, `1 tasse 1/2`. */
function hasRest(number: NumberToken): boolean {
  const { next } = number;
  const rest = next.next;
  if (!isNumber(rest) || isMeasured(rest) || stays(rest, [number])) return false;
  const isPart = rest.amount.from.as === 'fraction' && rest.amount.from.value < 1;
  return next.is('metric') || (next.is('measures') && isPart);
}

/** Whether what is counted is a pan: `1 8-inch pan`; not `2 eggs for the pan`, nor `1 Topf Basilikum`. */
export function isPan(tokens: readonly Token[]): boolean {
  const first = tokens.find(isNumber) ?? tokens[0]!;
  const end = tokens.findIndex((token) => token.start > first.start && token.isSign(',;'));
  const phrase = tokens.slice(0, end < 0 ? undefined : end);
  const pan = phrase.find((token) => token.is('pans'));
  if (!pan || isMeasured(first)) return false;
  const before = phrase.slice(0, phrase.indexOf(pan));
  if (before.some((token) => token.is('beside', 'of') && !isNumber(token.next))) return false;
  const next = pan.next.is('of') ? pan.next.next : pan.next;
  return !next.isWord || next.is('or');
}
