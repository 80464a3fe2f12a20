import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

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
  useRemoval(focused, () => findFallback()?.focus({ preventScroll: true }));
  return {
    onFocus: ({ target }) => (focused.current = target as HTMLElement),
    // Some browsers fire the event for an element that is being removed as well: it's gone a moment later.
    onBlur: ({ target }) =>
      queueMicrotask(() => {
        if (focused.current === target && target.isConnected) focused.current = undefined;
      }),
  };
}

/**
 * Keeps the focus in a list when the focused button is removed by its own action.
 *
 * @returns The list's ref, and a function to call before the removal: with the button, and the index of
 *   the item whose button should get the focus, else the last item's, else what the call names for a list
 *   that is empty then, else `emptyFocusRef`.
 */
export function useListFocus(emptyFocusRef: RefObject<HTMLElement | null>): ListFocus {
  const listRef = useRef<HTMLUListElement>(null);
  // Tracked by pointer events, since Safari doesn't focus a pressed button.
  const pressed = useRef<HTMLElement>(undefined);
  const nextIndex = useRef(0);
  const nextIfEmpty = useRef(emptyFocusRef);
  useRemoval(pressed, () => {
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    const target = buttons[Math.min(nextIndex.current, buttons.length - 1)];
    (target ?? nextIfEmpty.current.current ?? emptyFocusRef.current)?.focus();
  });
  return {
    listRef,
    moveFocus(button, index, ifEmpty = emptyFocusRef) {
      pressed.current = button;
      nextIndex.current = index;
      nextIfEmpty.current = ifEmpty;
    },
  };
}

/** Moves the focus once an element is removed, unless it has moved elsewhere. */
function useRemoval(elementRef: RefObject<HTMLElement | undefined>, moveFocus: () => void): void {
  // After each commit: any of them may have removed the element.
  useEffect(() => {
    const element = elementRef.current;
    if (!element || element.isConnected) return;
    // The page may have rendered the widget into a frame.
    const { activeElement, body } = element.ownerDocument;
    elementRef.current = undefined;
    if (activeElement === body) moveFocus();
  });
}

interface FocusHandlers {
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

interface ListFocus {
  listRef: RefObject<HTMLUListElement | null>;
  moveFocus: (button: HTMLElement, index: number, ifEmpty?: RefObject<HTMLElement | null>) => void;
}
