import type { DefaultRecipe } from './assistant-options.ts';
import { keptIngredients } from './ingredients.ts';
import type { FinishReason, RecipeOrigin, RecipeResult } from './recipe-client.ts';
import { createRecipeEntry, type RecipeEntry } from './recipe-entry.ts';
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
export function finished(result: RecipeResult, { ingredients }: RunRequest): Partial<RunState> {
  const { recipe, finishReason, model, origin } = result;
  const entry = createRecipeEntry(result, ingredients);
  return { status: 'success', entry, recipe, finishReason, model, origin };
}

/** The state after a run is cut off: it keeps its text; without any there is nothing to show. */
export function cutOff(written: Written, request: RunRequest): Partial<RunState> {
  return written.recipe.trim()
    ? finished({ finishReason: 'aborted', ...written }, request)
    : { status: 'idle', finishReason: 'aborted' };
}

/** The run's part of the public state. */
export function describeRun({ request, shortage, ...state }: RunState): RunSnapshot {
  return {
    ...state,
    requestedIngredients: request?.ingredients ?? NO_INGREDIENTS,
    isLoading: state.status === 'submitted' || state.status === 'streaming',
    error: shortage ?? state.error,
  };
}

/** The state of one recipe; the page's flags are derived from it. */
export interface RunState extends Omit<RunSnapshot, 'isLoading' | 'requestedIngredients'> {
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

/**
 * `idle` before the first run, `submitted` until the first text, `streaming` while text arrives,
 * then `success` or `error`.
 */
export type RunStatus = 'idle' | 'submitted' | 'streaming' | 'success' | 'error';

/** The recipe so far. */
export type Written = Pick<RecipeResult, 'recipe' | 'model' | 'origin'>;

export interface RunSnapshot {
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
}
