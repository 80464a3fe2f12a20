import type { RecipeWish, WishKinds } from '../../core/preferences.ts';
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

/** The labels of each wish, in the order of the page. */
export const labelsOfWish: Readonly<Record<RecipeWish, LabelsOfWish>> = {
  diet: { name: 'wishDiet', options: 'wishDiets', other: 'wishOtherDiet' },
  servings: { name: 'wishServings', chosen: 'wishServes' },
  time: { name: 'wishTime', chosen: 'wishMinutes' },
  cuisine: { name: 'wishCuisine', options: 'wishCuisines' },
  onlyThese: { name: 'wishOnlyThese' },
} satisfies { [Wish in RecipeWish]: LabelsOfKind[WishKinds[Wish]] };

/** What the field of a kind shows. */
interface LabelsOfKind {
  text: Required<Pick<LabelsOfWish, 'name' | 'options'>>;
  options: Required<Pick<LabelsOfWish, 'name' | 'options' | 'other'>>;
  number: Required<Pick<LabelsOfWish, 'name' | 'chosen'>>;
  minutes: Required<Pick<LabelsOfWish, 'name' | 'chosen'>>;
  flag: Pick<LabelsOfWish, 'name'>;
}

export interface LabelsOfWish {
  name: TextName;
  /** A list, separated by commas. */
  options?: TextName;
  other?: TextName;
  /** With `{count}`. */
  chosen?: keyof WishLabels;
}

export type WishLabels = LabelsOf<typeof wishLabels>;

type TextName = {
  [Name in keyof WishLabels]: WishLabels[Name] extends string ? Name : never;
}[keyof WishLabels];
