import type { Label, LabelsOf } from './label.ts';

/** The labels of the wishes, in English; they are loaded with their fields. */
export const wishLabels = {
  wishDiet: 'Diet',
  /** The options, separated by commas. They are sent as written here. */
  wishDiets: 'vegetarian, vegan, gluten-free, dairy-free, nut-free',
  wishOtherDiet: 'Another diet',
  wishServings: 'Servings',
  /** `{maximum}` */
  wishServingsRange: 'A whole number from 1 to {maximum}.',
  /** The chosen servings; `{count}` */
  wishServes: { other: 'serves {count}' },
  wishTime: 'Time',
  wishAnyTime: 'any',
  /** `{count}`, in minutes */
  wishMinutes: { other: 'up to {count} min' },
  wishCuisine: 'Cuisine',
  /** Suggestions, separated by commas. */
  wishCuisines: 'Chinese, French, Greek, Indian, Italian, Japanese, Mexican, Middle Eastern, Thai',
  wishOnlyThese: 'Only these ingredients',
  /** Precedes the chosen wishes. */
  chosenWishes: 'Your wishes:',
  noWishes: 'none yet',
  /** `{wish}` */
  removeWish: 'Remove wish: {wish}',
} satisfies Record<string, Label>;

export type WishLabels = LabelsOf<typeof wishLabels>;
