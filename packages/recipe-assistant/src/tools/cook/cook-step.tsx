import type { ReactNode } from 'react';
import { ChangingText } from '../../components/live-region.tsx';
import type { RecipeWords, Words } from '../../components/labels/words.ts';
import { isolateMixedNumbers } from '../../markdown/shown-text.ts';
import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import { scaleStep } from '../../foods/scale-step.ts';
import { holdsAmount } from '../../recipe/names-amount.ts';
import { scaleLine } from '../../recipe/scale-line.ts';
import { NotScaled } from '../not-scaled.tsx';
import { describeFactor } from '../write-factor.ts';
import type { CookStep } from './cook-steps.ts';
import { describeTime, spellTime } from './timer-list.tsx';
import type { Dish, Timers } from './use-timers.ts';

/** One step in large type, with a button for each of its durations. */
export function CookStepView(props: CookStepViewProps): ReactNode {
  const { number, dish, heading, factor, timers, announce, words } = props;
  const step = scaleStep(props.step, props.step.ingredients, factor);
  const { format, labels, slotProps } = words;
  return (
    <div data-slot="cook-step">
      <h2 {...slotProps('section-heading')}>{heading}</h2>
      {step.heading && (
        <p dir="auto" lang={dish.lang}>
          {step.heading}
        </p>
      )}
      {step.title && (
        <h3 dir="auto" lang={dish.lang}>
          {step.title}
        </h3>
      )}
      <p data-slot="cook-text" dir="auto" lang={dish.lang}>
        {isolateMixedNumbers(step.text)}
        {step.namesAmount && <NotScaled lang={dish.lang} words={words} />}
      </p>
      {step.durations.map(({ seconds }, index) => {
        const time = describeTime(seconds, words);
        // `Cook 5 minutes, turn, cook 5 minutes more.`
        const before = step.durations.slice(0, index).filter((one) => one.seconds === seconds);
        const id = `${dish.id} ${number} ${index}`;
        const isRunning = timers.timers.some((timer) => timer.id === id);
        return (
          <button
            key={index}
            type="button"
            {...slotProps('cook-button')}
            aria-disabled={isRunning}
            onClick={() => {
              if (isRunning) return;
              timers.start({ id, dish, step: number, seconds });
              announce(format(labels.timerStarted, { time: spellTime(seconds, words) }));
            }}
          >
            {format(labels.startTimer, { time }) +
              (before.length > 0 ? format(' ({number})', { number: before.length + 1 }) : '')}
          </button>
        );
      })}
    </div>
  );
}

/** The ingredients that a step names, and a disclosure with all of them. */
export function StepIngredients({ lines, groups, ...shown }: StepIngredientsProps): ReactNode {
  const { factor, lang, words } = shown;
  const { labels, slotProps } = words;
  return (
    <div data-slot="cook-ingredients">
      {lines.length > 0 && (
        <>
          <h3>{labels.stepIngredients}</h3>
          <Lines lines={lines} {...shown} />
        </>
      )}
      {factor !== 1 && (
        <ChangingText as="p" dir="auto">
          {isolateMixedNumbers(describeFactor(factor, words))}
        </ChangingText>
      )}
      <details>
        <summary {...slotProps('tool-button')}>{labels.allIngredients}</summary>
        {groups.map(({ heading, lines: groupLines }, index) => (
          <div key={index}>
            {heading && (
              <h3 dir="auto" lang={lang}>
                {heading}
              </h3>
            )}
            <Lines lines={groupLines} {...shown} />
          </div>
        ))}
      </details>
    </div>
  );
}

function Lines({ lines, factor, lang, words }: LinesProps): ReactNode {
  return (
    <ul dir="auto" lang={lang}>
      {lines.map((line, index) => {
        const { text, isKept } = shownLine(line, factor);
        return (
          <li key={index}>
            <ChangingText>{isolateMixedNumbers(text)}</ChangingText>
            {isKept && <NotScaled lang={lang} words={words} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A line in the amounts that are shown; kept if it has a number that isn't scaled with the others. */
export function shownLine(line: IngredientLine, factor: number) {
  const { text, scaled } = scaleLine(line, factor);
  return { text, isKept: factor !== 1 && !scaled && holdsAmount(line) };
}

interface CookStepViewProps {
  step: CookStep;
  /** One-based. */
  number: number;
  dish: Dish;
  heading: string;
  factor: number;
  timers: Timers;
  announce: (words: string) => void;
  words: Words;
}

interface LinesProps extends RecipeWords {
  lines: readonly IngredientLine[];
  factor: number;
}

/** The lines are those of the step; may be empty. */
interface StepIngredientsProps extends LinesProps {
  /** All of them. */
  groups: DerivedRecipe['ingredients'];
}
