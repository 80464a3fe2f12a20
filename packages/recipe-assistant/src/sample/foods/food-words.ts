import type { GERMAN } from './de.ts';

/**
 * The names of the commonest foods in one language, by their English names in the pantry; several are
 * separated by commas. The German ones say which foods those are; a language that lacks one doesn't compile, and may
 * have more.
 */
export type FoodWords = Record<keyof typeof GERMAN, string> & Record<string, string>;
