import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus when the focused element is removed, as Stop is at the end: to the result of
 * `findFallback`, which should ignore a held Enter.
 *
 * @returns Handlers for an element around it.
 */
export function useFocusFallback(
  findFallback: () => HTMLElement | null | undefined,
): FocusHandlers {
  const focused = useRef<HTMLElement>(undefined);
  // After each commit: any of them may have removed the element.
  useEffect(() => {
    const element = focused.current;
    if (!element || element.isConnected) return;
    focused.current = undefined;
    // The page may have rendered the widget into a frame, and the focus may have moved elsewhere.
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === body) findFallback()?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => (focused.current = target as HTMLElement),
    // Some browsers fire the event for an element that is being removed as well: it's gone a moment later.
    onBlur: ({ target }) =>
      queueMicrotask(() => {
        if (focused.current === target && target.isConnected) focused.current = undefined;
      }),
  };
}

interface FocusHandlers {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}
