import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { callSafely } from '../../core/caller-options.ts';
import {
  createRecipeEntry,
  type CookProgress,
  readOnce,
  type RecipeEntry,
  UNTOUCHED,
} from '../../core/recipe-entry.ts';
import { subscribeToNothing } from '../loaded-later.tsx';
import { useStableCallback } from '../timing.ts';
import type { ShownRecipe, ViewProps } from './recipe-view-props.ts';

/**
 * The entry of a finished recipe: the store's, or one of the view's own for as long as the text stays. It is read in
 * `recipeLang`; where that is not set and the text tells nothing, in the page's language.
 */
export function useEntry(view: ViewProps, pageLang: string | undefined): RecipeEntry | undefined {
  const { entry, status, recipeLang, recipe = '', finishReason = 'stop', model, origin } = view;
  const isFinished = status === 'success' && recipe.trim() !== '';
  const result = { recipe, finishReason, model, origin };
  const key = isFinished && !entry && JSON.stringify([result, view.ingredients ?? []]);
  const own = useMemo(() => {
    if (key) return createRecipeEntry(...(JSON.parse(key) as Parameters<typeof createRecipeEntry>));
  }, [key]);
  const kept = isFinished ? (entry ?? own) : undefined;
  return useMemo(
    () => kept && inLanguage(kept, recipeLang, pageLang),
    [kept, recipeLang, pageLang],
  );
}

/** The same entry, read in a language that the page says, or that it asks for after the recipe's own. */
function inLanguage(
  entry: RecipeEntry,
  given: string | undefined,
  asked: string | undefined,
): RecipeEntry {
  const language = { given, asked: [...entry.language.asked, ...(asked ? [asked] : [])] };
  const shown: RecipeEntry = { ...entry, language, read: readOnce(() => shown) };
  return shown;
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
  onShow: ViewProps['onShow'],
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
