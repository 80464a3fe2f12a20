import type { Duration } from '../language/durations.ts';
import { FOODS } from '../language/foods/languages.ts';
import { languageOfLine } from '../language/language-of.ts';
import type { Unit } from '../language/lexicon.ts';
import type { Language } from '../language/names/languages.ts';
import { toPlain } from '../language/characters.ts';
import { tokenize } from '../language/tokenize.ts';
import { isNumber, type NumberToken, type Token } from '../language/tokens.ts';
import { amountsIn } from '../recipe/amounts.ts';
import type { IngredientLine, RecipeStep } from '../recipe/derive-recipe.ts';
import { type Edit, withEdits } from '../recipe/edits.ts';
import { amountsOfStep } from '../recipe/names-amount.ts';
import { editAmount, nameCounted, scalingEdits } from '../recipe/scale-line.ts';
import { isHeatOrTime, isMeasured } from '../recipe/sizes.ts';
import { finderOf } from './finder.ts';
import type { Mention } from './mention.ts';

/** At most so many characters stand between an amount and its food: `2 tablespoons of the melted butter`. */
const MOST_BETWEEN = 30;

/** At most so many between a food and an amount behind it: `醤油を大さじ2`. */
const MOST_BEHIND = 2;

/**
 * A step in other amounts: each that is all of a line's is scaled with it, `Add the 300 g potatoes` under `300 g
 * potatoes`. All others stay.
 *
 * @param lines those that the step names
 * @param factor more than 0
 */
export function scaleStep<Step extends RecipeStep>(
  step: Step,
  lines: readonly IngredientLine[],
  factor: number,
): ScaledStep<Step> {
  const { text, durations } = step;
  if (factor === 1) return { ...step, edits: [], namesAmount: false };
  const language = languageOfLine(step);
  const tokens = tokenize(text, language);
  const named = lines.map((line) => ({ line, group: 0 }));
  const mentions = finderOf(named, '', language).mentionsIn(text);
  const numbers = tokens.filter(isNumber);
  const edits: Edit[] = [];
  const kept = new Set(amountsOfStep(tokens));
  for (const [index, number] of numbers.entries()) {
    const next = numbers[index + 1];
    const amount = { number, next, name: nameCounted(number, next) };
    const mention = mentionOf(amount, mentions, language);
    if (!mention || !isAmount(number) || isShare(number, mention)) continue;
    kept.add(number);
    const isOwn = mention.named.some(({ line }) => isOf(line, amount, factor));
    const own = isOwn ? editAmount(number, amount.name, { text, factor, language }) : undefined;
    if (!own) continue;
    edits.push(...own);
    kept.delete(number);
  }
  return {
    ...step,
    text: withEdits(text, edits),
    durations: durations.map((duration) => moved(duration, edits)),
    edits,
    namesAmount: kept.size > 0 || shapes(tokens, language),
  };
}

/** @param isPieces whether it may be a number of pieces */
function isAmount(number: NumberToken, isPieces = false): boolean {
  const { before, next } = number;
  if (number.amount.isUnclear || number.amount.from.as === 'article') return false;
  if (isHeatOrTime(number) || next.is('sizes') || next.isHyphen) return false;
  return (isPieces || !before.is('into')) && !next.next.is('each') && !before.is('each');
}

/**
 * Whether an amount is a part of a food, which stays one in other amounts: `half the butter` → true. `half an onion` →
 * false, as that may be all of the list's.
 */
function isShare({ amount, next }: NumberToken, food: Mention): boolean {
  const { as, value } = amount.from;
  return as === 'word' && value < 1 && !next.unit && next.start < food.start;
}

/**
 * The food that an amount is of: `Add 2 cups flour.` → flour. Another amount or a sign between them parts them: `Simmer
 * for 5 minutes, add flour.` → none. Where amounts stand behind their foods, it may be right before: `醤油を大さじ2` → `醤油`.
 */
function mentionOf({ number, next }: StepAmount, mentions: readonly Mention[], language: Language) {
  const first = number.before.is('before') ? number.before : number;
  const before = mentions.findLast(({ end }) => end <= first.start);
  const isBehind = FOODS[language].isAmountBehind ?? false;
  if (isBehind && before && first.start - before.end <= MOST_BEHIND) return before;
  const behind = mentions.find(({ end }) => end > number.end);
  if (!behind || behind.start - number.end > MOST_BETWEEN) return undefined;
  for (let token = number.next; token.start >= 0 && token.start < behind.start; token = token.next)
    if (token.isSign(',;.:(。、') || token === next) return undefined;
  return behind;
}

/** Whether an amount is one of a line's own, and scaled there: `300 g`, of `300 g potatoes` → true; `100 g` → false. */
function isOf(line: IngredientLine, { number, name }: StepAmount, factor: number): boolean {
  if (!scalingEdits(line, factor)) return false;
  const own = amountsIn(tokenize(line.text, languageOfLine(line)));
  const { from, to } = number.amount;
  return own.some((other, index) => {
    const { from: least, to: most } = other.amount;
    const isAsMuch = least.value === from.value && most.value === to.value;
    return isAsMuch && isSameUnit(nameCounted(other, own[index + 1])?.unit, name?.unit);
  });
}

/**
 * Whether two amounts are in one unit: `tbsp` and `tablespoons` → true, as both are three teaspoons. What is counted
 * has none, whatever its name: `2 onions` and `2` → true.
 */
function isSameUnit(one: Unit | undefined, other: Unit | undefined): boolean {
  if (isCount(one) || isCount(other)) return isCount(one) && isCount(other);
  if (one!.forms === other!.forms || one!.forms[0] === other!.forms[0]) return true;
  const isSpoons = one!.row === 'measures' || one!.row === 'teaspoons';
  return isSpoons && one!.row === other!.row && one!.smaller?.count === other!.smaller?.count;
}

function isCount(unit: Unit | undefined): boolean {
  return unit === undefined || unit.row === 'foods';
}

/** Whether a clause says into how many pieces to make something: `Divide the dough into 4 pieces.` → true. */
function shapes(tokens: readonly Token[], language: Language): boolean {
  const starts = FOODS[language].shapes.split(' ').map(toPlain);
  let isShaped = false;
  let count = false;
  return tokens.some((token) => {
    if (token.isSign('.;:。,、')) isShaped = count = false;
    isShaped ||= starts.some((start) => token.text.startsWith(start));
    count ||= isNumber(token) && isAmount(token, true) && !isMeasured(token);
    return isShaped && count;
  });
}

function moved({ seconds, start, end }: Duration, edits: readonly Edit[]): Duration {
  const by = edits
    .filter((edit) => edit.end <= start)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  return { seconds, start: start + by, end: end + by };
}

/** An amount in a step. */
interface StepAmount {
  readonly number: NumberToken;
  /** The number behind it. */
  readonly next: NumberToken | undefined;
  /** Its unit, or the food that is counted. */
  readonly name: Token | undefined;
}

export type ScaledStep<Step = RecipeStep> = Step & {
  /** What has been scaled, at the places of the step's own text. */
  readonly edits: readonly Edit[];
  /** Whether it names an amount that hasn't been. */
  readonly namesAmount: boolean;
};
