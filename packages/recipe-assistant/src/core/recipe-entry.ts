import type { RecipeResult } from './recipe-client.ts';

/** The amounts as written, nothing checked off, the first step. */
export const UNTOUCHED: CookProgress = { factor: 1, ticks: new Set(), step: 0 };

/** The number of entries so far, for their ids. */
let entries = 0;

/**
 * Creates the history entry of a finished recipe: its text, the ingredients it was requested with, what
 * was parsed from it, and how far the cook has got.
 *
 * @param language that the recipe was asked for in
 */
export function createRecipeEntry(
  result: RecipeResult,
  ingredients: readonly string[],
  language?: string,
): RecipeEntry {
  const listeners = new Set<() => void>();
  let progress = UNTOUCHED;
  entries += 1;
  const entry: RecipeEntry = {
    id: entries,
    result,
    ingredients,
    language: { asked: language === undefined ? [] : [language] },
    read: readOnce(() => entry),
    getProgress: () => progress,
    setProgress(change) {
      progress = { ...progress, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return entry;
}

/** Keeps what each reader has read of an entry. */
export function readOnce(entryOf: () => RecipeEntry): RecipeEntry['read'] {
  const readings = new Map<ReadEntry<unknown>, unknown>();
  return <Reading>(read: ReadEntry<Reading>) => {
    if (!readings.has(read)) readings.set(read, read(entryOf()));
    return readings.get(read) as Reading;
  };
}

/** Reads something of a recipe's text. */
type ReadEntry<Reading> = (entry: RecipeEntry) => Reading;

/** A finished recipe and its progress. Its functions are stable. */
export interface RecipeEntry {
  /** Unique to this entry. */
  readonly id: number;
  /** The text as written, why it ended, and what wrote it. */
  readonly result: RecipeResult;
  /** The ingredients it was requested with. */
  readonly ingredients: readonly string[];
  readonly language: RecipeLanguage;
  /** The result of a reader, which is called once, on first use. */
  read<Reading>(read: ReadEntry<Reading>): Reading;
  getProgress: () => CookProgress;
  setProgress(change: Partial<CookProgress>): void;
  /** Calls `listener` after each change of the progress. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** What is known of the language of a recipe. */
interface RecipeLanguage {
  /** As a BCP 47 tag; undefined where its text has to tell. */
  readonly given?: string | undefined;
  /** What was asked for, as tags or names, the first one first: it counts where the text tells nothing. */
  readonly asked: readonly string[];
}

/** How far a cook has got with a recipe. Immutable. */
export interface CookProgress {
  /** The factor of the amounts that are shown. */
  readonly factor: number;
  /** The ingredient lines that are checked off. Zero-based. */
  readonly ticks: ReadonlySet<number>;
  /** The step of cook mode, zero-based; equal to the number of steps after the last. */
  readonly step: number;
}
