import type { RecipeAssistantState } from './assistant-snapshot.ts';
import type { GenerateRecipeOptions } from './generate-recipe.ts';
import type { AddIngredientResult } from './ingredients.ts';
import type { RecipeResult } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/** What an assistant can be told. Only the `client` is needed. */
export interface RecipeAssistantOptions extends Omit<GenerateRecipeOptions, 'signal' | 'onText'> {
  /** The first ingredients of a list that is kept here. Default none. */
  defaultIngredients?: readonly string[];
  /** The ingredients, when the page keeps them; together with `onIngredientsChange`. */
  ingredients?: readonly string[];
  /** Called with the whole new list after each change. */
  onIngredientsChange?: (ingredients: readonly string[]) => void;
  /** Milliseconds between two updates while text arrives; 0 for each. Default 50. */
  throttle?: number;
  /** What `generate` does while a run lives: end it and start anew, or nothing. Default `interrupt`. */
  whenBusy?: 'interrupt' | 'drop';
  /** After a success, and after a stop that has text. */
  onFinish?: (result: RecipeResult & { ingredients: readonly string[] }) => void;
  /** After a failure. */
  onError?: (error: RecipeError) => void;
}

/** All functions are stable and need no `this`. */
export interface RecipeAssistantActions {
  /** Adds each line of a text; the result is that of the last line added, if any was. */
  addIngredient: (text: string) => AddIngredientResult;
  /** Counts from 0; a place that is not there removes nothing. */
  removeIngredient: (index: number) => void;
  /** Removes all of them; a run that lives goes on. */
  clearIngredients: () => void;
  /** Starts a run. Fulfilled when it ends, however it ends; never rejected. */
  generate: () => Promise<void>;
  /** Ends the run and keeps the text so far. */
  stop: () => void;
  /** Repeats the last run with its own ingredients, whatever the list holds now. */
  retry: () => Promise<void>;
  /** Forgets the recipe, the error and the last run; the ingredients stay. */
  reset: () => void;
}

/** The assistant itself: what is true now, and what can be done. */
export interface RecipeAssistantStore extends RecipeAssistantActions {
  getState: () => RecipeAssistantState;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Replaces the options. Callbacks and limits hold from now on, the client from the next run;
   * `getState` shows a list that the page keeps from the next change on.
   */
  setOptions: (options: RecipeAssistantOptions) => void;
  /** For a page that comes and goes: the returned function ends the run without a callback. */
  connect: () => () => void;
}
