import type { Label, LabelsOf } from './label.ts';

/** The labels of Without something, in English; they are loaded with it. */
export const withoutLabels = {
  without: 'Without something',
  /** The heading of the check boxes of ingredients to leave out; `{maximum}` */
  withoutWhich: { other: 'What to leave out, {maximum} at most' },
  askWithout: 'Ask again',
} satisfies Record<string, Label>;

export type WithoutLabels = LabelsOf<typeof withoutLabels>;
