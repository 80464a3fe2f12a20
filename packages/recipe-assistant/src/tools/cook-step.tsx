import type { ReactNode } from 'react';
import { fillLabel, type RecipeLabels } from '../components/labels.ts';
import type { CookStep } from './cook-steps.ts';
import { describeTime } from './timer-list.tsx';
import type { Timers } from './use-timers.ts';

/** One step in large type, with a button for each time that it names. */
export function CookStepView({
  step,
  number,
  heading,
  timers,
  announce,
  labels,
}: CookStepViewProps): ReactNode {
  return (
    <div data-slot="cook-step">
      <h2 data-slot="section-heading">{heading}</h2>
      {step.heading && <p dir="auto">{step.heading}</p>}
      <p data-slot="cook-text" dir="auto">
        {step.text}
      </p>
      {step.durations.map(({ seconds, start }) => {
        const time = describeTime(seconds, labels);
        const isRunning = timers.timers.some(({ of }) => of.step === number && of.start === start);
        return (
          <button
            key={start}
            type="button"
            data-slot="cook-button"
            aria-disabled={isRunning}
            onClick={() => {
              if (isRunning) return;
              timers.start({ step: number, start, seconds });
              announce(fillLabel(labels.timerStarted, { time }));
            }}
          >
            {fillLabel(labels.startTimer, { time })}
          </button>
        );
      })}
    </div>
  );
}

interface CookStepViewProps {
  step: CookStep;
  /** Counted from 1. */
  number: number;
  heading: string;
  timers: Timers;
  announce: (words: string) => void;
  labels: RecipeLabels;
}
