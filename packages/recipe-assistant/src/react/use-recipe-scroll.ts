import { useEffect, useRef, type RefObject } from 'react';
import type { RecipeAssistantState } from '../core/assistant-store.ts';
import { SCROLL_DELAY_MS } from '../core/run-state.ts';
import { watchScrolling, type ScrollWatch } from './scroll-watch.ts';

/**
 * Brings what is new into view: the loading message 100 ms after the request, then the recipe when
 * its first text is there, once a run. A reader who has scrolled since the request stays where they
 * are.
 */
export function useRecipeScroll(options: RecipeScrollOptions): void {
  const { status, recipe, run, loadingRef, recipeRef } = options;
  const reader = useRef<ScrollWatch>(undefined);
  const hasText = recipe.trim() !== '';
  const shown = useRef(hasText);

  // The one that waits for its first text.
  const waiting = status === 'submitted' ? run : undefined;
  useEffect(() => {
    if (waiting === undefined) return;
    const watch = watchScrolling();
    reader.current?.end();
    reader.current = watch;
    const timer = setTimeout(() => watch.scrollTo(loadingRef.current, 'center'), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [waiting, loadingRef]);

  useEffect(() => {
    if (hasText && !shown.current) reader.current?.scrollTo(recipeRef.current, 'start');
    shown.current = hasText;
  }, [hasText, recipeRef]);

  const isLoading = status === 'submitted' || status === 'streaming';
  useEffect(() => {
    if (!isLoading) reader.current?.end();
  }, [isLoading]);
  useEffect(() => () => reader.current?.end(), []);
}

/** A run that replaces a waiting one changes no status, but its number. */
export interface RecipeScrollOptions extends Pick<
  RecipeAssistantState,
  'status' | 'recipe' | 'run'
> {
  loadingRef: RefObject<HTMLElement | null>;
  recipeRef: RefObject<HTMLElement | null>;
}
