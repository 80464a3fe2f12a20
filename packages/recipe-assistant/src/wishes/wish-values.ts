import {
  MAX_PREFERENCE_LENGTH,
  PREFERENCES,
  type RecipePreferences,
  type RecipeWish,
} from '../core/preferences.ts';
import { labelsOfWish, type WishLabels } from '../components/labels/wish-labels.ts';
import type { Words } from '../components/labels/words.ts';

/** Of a number that is typed. */
export const MAX_NUMBER = 99;

/** In the order of the page. */
export const WISHES = Object.keys(labelsOfWish) as RecipeWish[];

/** The preferences to send: only those that are chosen. */
export function toPreferences(values: WishValues): RecipePreferences {
  const all = WISHES.map((wish) => [wish, toPreference(wish, values[wish])] as const);
  return Object.fromEntries(all.filter(([, preference]) => preference));
}

/** Each chosen preference in words, and the values without it. */
export function listWishes(values: WishValues, words: Words<WishLabels>): ChosenWish[] {
  return WISHES.flatMap((wish) => {
    const { options, text } = values[wish] ?? NOTHING;
    const without = (left: WishValue) => ({ ...values, [wish]: left });
    const typed = describe(wish, text, words);
    return [
      ...options.map((option) => ({
        wish,
        key: `${wish} ${option}`,
        text: option,
        without: without({ options: options.filter((other) => other !== option), text }),
      })),
      ...(typed ? [{ wish, key: wish, text: typed, without: without({ options, text: '' }) }] : []),
    ];
  });
}

/** All in one text; empty if nothing was entered. */
export function toText({ options, text }: WishValue): string {
  // The request folds it again and removes invisible characters.
  const typed = text.normalize().replace(/\s+/g, ' ').trim().slice(0, MAX_PREFERENCE_LENGTH);
  return [...options, /[^\s,]/.test(typed) && typed].filter(Boolean).join(', ');
}

/** Undefined unless it is a valid number. */
export function toNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= MAX_NUMBER ? number : undefined;
}

/** Falsy if nothing valid was entered. */
function toPreference(wish: RecipeWish, value = NOTHING) {
  const kind = PREFERENCES[wish];
  if (kind === 'flag') return value.text !== '';
  return kind === 'number' || kind === 'minutes' ? toNumber(value.text) : toText(value);
}

/** What was entered, as a chip says it. */
function describe(wish: RecipeWish, text: string, { labels, format }: Words<WishLabels>) {
  const preference = toPreference(wish, { options: [], text });
  const { name, chosen = name } = labelsOfWish[wish];
  if (preference === true) return labels[name];
  return typeof preference === 'number'
    ? format(labels[chosen], { count: preference })
    : preference;
}

export const NOTHING: WishValue = { options: [], text: '' };

/** What was entered for each wish. */
export type WishValues = { readonly [Wish in RecipeWish]?: WishValue };

export interface WishValue {
  /** The chosen ones of those that are offered. */
  options: readonly string[];
  /** As typed or selected; of a flag, anything if it is set. */
  text: string;
}

interface ChosenWish {
  wish: RecipeWish;
  /** Stable while its text is being typed. */
  key: string;
  text: string;
  without: WishValues;
}
