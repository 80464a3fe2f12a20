import type { DefaultRecipe } from './assistant-options.ts';
import type { AnotherWish, RecipeAssistantState } from './assistant-state.ts';
import { keptIngredients } from './ingredients.ts';
import type { RecipeResult } from './recipe-client.ts';
import { createRecipeEntry, type RecipeEntry } from './recipe-entry.ts';
import type { RecipeError } from './recipe-error.ts';

/** Milliseconds from the request until the page scrolls to the loading message. */
export const SCROLL_DELAY_MS = 100;

/** Before the first run. */
export const IDLE: RunState = { status: 'idle', run: 0, wasLeft: false };

const NO_INGREDIENTS: readonly string[] = [];

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
export function finished(
  result: RecipeResult,
  { ingredients, language }: RunRequest,
): Partial<RunState> {
  const entry = createRecipeEntry(result, ingredients, language);
  return { status: 'success', written: result, entry };
}

/** The state after a run is cut off: it keeps its text; without any there is nothing to show. */
export function cutOff(run: RunRequest & { written?: Written }): Partial<RunState> {
  const cut = { recipe: '', ...run.written, finishReason: 'aborted' } as const;
  return run.written ? finished(cut, run) : { status: 'idle', written: cut };
}

/** A run's part of the page's state. */
export function describeRun({ request, shortage, written, entry, error, ...state }: RunState) {
  const { recipe = '', finishReason, model, origin } = written ?? {};
  return {
    ...state,
    isLoading: state.status === 'submitted' || state.status === 'streaming',
    recipe,
    requestedIngredients: request?.ingredients ?? NO_INGREDIENTS,
    entry,
    error: shortage ?? error,
    finishReason,
    model,
    origin,
  };
}

/** The state of one recipe; what the page sees is derived from it. */
export interface RunState extends Pick<RecipeAssistantState, 'status' | 'run' | 'wasLeft'> {
  /** The text so far, or whole. */
  written?: Written | undefined;
  entry?: RecipeEntry | undefined;
  /** Why the text is missing or incomplete. */
  error?: RecipeError | undefined;
  /** The request of the last run, or of a recipe that was brought back; undefined before the first. */
  request?: RunRequest | undefined;
  /** Why the last request didn't start a run; cleared once there are enough ingredients. */
  shortage?: RecipeError | undefined;
}

/** What a run is started with. */
export interface RunRequest extends AnotherWish {
  readonly ingredients: readonly string[];
  /** The language that it asks for, if any. */
  readonly language?: string | undefined;
  /** The titles it should avoid; never rejects. */
  readonly excludedTitles?: Promise<readonly string[]> | undefined;
}

/** A result, or what there is of one before its end. */
export type Written = Omit<RecipeResult, 'finishReason'> & Partial<RecipeResult>;
