import type { Label, LabelsOf } from './label.ts';

/** The labels of the tools in a recipe's text, in English; they are loaded with them. */
export const textLabels = {
  /** The heading of the scaling buttons. */
  amounts: 'Amounts',
  /** Instead of it, if the recipe states servings: around the buttons, and announced. `{servings}` */
  serves: { other: 'Serves {servings}' },
  fewerServings: 'Fewer servings',
  moreServings: 'More servings',
  /** A button's accessible name; `{factor}` */
  scaleBy: { other: '{factor} times' },
  scaleByOne: '1 time, as written',
  /** Shown and printed while the amounts are scaled; `{factor}` */
  scaledBy: 'Amounts × {factor}. The steps and their times stay as written.',
  /** Appended to each line that isn't scaled. */
  notScaled: '(not scaled)',
  /** Announced only. */
  amountsHalved: 'Amounts halved.',
  amountsAsWritten: 'Amounts as written.',
  amountsDoubled: 'Amounts doubled.',
  amountsTripled: 'Amounts tripled.',
  /** `{count}` */
  notScaledLines: { one: '{count} line is not scaled.', other: '{count} lines are not scaled.' },
} satisfies Record<string, Label>;

export type TextLabels = LabelsOf<typeof textLabels>;
