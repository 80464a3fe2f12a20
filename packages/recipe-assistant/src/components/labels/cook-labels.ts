import type { Label, LabelsOf } from './label.ts';

/** The labels of cook mode and its timers, in English; they are loaded with them. */
export const cookLabels = {
  notKeptAwake: 'This device does not keep the screen on now.',
  cook: 'Cook',
  cookNotLoaded: 'Cook mode could not be loaded.',
  closeCook: 'Close',
  /** `{step}`, `{count}` */
  cookStep: 'Step {step} of {count}',
  previousStep: 'Back',
  nextStep: 'Next',
  /** After the last step. */
  cookEnd: 'That was the last step. Enjoy!',
  /** The heading of a step's ingredients. */
  stepIngredients: 'For this step',
  allIngredients: 'All ingredients',
  /** `{time}`, built from the three that follow */
  startTimer: 'Start {time} timer',
  /** `{count}` */
  hours: { other: '{count} h' },
  /** `{count}` */
  minutes: { other: '{count} min' },
  /** `{count}` */
  seconds: { other: '{count} s' },
  /** Announced only; `{time}` */
  timerStarted: 'Timer started: {time}',
  /** The accessible name of the list of timers. */
  timers: 'Timers',
  /** `{step}`, `{time}` */
  timerName: 'Step {step}, {time}:',
  pauseTimer: 'Pause',
  resumeTimer: 'Resume',
  cancelTimer: 'Cancel',
  /** `{step}`, `{time}` */
  timerDone: 'Timer for step {step} is done: {time}',
  addMinute: '1 more min',
  dismissTimer: 'OK',
  /** Next to a timer that ended some time ago; `{time}` */
  timerDoneAgo: '{time} ago',
} satisfies Record<string, Label>;

export type CookLabels = LabelsOf<typeof cookLabels>;
