import type { DefaultRecipe } from './assistant-options.ts';
import type { RecipeAssistantState } from './assistant-state.ts';
import { keptIngredients } from './ingredients.ts';
import type { RecipeResult } from './recipe-client.ts';
import { createRecipeEntry } from './recipe-entry.ts';
import type { RecipeError } from './recipe-error.ts';

/** Milliseconds from the request until the page scrolls to the loading message. */
export const SCROLL_DELAY_MS = 100;

/** Before the first run. */
export const IDLE: RunState = {
  status: 'idle',
  run: 0,
  recipe: '',
  entry: undefined,
  error: undefined,
  finishReason: undefined,
  model: undefined,
  origin: undefined,
  wasLeft: false,
  request: undefined,
  shortage: undefined,
};

/** A page may start with an earlier recipe. */
export function firstRunState(given: string | DefaultRecipe | undefined): RunState {
  const known = typeof given === 'string' ? { recipe: given } : given;
  // It may have been kept where anybody can write, such as in `sessionStorage`.
  if (!known?.recipe?.trim?.()) return IDLE;
  const { recipe, ingredients, finishReason = 'stop', model, origin } = known;
  const request = { ingredients: keptIngredients(ingredients) };
  return { ...IDLE, request, ...finished({ recipe, finishReason, model, origin }, request) };
}

/** The state after a result. */
export function finished(result: RecipeResult, { ingredients }: RunRequest): Partial<RunState> {
  const { recipe, finishReason, model, origin } = result;
  const entry = createRecipeEntry(result, ingredients);
  return { status: 'success', entry, recipe, finishReason, model, origin };
}

/** The state after a run is cut off: it keeps its text; without any there is nothing to show. */
export function cutOff(run: RunRequest & { written?: Written }): Partial<RunState> {
  return run.written
    ? finished({ finishReason: 'aborted', ...run.written }, run)
    : { status: 'idle', finishReason: 'aborted' };
}

/** The state of one recipe; the page's flags are derived from it. */
export interface RunState extends Pick<
  RecipeAssistantState,
  'status' | 'run' | 'recipe' | 'entry' | 'error' | 'finishReason' | 'model' | 'origin' | 'wasLeft'
> {
  /** The request of the last run, or of a recipe that was brought back; undefined before the first. */
  request?: RunRequest | undefined;
  /** Why the last request didn't start a run; cleared once there are enough ingredients. */
  shortage?: RecipeError | undefined;
}

/** What a run is started with. */
export interface RunRequest {
  readonly ingredients: readonly string[];
  /** The titles it should avoid; never rejects. */
  readonly excludedTitles?: Promise<readonly string[]> | undefined;
  /** Foods to leave out, in addition to those of the preferences. */
  readonly avoid?: readonly string[] | undefined;
}

/** The recipe so far. */
export type Written = Pick<RecipeResult, 'recipe' | 'model' | 'origin'>;
