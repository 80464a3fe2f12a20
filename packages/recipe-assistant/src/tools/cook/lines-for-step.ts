import { wordsFor } from '../../vocabulary/languages.ts';
import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { CONTAINER, MEASURE, NUMBER, toAscii } from '../../recipe/numbers.ts';
import { NUMBER_WORDS, valueOf } from '../../recipe/servings-and-times.ts';
import { foodIn } from '../ingredient-names.ts';
import { DESCRIPTION, isStopWord } from '../word-forms.ts';
import type { Phrase } from './step-words.ts';

/** Instead of an amount: some of it. */
const PART_ONLY = 'part';

const UNIT = `${MEASURE}|${CONTAINER}`;

const AMOUNT = new RegExp(String.raw`(${NUMBER})(?:[ -]*(${UNIT}))?`, 'giu');

const AMOUNT_BEFORE = new RegExp(
  String.raw`(${NUMBER})[ -]*(${UNIT}|[^\P{L}a-zA-Z])?\.?(?: ?\([^()]*\))?[的の의]? *$`,
  'iu',
);

/** The same in words: `a tablespoon`, `two cups`. */
const WORD_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(${wordsFor('half', 'one')}|${NUMBER_WORDS}) (${UNIT}) *$`,
  'iu',
);

/** A count in words, but `one egg at a time`. */
const COUNT_BEFORE = new RegExp(String.raw`(?<!\p{L})(?!one )(${NUMBER_WORDS}) $`, 'iu');

const AMOUNT_AFTER = new RegExp(
  String.raw`^ ?\(?(?:${wordsFor('unitsBefore')})?(${NUMBER}) ?(${UNIT})`,
  'iu',
);

/** Words before a food of which a step takes less than the list has. */
const PART = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${wordsFor('remaining', 'further')})|${wordsFor('remainingUnspaced')})[的の]?\s*$`,
  'iu',
);

/** Words before which an amount is of another food, or of a vessel: `2 cups rice and stock`, `a pot with the stock`. */
const PARTS = new RegExp(`^(?:${wordsFor('with', 'and')})$`, 'u');

/** Between two foods that a step takes in the same way. */
const AND = new RegExp(String.raw`^ (?:${wordsFor('and', 'or')}) $`, 'iu');

/** Around a word that is a verb: `Butter a dish`, `Grease and flour the pan`. */
const SENTENCE_START = new RegExp(
  String.raw`(?:^|[.!?:;\n]) *(?:\p{L}+ (?:${wordsFor('and')}) )?$`,
  'iu',
);
const OBJECT = new RegExp(
  String.raw`^ (?:\d|(?:${wordsFor('articles')}|${NUMBER_WORDS})(?!\p{L}))`,
  'iu',
);

/** In a clause about what a pan is greased with: `Grease a tin with`. */
const GREASING = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsFor('greasing')})(?!\p{L})[^.,;:!?()\n]*$`,
  'iu',
);

/** In an ingredient that is for that. */
const GREASES = new RegExp(String.raw`(?<!\p{L})(?:${wordsFor('greasing')})(?!\p{L})`, 'iu');

const LAST_WORD = /(?<![\p{L}\p{M}])([\p{L}\p{M}-]+)[\s']*$/u;

/**
 * The lines of ingredients that one phrase of a step means, each with what is shown of it. Where the step states another
 * amount than the list, or takes a part, that is the name alone: the amount of the list would mislead. Likewise if
 * two lines share a name and no amount tells them apart.
 */
export function linesForStep(
  lines: readonly IngredientLine[],
  areDuplicates: boolean,
  phrase: Phrase,
  others: readonly Phrase[],
): ShownLine[] {
  const isLittle = isForPan(phrase) && !lines.some(({ text }) => GREASES.test(text));
  const stated = isLittle
    ? PART_ONLY
    : (amountBefore(phrase) ?? amountAfter(phrase) ?? partWith(phrase, others));
  const exact = lines.filter((line) => amountsOf(line).includes(stated ?? ''));
  if (exact.length > 0) return exact.map((line) => [line, line]);
  const first = lines[0];
  if (first && areDuplicates) return [[first, nameOnly(first)]];
  return lines.map((line) => [line, stated === undefined ? line : nameOnly(line)]);
}

/** Whether a step takes a little of a food for a pan: `Butter a dish`, `Grease a tin with oil`. */
export function isForPan({ textBefore, textAfter }: Phrase): boolean {
  return (OBJECT.test(textAfter) && SENTENCE_START.test(textBefore)) || GREASING.test(textBefore);
}

/** What a step shows of a line of which it doesn’t take the amount. */
export function nameOnly(line: IngredientLine): IngredientLine {
  return amountsOf(line).length > 0 ? { text: foodIn(line) } : line;
}

function amountsOf({ text }: IngredientLine): string[] {
  return Array.from(toAscii(text).matchAll(AMOUNT), ([, number = '', unit]) => write(number, unit));
}

/** The amount before a food in a step, but for words between it and its food: `2 cups of the warm`. */
function amountBefore({ textBefore }: Phrase): string | undefined {
  for (let rest = toAscii(textBefore); ;) {
    if (PART.test(rest)) return PART_ONLY;
    const amount = AMOUNT_BEFORE.exec(rest) ?? WORD_BEFORE.exec(rest) ?? COUNT_BEFORE.exec(rest);
    if (amount) return write(amount[1]!, amount[2]);
    const last = LAST_WORD.exec(rest);
    const word = last?.[1]!.toLowerCase() ?? '';
    if (!last || PARTS.test(word)) return undefined;
    if (!isStopWord(word) && !DESCRIPTION.test(word)) return undefined;
    rest = rest.slice(0, last.index);
  }
}

function amountAfter({ textAfter }: Phrase): string | undefined {
  const amount = AMOUNT_AFTER.exec(toAscii(textAfter));
  return amount ? write(amount[1]!, amount[2]) : undefined;
}

/** Of `some salt and pepper` both are parts. */
function partWith({ start, textBefore }: Phrase, others: readonly Phrase[]): string | undefined {
  const other = others.find(({ end }) => end < start && AND.test(textBefore.slice(end - start)));
  return other && amountBefore(other) === PART_ONLY ? PART_ONLY : undefined;
}

/** An amount to compare: `2 tbsp` is `2 tablespoons`, but not `2 tsp`. */
function write(number: string, unit = ''): string {
  const key = unit.toLowerCase();
  return `${valueOf(number)} ${key.slice(0, 1)}${/^t.*b/.test(key) ? 'b' : ''}`;
}

/** A line of the list, and what a step shows of it. */
export type ShownLine = [line: IngredientLine, shown: IngredientLine];
