import { initialRunState, isLive, type RunStatus, type RunState } from './assistant-state.ts';
import { missingIngredients } from './ingredients.ts';
import type { FinishReason } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/** What a page needs to know of a run, with the flag derived from its one status. */
export function describeRun(run: RunState, shortage: RecipeError | undefined): RunSnapshot {
  return { ...initialRunState, ...run, isLoading: isLive(run), error: shortage ?? run.error };
}

/** What a page needs to know of a list. */
export function describeIngredients(
  ingredients: readonly string[],
  minimum?: number,
): IngredientSnapshot {
  const remaining = missingIngredients(ingredients, minimum);
  return { ingredients, remaining, canGenerate: remaining === 0 };
}

/** What is true now. A new object after each change, the same one in between. */
export interface RecipeAssistantState extends RunSnapshot, IngredientSnapshot {}

export interface RunSnapshot {
  status: RunStatus;
  /** The specification's loading flag: `submitted` or `streaming`. */
  isLoading: boolean;
  /** Markdown; empty when there is none. While streaming, the text so far. */
  recipe: string;
  /** Why there is no recipe, or no whole one. `too-few-ingredients` keeps the status as it was. */
  error: RecipeError | undefined;
  /** Why the text ended; undefined while it has not, and on an error. */
  finishReason: FinishReason | undefined;
  /** The model that answers, as it calls itself. */
  model: string | undefined;
}

export interface IngredientSnapshot {
  ingredients: readonly string[];
  /** How many ingredients are missing to the minimum. */
  remaining: number;
  /** Whether there are enough ingredients to generate. */
  canGenerate: boolean;
}
