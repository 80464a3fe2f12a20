import { useEffect, useInsertionEffect, useReducer, useState, useSyncExternalStore } from 'react';
import type { RecipeAssistantActions, RecipeAssistantOptions } from '../core/assistant-options.ts';
import { describeIngredients, type RecipeAssistantState } from '../core/assistant-snapshot.ts';
import { createRecipeAssistant } from '../core/assistant-store.ts';

/**
 * The whole assistant for a page of your own: the ingredients, one run at a time, and what became
 * of it. The functions are stable; options may change with any render, and a new `client` is used
 * from the next run on. Unmounting ends the run.
 *
 * @example
 * const { ingredients, addIngredient, generate, stop, isLoading, recipe, error } =
 *   useRecipeAssistant({ client });
 */
export function useRecipeAssistant(options: UseRecipeAssistantOptions): UseRecipeAssistantResult {
  const [store] = useState(() => createRecipeAssistant(options));
  const [, renderAnswer] = useReducer((count: number) => count + 1, 0);
  useInsertionEffect(() => {
    store.setOptions({
      ...options,
      onIngredientsChange(ingredients) {
        options.onIngredientsChange?.(ingredients);
        // Together with the page's answer, which React may render later than an update of the store;
        // and without one, for a page that refuses.
        if (options.ingredients) renderAnswer();
      },
    });
  });
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  useEffect(() => store.connect(), [store]);

  const { addIngredient, removeIngredient, clearIngredients } = store;
  const { generate, stop, retry, reset } = store;
  return {
    ...state,
    ...describeIngredients(options.ingredients ?? state.ingredients, options.minIngredients),
    addIngredient,
    removeIngredient,
    clearIngredients,
    generate,
    stop,
    retry,
    reset,
  };
}

/** The same as for an assistant without React; callbacks may be new with each render. */
export type UseRecipeAssistantOptions = RecipeAssistantOptions;

/** What is true in this render, and the functions, which are the same in each. */
export interface UseRecipeAssistantResult extends RecipeAssistantState, RecipeAssistantActions {}
