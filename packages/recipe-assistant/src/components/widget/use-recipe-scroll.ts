import { useEffect, useRef, useState, type RefObject } from 'react';
import type { RecipeAssistantState } from '../../core/assistant-state.ts';
import { SCROLL_DELAY_MS } from '../../core/run-state.ts';
import { findFailure, findPart } from '../find-part.ts';
import { useOnChange } from '../timing.ts';
import { scrollIntoView, watchScrolling, type ScrollWatch } from './scroll-watch.ts';

/**
 * Scrolls to what is new: the loading message 100 ms after the request, the recipe at its first text
 * (once per run), one that is brought back, and a failure. A visitor who has scrolled since the request is
 * not moved.
 *
 * @param recipeRef Wraps the recipe and its error message.
 * @returns What leads to a failure that such a visitor hasn't seen; undefined without one.
 */
export function useRecipeScroll(
  // A run that replaces a pending one changes no status, only its number.
  { status, recipe, run, isLoading }: RecipeAssistantState,
  loadingRef: RefObject<HTMLElement | null>,
  recipeRef: RefObject<HTMLElement | null>,
): (() => void) | undefined {
  const watch = useRef<ScrollWatch>(undefined);
  const hasText = recipe.trim() !== '';

  const liveRun = isLoading ? run : undefined;
  useEffect(() => {
    if (liveRun === undefined) return;
    const ownWatch = (watch.current = watchScrolling(loadingRef.current!.ownerDocument));
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
    const isSeen =
      watch.current?.isScrolling() || isInView(findPart(recipeRef.current, 'recipe-heading'));
    watch.current?.scrollTo(recipeRef.current, isSeen ? 'nearest' : 'start');
  });

  const finished = status === 'success' ? recipe : undefined;
  useOnChange(finished, (before) => {
    // An earlier recipe replaces a finished one.
    if (before !== undefined && finished !== undefined) scrollIntoView(recipeRef.current, 'start');
  });

  const failedRun = status === 'error' ? run : undefined;
  const [isUnseen, setIsUnseen] = useState(false);
  useEffect(() => {
    const failure = findEnd(recipeRef.current);
    if (failedRun === undefined || !failure) return;
    if (!watch.current?.hasScrolled()) return scrollIntoView(failure, 'nearest');
    // A host's test environment may have no layout.
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)!.isIntersecting;
        setIsUnseen(!isSeen);
        if (isSeen) observer.disconnect();
      },
      { threshold: 0.5 },
    );
    observer.observe(failure);
    return () => {
      observer.disconnect();
      setIsUnseen(false);
    };
  }, [failedRun, recipeRef]);
  if (!isUnseen) return undefined;
  return () => {
    const failure = findEnd(recipeRef.current);
    failure?.focus({ preventScroll: true });
    scrollIntoView(failure, 'nearest');
  };
}

/** What says why a run failed: an alert, or that ingredients are missing. */
function findEnd(view: Element | null): HTMLElement | undefined {
  return findPart(view, 'recipe-notice') ?? findFailure(view);
}

function isInView(element: HTMLElement | undefined): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
