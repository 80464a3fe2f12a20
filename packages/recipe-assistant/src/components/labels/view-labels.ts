import type { Label, LabelsOf } from './label.ts';

/** The labels that only a recipe shows, or why there is none, in English; they are loaded with the view. */
export const viewLabels = {
  /** `{model}` */
  writtenBy: 'Written by an AI model ({model}). Check it before you cook.',
  writtenByRules: 'A sample recipe, not written by an AI model.',
  writtenByUnnamed: 'Written by an AI model. Check it before you cook.',
  cutShort: 'This recipe was cut short: it reached the length limit.',
  filtered: 'The rest of this recipe was withheld by a content filter.',
  leftPage: 'This recipe ended when the page was left.',
  stopped: 'You stopped this recipe before it was complete.',
  /** Printed only, below a recipe that is still streaming. */
  printedEarly: 'Not the whole recipe: it was still being written when it was printed.',
  /** The accessible name of the row of tools. */
  tools: 'This recipe',
  toolsNotLoaded: 'Some tools did not load. Load the page again.',
  /** `{title}` */
  backTo: 'Back to {title}',

  tryAgain: 'Try again',
  /** Announced only. */
  tryAgainNow: 'You can try again now.',

  /** The accessible name of the error's group. */
  failure: 'Failure',
} satisfies Record<string, Label>;

export type ViewLabels = LabelsOf<typeof viewLabels>;
