import { useEffect, useRef, type RefObject } from 'react';
import type { RecipeAssistantState } from '../../core/assistant-state.ts';
import { SCROLL_DELAY_MS } from '../../core/run-state.ts';
import { useOnChange } from '../use-on-change.ts';
import { scrollIntoView, watchScrolling, type ScrollWatch } from './scroll-watch.ts';

/**
 * Scrolls to what is new: the loading message 100 ms after the request, the recipe at its first text
 * (once per run), one that is brought back, and a failure. If the visitor has scrolled since the
 * request, only a failure scrolls.
 *
 * @param recipeRef Wraps the recipe and its error message.
 */
export function useRecipeScroll(
  // A run that replaces a pending one changes no status, only its number.
  { status, recipe, run, isLoading }: RecipeAssistantState,
  loadingRef: RefObject<HTMLElement | null>,
  recipeRef: RefObject<HTMLElement | null>,
): void {
  const watch = useRef<ScrollWatch>(undefined);
  const hasText = recipe.trim() !== '';

  const liveRun = isLoading ? run : undefined;
  useEffect(() => {
    if (liveRun === undefined) return;
    const ownWatch = (watch.current = watchScrolling());
    const scroll = () => ownWatch.scrollTo(loadingRef.current, 'center');
    const timer = setTimeout(scroll, SCROLL_DELAY_MS);
    return () => {
      clearTimeout(timer);
      ownWatch.stop();
    };
  }, [liveRun, loadingRef]);

  useOnChange(hasText, () => {
    if (!hasText) return;
    // If the head is visible, or about to be, move as little as possible.
    const isSeen = watch.current?.isScrolling() || isInView(find(recipeRef, HEAD));
    watch.current?.scrollTo(recipeRef.current, isSeen ? 'nearest' : 'start');
  });

  const finished = status === 'success' ? recipe : undefined;
  useOnChange(finished, (before) => {
    // An earlier recipe replaces a finished one.
    if (before !== undefined && finished !== undefined) scrollIntoView(recipeRef.current, 'start');
  });

  const failedRun = status === 'error' ? run : undefined;
  useEffect(() => {
    if (failedRun !== undefined) scrollIntoView(find(recipeRef, FAILURE), 'nearest');
  }, [failedRun, recipeRef]);
}

const HEAD = '[data-slot="recipe-heading"]';

const FAILURE = '[data-slot="recipe-failure"][data-code], [data-slot="recipe-notice"]';

function find(ref: RefObject<HTMLElement | null>, selector: string): HTMLElement | null {
  return ref.current?.querySelector<HTMLElement>(selector) ?? null;
}

function isInView(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
