import { MAX_PREFERENCE_LENGTH, type RecipePreferences } from '../core/preferences.ts';
import type { Label } from '../components/labels/label.ts';
import type { Words } from '../components/labels/create-words.ts';

/** Of a number that is typed. */
export const MAX_NUMBER = 99;

/** What was entered, with the preferences to send: only those that are chosen. */
export function toWished(values: WishValues): Wished {
  const all = {
    diet: toText(values.diets, values.diet),
    servings: toNumber(values.servings),
    time: toNumber(values.time),
    cuisine: toText([], values.cuisine),
    onlyThese: values.onlyThese,
  };
  const chosen = Object.entries(all).filter(([, preference]) => preference);
  return { values, preferences: Object.fromEntries(chosen) };
}

/** Each chosen preference in words, and the values without it, in the order of the page. */
export function listWishes(values: WishValues, { labels, format }: Words) {
  const { diets = [] } = values;
  const { servings, time, cuisine, onlyThese } = toWished(values).preferences;
  const count = (label: Label, number: unknown) =>
    number === undefined ? '' : format(label, { count: Number(number) });
  const typed = {
    diet: toText([], values.diet),
    servings: count(labels.wishServes, servings),
    time: count(labels.wishMinutes, time),
    cuisine,
    onlyThese: onlyThese && labels.wishOnlyThese,
  };
  return [
    ...diets.map((diet) => ({
      key: `diet ${diet}`,
      text: diet,
      without: { ...values, diets: diets.filter((other) => other !== diet) },
    })),
    // The key is stable while the text is being typed.
    ...Object.entries(typed).flatMap(([key, text]) =>
      text ? { key, text, without: { ...values, [key]: undefined } } : [],
    ),
  ];
}

/** All in one text; empty if nothing was entered. */
export function toText(options: readonly string[] = [], text = ''): string {
  // The request folds white space. Normalised, a text may be longer than its field takes.
  const typed = text.normalize().trim().slice(0, MAX_PREFERENCE_LENGTH);
  return [...options, typed].filter(Boolean).join(', ');
}

/** Undefined unless it is a valid number. */
export function toNumber(text = ''): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= MAX_NUMBER ? number : undefined;
}

/** What was entered, as typed or selected. */
export interface WishValues {
  /** Those of the offered diets that are chosen. */
  readonly diets?: readonly string[] | undefined;
  /** Another diet. */
  readonly diet?: string | undefined;
  readonly servings?: string | undefined;
  /** In minutes. */
  readonly time?: string | undefined;
  readonly cuisine?: string | undefined;
  readonly onlyThese?: boolean | undefined;
}

/** The values of the fields, and the preferences to send. */
export interface Wished {
  values: WishValues;
  preferences: RecipePreferences;
}
