import type { AddIngredientResult, AddIngredientsResult } from './ingredients.ts';
import type { RecipeEntry } from './recipe-entry.ts';
import type { FinishReason, RecipeOrigin } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/** The current state. Immutable: a new object after each change. */
export interface RecipeAssistantState {
  /** The list, in order. */
  ingredients: readonly string[];
  /** How many ingredients are missing. */
  remaining: number;
  /** Whether there are enough ingredients to generate. */
  canGenerate: boolean;
  /** Whether `undo` has something to take back. */
  canUndo: boolean;
  /** The phase of the run. */
  status: RunStatus;
  /** How many runs have started: it changes with each run, even if the status stays the same. */
  run: number;
  /** The specification's loading flag: `submitted` or `streaming`. */
  isLoading: boolean;
  /** Markdown; empty without one. While streaming, the text so far. */
  recipe: string;
  /** The ingredients of the recipe that is shown, or of the run that will bring one. */
  requestedIngredients: readonly string[];
  /**
   * The finished recipe as an object, with its amounts, ticks and step of cook mode. Pass it to
   * `RecipeView` to show them again after `back`.
   */
  entry: RecipeEntry | undefined;
  /** Why the recipe is missing or incomplete. `too-few-ingredients` keeps the status as it was. */
  error: RecipeError | undefined;
  /** Why the text ended; undefined before that, and on an error. */
  finishReason: FinishReason | undefined;
  /** The model's name, as it reports it. */
  model: string | undefined;
  /** What wrote the recipe, if the client says so; otherwise a model. */
  origin: RecipeOrigin | undefined;
  /** Whether the run was cut off because the page was left, rather than by the visitor. */
  wasLeft: boolean;
  /** The recipe that `back` would show; undefined without one. */
  previous: PreviousRecipe | undefined;
}

/** The actions of an assistant. All functions are stable and don't use `this`. */
export interface RecipeAssistantActions {
  /** Adds each line of a text. Returns the result for the last line that was added, if any was. */
  addIngredient: (text: string) => AddIngredientResult;
  /** Adds each line of a text in one step. Returns the result for each. */
  addIngredients: (text: string) => AddIngredientsResult;
  /**
   * Replaces an ingredient with the lines of a text. It stays if none of them is new; an index out of
   * range does nothing. Zero-based.
   */
  replaceIngredient: (index: number, text: string) => AddIngredientsResult;
  /** Zero-based; an index out of range does nothing. */
  removeIngredient: (index: number) => void;
  /** Removes all ingredients; a live run goes on. */
  clearIngredients: () => void;
  /** Undoes the last removal, clearing or replacement, unless the list has changed since. */
  undo: () => void;
  /** Starts a run. Resolves when it ends, in whatever way; never rejects. */
  generate: () => Promise<void>;
  /**
   * Starts a run for a different recipe: `preferences.notAgain` gets the titles of up to five recipes
   * shown since the list last changed, and `preferences.avoid` what is given and what the recipe that is
   * shown does without. While the list is empty, it uses the ingredients of the recipe that is shown. An
   * event, as `onClick` passes it, is ignored.
   */
  another: (wish?: AnotherWish | { readonly type: string }) => Promise<void>;
  /**
   * Shows the text that the last run replaced, with its amounts, ticks and step; calling it again shows
   * the one before that, up to five. Aborts a live run.
   */
  back: () => void;
  /** Aborts the run and keeps the text so far. */
  stop: () => void;
  /**
   * Repeats the last run with its own ingredients, whatever the list contains now; after `back`, that
   * of the recipe that is shown.
   */
  retry: () => Promise<void>;
  /** Clears the recipe, the error and the last run; keeps the ingredients. */
  reset: () => void;
}

/** How the next recipe should differ. */
export interface AnotherWish {
  /** Foods to leave out, added to `preferences.avoid`. */
  avoid?: readonly string[] | undefined;
}

/**
 * `idle` before the first run, `submitted` until the first text, `streaming` while text arrives,
 * then `success` or `error`.
 */
export type RunStatus = 'idle' | 'submitted' | 'streaming' | 'success' | 'error';

/** A recipe that can be brought back. */
export interface PreviousRecipe {
  /** The dish's name as the formatter reads it, or the text's first line. */
  title: string;
}
