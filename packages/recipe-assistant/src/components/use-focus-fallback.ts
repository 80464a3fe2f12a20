import { useEffect, useRef, type FocusEvent } from 'react';
import { findFailure, findPart } from './find-part.ts';

/**
 * Moves the focus when the focused element is removed, as Stop is at the end of a run: else the next Tab would start at
 * the top of the page. `findFallback` finds where to, in the widget or the part of it that the element was in. A button
 * there should ignore a held Enter: the one that pressed Stop would press it, too.
 *
 * @returns Handlers for an element around it.
 */
export function useFocusFallback(findFallback: (part: Element) => HTMLElement | null | undefined) {
  const focus = useRef<Focus>(undefined);
  // After each commit: any of them may have removed the element.
  useEffect(() => {
    if (!focus.current || focus.current.element.isConnected) return;
    const { element, part } = focus.current;
    focus.current = undefined;
    // The page may have rendered the widget into a frame, and the focus may have moved elsewhere.
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === body) findFallback(part)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const part = currentTarget.closest('[data-recipe-assistant]')!;
      focus.current = { element: target as HTMLElement, part };
    },
    // Some browsers fire the event for an element that is being removed as well: it's gone a moment later.
    onBlur: ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focus.current?.element === target && target.isConnected) focus.current = undefined;
      }),
  };
}

/** The prompt block, else the field. */
export function findPrompt(part: Element): HTMLElement | undefined {
  return findPart(part, 'get-recipe-panel') ?? findPart(part, 'ingredient-input');
}

/** What a run has come to. Stop comes first: after Try again and Something different a run is live. */
export function findResult(part: Element): HTMLElement | undefined {
  const failure = findFailure(part);
  return (
    findPart(part, 'stop-button') ??
    findPart(failure, 'retry-button') ??
    failure ??
    findPart(part, 'recipe-heading') ??
    findPrompt(part)
  );
}

interface Focus {
  element: HTMLElement;
  part: Element;
}
