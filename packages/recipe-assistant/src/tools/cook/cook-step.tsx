import type { ReactNode } from 'react';
import { useWords } from '../../components/labels/words-context.ts';
import { isolateMixedNumbers } from '../../markdown/shown-text.ts';
import { NotScaled } from '../not-scaled.tsx';
import { type CookStep, scaledText } from './read-steps.ts';
import { describeTime, spellTime, withCount } from './timer-list.tsx';
import type { Dish, Timers } from './use-timers.ts';

/** One step in large type, with a button for each of its durations. */
export function CookStepView(props: CookStepViewProps): ReactNode {
  const { step, number, dish, heading, factor, timers, announce } = props;
  const words = useWords();
  const { format, labels, slotProps } = words;
  const { text, namesAmount } = scaledText(step, factor);
  return (
    <div data-slot="cook-step">
      <h2 {...slotProps('section-heading')}>{heading}</h2>
      {step.title !== '' && (
        <h3 dir="auto" lang={dish.lang}>
          {isolateMixedNumbers(step.title)}
        </h3>
      )}
      <p data-slot="cook-text" dir="auto" lang={dish.lang}>
        {isolateMixedNumbers(text)}
        {namesAmount && <NotScaled lang={dish.lang} />}
      </p>
      {step.durations.map(({ seconds, start, nth }) => {
        const id = `${dish.id} ${number} ${start}`;
        const isRunning = timers.timers.some((timer) => timer.id === id);
        const label = format(labels.startTimer, { time: describeTime(seconds, words) });
        return (
          <button
            key={start}
            type="button"
            {...slotProps('cook-button')}
            aria-disabled={isRunning}
            onClick={() => {
              if (isRunning) return;
              timers.start({ id, dish, step: number, seconds, nth });
              const time = withCount(spellTime(seconds, words), nth, words);
              announce(format(labels.timerStarted, { time }));
            }}
          >
            {withCount(label, nth, words)}
          </button>
        );
      })}
    </div>
  );
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
}
