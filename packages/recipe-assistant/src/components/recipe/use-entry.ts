import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { callSafely } from '../../core/caller-options.ts';
import {
  createRecipeEntry,
  type CookProgress,
  type RecipeEntry,
  UNTOUCHED,
} from '../../core/recipe-entry.ts';
import type { RecipeResult } from '../../core/recipe-client.ts';
import type { RunStatus } from '../../core/assistant-state.ts';
import { useStableCallback } from '../use-stable-callback.ts';

/**
 * The entry of a finished recipe: the store's, or one of the view's own for as long as the text stays.
 */
export function useEntry(
  given: RecipeEntry | undefined,
  { status, recipe = '', finishReason = 'stop', model, origin, ingredients = [] }: FinishedRecipe,
): RecipeEntry | undefined {
  const isFinished = status === 'success' && recipe.trim() !== '';
  const key = JSON.stringify(ingredients);
  const own = useMemo(() => {
    if (given || !isFinished) return undefined;
    const requested = JSON.parse(key) as string[];
    return createRecipeEntry({ recipe, finishReason, model, origin }, requested);
  }, [given, isFinished, recipe, finishReason, model, origin, key]);
  return isFinished ? (given ?? own) : undefined;
}

/** The cook's progress with a recipe. */
export function useProgress(entry: RecipeEntry | undefined): CookProgress {
  const getProgress = () => entry?.getProgress() ?? UNTOUCHED;
  return useSyncExternalStore(entry?.subscribe ?? subscribeToNothing, getProgress, getProgress);
}

/** The recipe that is shown; calls `onShow` when it is another one, in other amounts, or gone. */
export function useShown(
  entry: RecipeEntry | undefined,
  { text, factor }: { text: string; factor: number },
  onShow: ((shown: ShownRecipe | undefined) => void) | undefined,
): ShownRecipe | undefined {
  const shown = useMemo<ShownRecipe | undefined>(() => {
    if (!entry) return undefined;
    const { ingredients, result } = entry;
    const { finishReason, model, origin } = result;
    return { recipe: text, ingredients, factor, finishReason, model, origin };
  }, [entry, text, factor]);
  const told = useRef<ShownRecipe>(undefined);
  const tell = useStableCallback((now: ShownRecipe | undefined) => {
    if (told.current === now) return;
    told.current = now;
    void callSafely(() => onShow?.(now));
  });
  useEffect(() => tell(shown));
  useEffect(() => () => tell(undefined), [tell]);
  return shown;
}

function subscribeToNothing(): () => void {
  return () => {};
}

interface FinishedRecipe extends Partial<Omit<RecipeResult, 'usage' | 'upstream'>> {
  status: RunStatus;
  /** The ingredients it was requested with. */
  ingredients?: readonly string[] | undefined;
}

/** A finished recipe as it is shown. */
export interface ShownRecipe extends Omit<RecipeResult, 'usage' | 'upstream'> {
  /** The ingredients it was requested with. */
  ingredients: readonly string[];
  /** The factor of its amounts. The text has these amounts. */
  factor: number;
}
