import { useSyncExternalStore } from 'react';
import { type CookProgress, type RecipeEntry, UNTOUCHED } from '../core/recipe-entry.ts';

/** The cook's progress with a recipe. */
export function useProgress(entry: RecipeEntry | undefined): CookProgress {
  const getProgress = () => entry?.getProgress() ?? UNTOUCHED;
  return useSyncExternalStore(entry?.subscribe ?? subscribeToNothing, getProgress, getProgress);
}

function subscribeToNothing(): () => void {
  return () => {};
}
