import { useEffect, useRef, type RefObject } from 'react';
import type { RecipeAssistantState } from '../core/assistant-store.ts';
import { SCROLL_DELAY_MS } from '../core/run-state.ts';
import { watchScrolling, type ScrollWatch } from './scroll-watch.ts';

/**
 * Brings what is new into view: the loading message 100 ms after the request, then the recipe when
 * its first text is there, once a run. A visitor who has scrolled since the request stays where they
 * are.
 */
export function useRecipeScroll(options: RecipeScrollOptions): void {
  const { status, recipe, run, loadingRef, recipeRef } = options;
  const watch = useRef<ScrollWatch>(undefined);
  const hasText = recipe.trim() !== '';
  const hadText = useRef(hasText);

  // The one that waits for its first text.
  const submittedRun = status === 'submitted' ? run : undefined;
  useEffect(() => {
    if (submittedRun === undefined) return;
    watch.current?.stop();
    const ownWatch = (watch.current = watchScrolling());
    const scroll = () => ownWatch.scrollTo(loadingRef.current, 'center');
    const timer = setTimeout(scroll, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [submittedRun, loadingRef]);

  useEffect(() => {
    if (hasText && !hadText.current) watch.current?.scrollTo(recipeRef.current, 'start');
    hadText.current = hasText;
  }, [hasText, recipeRef]);

  const isLoading = status === 'submitted' || status === 'streaming';
  useEffect(() => {
    if (!isLoading) watch.current?.stop();
  }, [isLoading]);
  useEffect(() => () => watch.current?.stop(), []);
}

/** A run that replaces a waiting one changes no status, but its number. */
export interface RecipeScrollOptions extends Pick<
  RecipeAssistantState,
  'status' | 'recipe' | 'run'
> {
  loadingRef: RefObject<HTMLElement | null>;
  recipeRef: RefObject<HTMLElement | null>;
}
