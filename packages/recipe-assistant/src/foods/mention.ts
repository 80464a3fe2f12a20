import type { IngredientLine } from '../recipe/derive-recipe.ts';
import type { FoodToken } from './token.ts';

/** Finds what lines of ingredients a text names. */
export interface Finder {
  /** How many words it looks for. */
  readonly size: number;
  /** In the order of the text. */
  mentionsIn: (text: string) => Mention[];
  /** Whether a text names a group by its heading: `Whisk the dressing.`, `For the dressing` → true. */
  names: (text: string, heading: string) => boolean;
  /** Whether a step takes all of a group: `Mix all the ingredients.` → true. */
  takesAll: (text: string, heading?: string) => boolean;
  /**
   * The index from which on a text names what isn't taken with all others: `Mix all ingredients except the wine.` → 20,
   * at `except`. The text's length where there is no such word.
   */
  exceptFrom: (text: string) => number;
  /** Whether a text is about what goes on the finished dish: `dill for garnish` → true. */
  isFinish: (text: string) => boolean;
}

/** A place where a text names a food. */
export interface Mention {
  /** The lines that may be meant. */
  readonly named: readonly NamedLine[];
  readonly start: number;
  readonly end: number;
}

/** A line of the list. */
export interface NamedLine {
  readonly line: IngredientLine;
  /** The index of its group. */
  readonly group: number;
  readonly words?: readonly FoodToken[];
}
