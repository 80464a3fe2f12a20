import type { de } from './de.ts';

/**
 * One language's names of the commonest foods and of the five diets, by their English names in the sample
 * kitchen; several are separated by commas. The German ones say which they are: a language that lacks one
 * doesn't compile, and may have more. A page sends a diet as its labels name it; a name that the labels had
 * before stays here.
 */
export type FoodWords = Record<keyof typeof de, string> & Record<string, string>;
