import { useEffect, useInsertionEffect, useReducer, useState, useSyncExternalStore } from 'react';
import type { RecipeAssistantOptions } from '../core/assistant-options.ts';
import type { RecipeAssistantActions, RecipeAssistantState } from '../core/assistant-state.ts';
import { createRecipeAssistant, type RecipeAssistantStore } from '../core/assistant-store.ts';
import { describeIngredients } from '../core/ingredient-list.ts';
import { fetchTitle } from '../recipe/fetch-title.ts';

/**
 * The whole assistant for your own UI: the ingredients, one run at a time, and its result. The
 * functions are stable; options may change with any render, and a new `client` is used from the next
 * run on. Unmounting, hiding and leaving the page abort the run.
 *
 * @example
 * const { ingredients, addIngredient, generate, stop, isLoading, recipe, error } =
 *   useRecipeAssistant({ client });
 */
export function useRecipeAssistant(options: UseRecipeAssistantOptions): UseRecipeAssistantResult {
  const [store] = useState(() => createRecipeAssistant(options, fetchTitle));
  const { getState, subscribe, setOptions, connect, ...actions } = store;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useInsertionEffect(() => {
    setOptions({
      ...options,
      preferences: inLanguage(options),
      onIngredientsChange(ingredients) {
        options.onIngredientsChange?.(ingredients);
        // In controlled mode the parent accepts or rejects on its next render; this renders even if it
        // rejects.
        if (options.ingredients) renderAgain();
      },
    });
  });
  const state = useSyncExternalStore(subscribe, getState, getState);
  useEffect(() => connectWhileShown(connect), [connect]);

  const ingredients = options.ingredients ?? state.ingredients;
  return { ...state, ...describeIngredients(ingredients, options), ...actions };
}

/** The preferences, with the page's language unless they name one. */
function inLanguage({ preferences, locale }: UseRecipeAssistantOptions) {
  if (!locale || preferences?.language) return preferences;
  return { ...preferences, language: locale.modelLanguage };
}

/** A page in the back/forward cache isn't unmounted and its requests go on; only `pagehide` tells. */
function connectWhileShown(connect: RecipeAssistantStore['connect']): () => void {
  let disconnect = connect();
  const hide = () => disconnect();
  const show = () => (disconnect = connect());
  addEventListener('pagehide', hide);
  addEventListener('pageshow', show);
  return () => {
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
    disconnect();
  };
}

/** The options of the store; callbacks may be new on each render. */
export interface UseRecipeAssistantOptions extends RecipeAssistantOptions {
  /**
   * The page's language, which the model is asked to answer in unless `preferences` names another.
   * Default English, for which nothing is added. Of a `RecipeLocale` it reads the language's English name.
   */
  locale?: { modelLanguage: string } | undefined;
}

/** The current state, and the functions, which are stable. */
export interface UseRecipeAssistantResult extends RecipeAssistantState, RecipeAssistantActions {}
