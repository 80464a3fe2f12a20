import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the focus when the element that has it is removed, as Stop is at the end: to what
 * `findFallback` finds, which should do nothing when Enter is still held down.
 *
 * @returns Handlers for the element around.
 */
export function useFocusFallback(
  findFallback: () => HTMLElement | null | undefined,
): FocusHandlers {
  const focused = useRef<HTMLElement>(undefined);

  // After each commit: any of them may have removed the element.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    // A page may have put the widget into a frame.
    const { activeElement, body } = focused.current.ownerDocument;
    focused.current = undefined;
    if (activeElement === body) findFallback()?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target }) => (focused.current = target as HTMLElement),
    // React is silent about the blur of an element that it removes itself.
    onBlur: () => (focused.current = undefined),
  };
}

interface FocusHandlers {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}
