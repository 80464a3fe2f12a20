import { useEffect, useRef, type RefObject } from 'react';
import { SCROLL_DELAY_MS } from '../core/assistant-state.ts';
import type { RecipeAssistantState } from '../core/assistant-snapshot.ts';
import { watchScrolling, type ScrollWatch } from './scroll-watch.ts';

/**
 * Brings what is new into view: the loading message 100 ms after the request, then the recipe when
 * its first text is there, once a run. A reader who has scrolled since the request stays where they
 * are.
 */
export function useRecipeScroll(page: RecipeScroll): void {
  const { status, recipe, requests, loadingRef, recipeRef } = page;
  const reader = useRef<ScrollWatch>(undefined);
  const hasText = recipe.trim() !== '';
  const shown = useRef(hasText);

  // The one that waits for its first text.
  const request = status === 'submitted' ? requests : undefined;
  useEffect(() => {
    if (request === undefined) return;
    const watch = watchScrolling();
    reader.current?.end();
    reader.current = watch;
    const timer = setTimeout(() => watch.scrollTo(loadingRef.current, 'center'), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [request, loadingRef]);

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

export interface RecipeScroll extends Pick<RecipeAssistantState, 'status' | 'recipe'> {
  /** How many times a recipe was asked for: a request that replaces a waiting one changes no status. */
  requests: number;
  loadingRef: RefObject<HTMLElement | null>;
  recipeRef: RefObject<HTMLElement | null>;
}
