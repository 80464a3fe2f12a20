import type { ReactNode } from 'react';
import type { Words } from '../../components/labels/words.ts';
import type { DerivedRecipe, IngredientLine } from '../../recipe/derive-recipe.ts';
import { isolateMixedNumbers } from '../../markdown/shown-text.ts';
import { hasNumber, namesAmount } from '../../recipe/names-amount.ts';
import { scaleLine } from '../../recipe/scale-line.ts';
import { writeFactor } from '../write-factor.ts';
import type { CookStep } from './cook-steps.ts';
import { describeTime } from './timer-list.tsx';
import type { Dish, Timers } from './use-timers.ts';

/** One step in large type, with a button for each of its durations. */
export function CookStepView({
  step,
  number,
  dish,
  heading,
  factor,
  timers,
  announce,
  words,
}: CookStepViewProps): ReactNode {
  const { format, labels, slotProps } = words;
  return (
    <div data-slot="cook-step">
      <h2 {...slotProps('section-heading')}>{heading}</h2>
      {step.heading && (
        <p dir="auto" lang={dish.lang}>
          {step.heading}
        </p>
      )}
      <p data-slot="cook-text" dir="auto" lang={dish.lang}>
        {isolateMixedNumbers(step.text)}
        {factor !== 1 && namesAmount(step.text) && <NotScaled lang={dish.lang} words={words} />}
      </p>
      {step.durations.map((duration) => {
        const { seconds, start } = duration;
        const time = describeTime(seconds, words);
        // Two of one length are told apart by their order.
        const alike = step.durations.filter((other) => other.seconds === seconds);
        const order = alike.length > 1 ? ` (${alike.indexOf(duration) + 1})` : '';
        const id = `${dish.id} ${number} ${start}`;
        const isRunning = timers.timers.some((timer) => timer.id === id);
        return (
          <button
            key={start}
            type="button"
            {...slotProps('cook-button')}
            aria-disabled={isRunning}
            onClick={() => {
              if (isRunning) return;
              timers.start({ id, dish, step: number, seconds });
              announce(format(labels.timerStarted, { time }));
            }}
          >
            {format(labels.startTimer, { time }) + order}
          </button>
        );
      })}
    </div>
  );
}

/** The ingredients that a step names, and a disclosure with all of them. */
export function StepIngredients({
  lines,
  groups,
  factor,
  lang,
  words,
}: StepIngredientsProps): ReactNode {
  const { format, labels, slotProps } = words;
  return (
    <div data-slot="cook-ingredients">
      {lines.length > 0 && (
        <>
          <h3>{labels.stepIngredients}</h3>
          <Lines {...{ lines, groups, factor, lang, words }} />
        </>
      )}
      {factor !== 1 && (
        <p dir="auto">
          {isolateMixedNumbers(format(labels.scaledBy, { factor: writeFactor(factor, words) }))}
        </p>
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
            <Lines {...{ lines: groupLines, groups, factor, lang, words }} />
          </div>
        ))}
      </details>
    </div>
  );
}

function Lines({ lines, groups, factor, lang, words }: StepIngredientsProps): ReactNode {
  return (
    <ul dir="auto" lang={lang}>
      {lines.map((line, index) => (
        <li key={index}>
          {isolateMixedNumbers(scaleLine(line, factor).text)}
          {keepsAmount(line, groups, factor) && <NotScaled lang={lang} words={words} />}
        </li>
      ))}
    </ul>
  );
}

/** What the page says of such a line or step. */
function NotScaled({ lang, words }: Pick<StepIngredientsProps, 'lang' | 'words'>): ReactNode {
  return (
    <span data-slot="not-scaled" lang={lang ? words.tag : words.lang}>
      {` ${words.labels.notScaled}`}
    </span>
  );
}

/** Whether a line isn't scaled with the others. A name shown without its amount doesn't count. */
export function keepsAmount(
  line: IngredientLine,
  groups: DerivedRecipe['ingredients'],
  factor: number,
): boolean {
  const isWhole = groups.some(({ lines }) => lines.includes(line));
  return factor !== 1 && isWhole && hasNumber(line.text) && !scaleLine(line, factor).scaled;
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

interface StepIngredientsProps {
  /** Those of the step; may be empty. */
  lines: readonly IngredientLine[];
  /** All of them. */
  groups: DerivedRecipe['ingredients'];
  factor: number;
  /** The recipe's language, if known. */
  lang: string | undefined;
  words: Words;
}
