import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on a list when the button that has it goes with what it does.
 *
 * @returns The list's reference, and what to call before that: with the button, and with the place of
 * the item whose own button gets the focus then, or else the last item's, or else `emptyFocusRef`.
 */
export function useListFocus(emptyFocusRef: RefObject<HTMLElement | null>): ListFocus {
  const listRef = useRef<HTMLUListElement>(null);
  const next = useRef<{ button: HTMLElement; index: number }>(undefined);

  useEffect(() => {
    if (!next.current || next.current.button.isConnected) return;
    const { index, button } = next.current;
    const { activeElement, body } = button.ownerDocument;
    next.current = undefined;
    // Someone may have moved the focus on before the list changed.
    if (activeElement !== body) return;
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    const target = buttons[Math.min(index, buttons.length - 1)] ?? emptyFocusRef.current;
    target?.focus();
  });

  return { listRef, moveFocus: (button, index) => (next.current = { button, index }) };
}

interface ListFocus {
  listRef: RefObject<HTMLUListElement | null>;
  moveFocus: (button: HTMLElement, index: number) => void;
}
