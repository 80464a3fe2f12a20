import { wordsFor } from '../../vocabulary/languages.ts';
import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { CONTAINER, MEASURE, NUMBER, readNumber, toAscii } from '../../recipe/numbers.ts';
import { foodIn } from '../ingredient-names.ts';
import { DESCRIPTION, isBeside } from '../word-forms.ts';

/** How many characters before a name may state its amount. */
const LONGEST_AMOUNT = 60;

const UNIT = `${MEASURE}|${CONTAINER}`;

const AMOUNT = new RegExp(String.raw`(${NUMBER})(?:[ -]*(${UNIT}))?`, 'giu');

const AMOUNT_BEFORE = new RegExp(
  String.raw`(${NUMBER})[ -]*(${UNIT}|[^\P{L}a-zA-Z])?\.?(?: ?\([^()]*\))?[的の의]? *$`,
  'iu',
);

const AMOUNT_BEHIND = new RegExp(
  String.raw`^ ?\(?(?:${wordsFor('unitsBefore')})?(${NUMBER}) ?(${UNIT})`,
  'iu',
);

/** Words before a food of which a step takes less than the list has. */
const PART = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${wordsFor('remaining')})|${wordsFor('remainingTight')})[的の]?\s*$`,
  'iu',
);

const LAST_WORD = /(?<![\p{L}\p{M}])([\p{L}\p{M}-]+)[\s']*$/u;

/**
 * The lines of ingredients that one phrase of a step means, each with what is shown of it. Where the step states another
 * amount than the list, or takes a part, that is the name alone: the amount of the list would mislead. So it is where
 * several lines have one name, unless the amount tells which.
 */
export function linesForStep(
  lines: readonly IngredientLine[],
  areTwins: boolean,
  step: string,
  { start, end }: Range,
): [line: IngredientLine, shown: IngredientLine][] {
  const before = step.slice(Math.max(0, start - LONGEST_AMOUNT), start);
  const stated = amountBefore(before) ?? amountBehind(step.slice(end));
  const exact = lines.filter((line) => amountsOf(line).includes(stated ?? ''));
  if (exact.length > 0) return exact.map((line) => [line, line]);
  const first = lines[0];
  if (first && areTwins) return [[first, nameOnly(first)]];
  return lines.map((line) => [line, stated === undefined ? line : nameOnly(line)]);
}

function nameOnly(line: IngredientLine): IngredientLine {
  return amountsOf(line).length > 0 ? { text: foodIn(line) } : line;
}

function amountsOf({ text }: IngredientLine): string[] {
  return Array.from(toAscii(text).matchAll(AMOUNT), ([, number = '', unit]) => write(number, unit));
}

/** The amount that a text ends in, but for words between it and its food: `2 cups of the warm`. */
function amountBefore(text: string): string | undefined {
  for (let rest = toAscii(text); ;) {
    if (PART.test(rest)) return 'part';
    const amount = AMOUNT_BEFORE.exec(rest);
    if (amount) return write(amount[1]!, amount[2]);
    const last = LAST_WORD.exec(rest);
    const word = last?.[1]!.toLowerCase() ?? '';
    if (!last || !(isBeside(word) || DESCRIPTION.test(word))) return undefined;
    rest = rest.slice(0, last.index);
  }
}

function amountBehind(text: string): string | undefined {
  const amount = AMOUNT_BEHIND.exec(toAscii(text.slice(0, LONGEST_AMOUNT)));
  return amount ? write(amount[1]!, amount[2]) : undefined;
}

/** An amount to compare: `2 tbsp` is `2 tablespoons`, but not `2 tsp`. */
function write(number: string, unit = ''): string {
  const key = unit.toLowerCase();
  return `${readNumber(number)?.value} ${key.slice(0, 1)}${/^t.*b/.test(key) ? 'b' : ''}`;
}

interface Range {
  start: number;
  end: number;
}
