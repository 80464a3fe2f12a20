import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

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
  useRemoval(focused, () => findFallback()?.focus({ preventScroll: true }));
  return {
    onFocus: ({ target }) => (focused.current = target as HTMLElement),
    // React is silent about the blur of an element that it removes itself.
    onBlur: () => (focused.current = undefined),
  };
}

/**
 * Keeps the focus on a list when the button that has it goes with what it does.
 *
 * @returns The list's reference, and what to call before that: with the button, and with the place of
 * the item whose own button gets the focus then, or else the last item's, or else `emptyFocusRef`.
 */
export function useListFocus(emptyFocusRef: RefObject<HTMLElement | null>): ListFocus {
  const listRef = useRef<HTMLUListElement>(null);
  // By the press, since Safari gives no focus to a button that is pressed.
  const pressed = useRef<HTMLElement>(undefined);
  const nextIndex = useRef(0);
  useRemoval(pressed, () => {
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    const target = buttons[Math.min(nextIndex.current, buttons.length - 1)];
    (target ?? emptyFocusRef.current)?.focus();
  });
  return {
    listRef,
    moveFocus(button, index) {
      pressed.current = button;
      nextIndex.current = index;
    },
  };
}

/** Moves the focus once an element is gone, unless someone has moved it on before. */
function useRemoval(elementRef: RefObject<HTMLElement | undefined>, moveFocus: () => void): void {
  // After each commit: any of them may have removed the element.
  useEffect(() => {
    const element = elementRef.current;
    if (!element || element.isConnected) return;
    // A page may have put the widget into a frame.
    const { activeElement, body } = element.ownerDocument;
    elementRef.current = undefined;
    if (activeElement === body) moveFocus();
  });
}

interface FocusHandlers {
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

interface ListFocus {
  listRef: RefObject<HTMLUListElement | null>;
  moveFocus: (button: HTMLElement, index: number) => void;
}
