import type { ReactNode } from 'react';
import { ChangingText } from '../../components/live-region.tsx';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import { useWords } from '../../components/labels/words-context.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { isolateMixedNumbers } from '../../markdown/shown-text.ts';
import { holdsAmount } from '../../recipe/names-amount.ts';
import { scaleLine } from '../../recipe/scale-line.ts';
import { ingredientLines } from '../../recipe/scale-markdown.ts';
import type { Servings } from '../../recipe/facts.ts';
import { labelLanguage } from '../not-scaled.tsx';
import { readLocated, scaleEntry } from '../readings.ts';
import { describeFactor, writeFactor } from '../write-factor.ts';
import { describeServings, spellServings } from './servings-words.ts';

/** The factors to choose from, and how the choice is announced. */
const FACTORS = [
  [0.5, 'amountsHalved'],
  [1, 'amountsAsWritten'],
  [2, 'amountsDoubled'],
  [3, 'amountsTripled'],
] as const;

/** The share of the lines with an amount that must be scalable for scaling to be offered. */
const MIN_SCALED = 0.8;

/** The largest multiple of the stated servings, and the servings that are reachable in any case. */
const MAX_TIMES = 4;
const MAX_SERVINGS = 12;

/**
 * Chooses the factor of a recipe's amounts: person by person if servings are stated, else from a few
 * factors.
 */
export function Scale({ entry, factor, onScale, lang }: ScaleProps): ReactNode {
  const words = useWords();
  const servings = entry.read(readLocated)?.recipes[0]?.servings;
  const { labels, format } = words;
  const [before, people, after] = servings
    ? describeServings(servings, factor, words)
    : [labels.amounts, '', ''];
  const scale = (next: number, said: string) => {
    const count = next === 1 ? 0 : countKept(entry, next);
    onScale(next, count === 0 ? said : `${said} ${format(labels.notScaledLines, { count })}`);
  };
  return (
    <div
      data-slot="recipe-scale"
      role="group"
      // Without its own `off`, a change is read out of here as well as announced.
      aria-live="off"
      aria-label={`${before}${after}`.trim()}
      dir="auto"
      lang={labelLanguage(words, lang)}
    >
      {before !== '' && <ChangingText>{`${before.trim()}\u00a0`}</ChangingText>}
      {servings ? (
        <Steps
          {...{ servings, factor, people }}
          onStep={(next) => scale(next, `${spellServings(servings, next, words)}.`)}
        />
      ) : (
        FACTORS.map(([each, spoken]) => {
          const times = writeFactor(each, words);
          return (
            <button
              key={each}
              type="button"
              data-slot="scale-button"
              aria-pressed={each === factor}
              aria-label={
                each === 1 ? labels.scaleByOne : format(labels.scaleBy, { factor: times, each })
              }
              onClick={() => each !== factor && scale(each, labels[spoken])}
            >
              {times}
            </button>
          );
        })
      )}
      {after !== '' && <ChangingText>{`\u00a0${after.trim()}`}</ChangingText>}
      {factor !== 1 && (
        <ChangingText as="p">{isolateMixedNumbers(describeFactor(factor, words))}</ChangingText>
      )}
    </div>
  );
}

/** Fewer and more servings, around their number. */
function Steps({ servings, factor, people, onStep }: StepsProps): ReactNode {
  const { labels } = useWords();
  const now = Math.round(servings.from * factor);
  const most = Math.max(MAX_TIMES * servings.from, MAX_SERVINGS);
  const step = (by: number, name: string, sign: string) => {
    const isOver = now + by < 1 || now + by > most;
    return (
      <button
        type="button"
        data-slot="scale-button"
        aria-label={name}
        aria-disabled={isOver}
        onClick={() => isOver || onStep((now + by) / servings.from)}
      >
        {sign}
      </button>
    );
  };
  return (
    <>
      {step(-1, labels.fewerServings, '−')}
      <ChangingText data-slot="servings">{people}</ChangingText>
      {step(1, labels.moreServings, '+')}
    </>
  );
}

/** Whether most lines with an amount can be scaled; lines without one don't count. */
export function canBeScaled(entry: RecipeEntry): boolean {
  const recipes = entry.read(readLocated)?.recipes ?? [];
  const lines = ingredientLines(...recipes).filter(holdsAmount);
  const scaled = lines.filter((line) => scaleLine(line, 2).scaled);
  return lines.length > 0 && scaled.length >= MIN_SCALED * lines.length;
}

/** How many lines of ingredients hold a number that isn't scaled. */
function countKept(entry: RecipeEntry, factor: number): number {
  const { kept, located } = scaleEntry(entry, factor) ?? {};
  return ingredientLines(...(located?.recipes ?? [])).filter((line) => kept!.has(line)).length;
}

interface ScaleProps extends RecipeTextProps {
  entry: RecipeEntry;
  factor: number;
  /** Sets another factor, with its announcement. */
  onScale: (factor: number, said: string) => void;
}

interface StepsProps {
  /** As stated in the recipe. */
  servings: Servings;
  factor: number;
  /** The number that is shown. */
  people: string;
  onStep: (factor: number) => void;
}
