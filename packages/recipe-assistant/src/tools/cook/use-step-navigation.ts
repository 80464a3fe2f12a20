import { useEffect, useRef, type DOMAttributes, type RefObject } from 'react';
import { useStableCallback } from '../../components/timing.ts';

/** The least distance of a swipe, in pixels. */
const SWIPE_PX = 48;

/** Pixels from the sides of the window where a swipe belongs to the browser: back and forward. */
const EDGE_PX = 24;

/** How far a key scrolls: a fraction of the visible height, and pixels. */
const PAGE = 0.85;
const LINE_PX = 48;

/**
 * Navigates the steps by keys and swipes while the dialog is open. It listens for keys on the window in the
 * capture phase: otherwise Escape would close a dialog around the widget, and the arrows would turn the
 * page's own pictures.
 *
 * @returns handlers for the dialog
 */
export function useStepNavigation(
  dialogRef: RefObject<HTMLDialogElement | null>,
  pageRef: RefObject<HTMLElement | null>,
  { step, count, go, close }: StepNavigation,
): SwipeHandlers {
  const turn = (by: number) => go(step + (isRightToLeft(dialogRef.current!) ? -by : by));
  const press = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || !isWithin(dialogRef.current!)) return;
    const actions: Record<string, () => void> = {
      Escape: close,
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
      PageDown: () => go(step + 1),
      PageUp: () => go(step - 1),
      Home: () => go(0),
      End: () => go(count - 1),
    };
    const act = actions[event.key];
    const hasScrolled = scroll(pageRef.current!, event.key);
    // A held key would run through all steps.
    if (!hasScrolled && !event.repeat) act?.();
    if (!hasScrolled && !act && !(event.repeat && event.key === 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const window = dialogRef.current!.ownerDocument.defaultView!;
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [dialogRef, press]);
  return useSwipes(turn);
}

/** Scrolls a step that overflows, wherever the focus is; false where a key has nothing left to scroll. */
function scroll(page: HTMLElement, key: string): boolean {
  const { scrollTop, clientHeight } = page;
  const down = { ArrowDown: LINE_PX, PageDown: PAGE * clientHeight }[key] ?? 0;
  const up = { ArrowUp: LINE_PX, PageUp: PAGE * clientHeight }[key] ?? 0;
  page.scrollTop += down - up;
  return page.scrollTop !== scrollTop;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether the focus is in the dialog or nowhere, as after a press on something that isn't focusable. */
function isWithin(dialog: HTMLElement): boolean {
  const { activeElement, body } = dialog.ownerDocument;
  return activeElement === body || dialog.matches(':focus-within');
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/**
 * By touch events: browsers cancel pointer events as soon as they scroll or zoom. Nothing is prevented
 * here, so they still can.
 *
 * @param onSwipe called with 1 for a swipe to the left, and -1 for one to the right
 */
function useSwipes(onSwipe: (by: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }) {
      const { clientX: x, clientY: y } = touches[0]!;
      const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
      const isAtEdge = x < EDGE_PX || x > innerWidth - EDGE_PX;
      const isSwipe = touches.length === 1 && !isZoomed && !isAtEdge;
      start.current = isSwipe ? { x, y } : undefined;
    },
    onTouchEnd({ changedTouches }) {
      if (!start.current) return;
      const { x, y } = start.current;
      start.current = undefined;
      const { clientX, clientY } = changedTouches[0]!;
      const across = clientX - x;
      const isSwipe = Math.abs(across) > Math.max(SWIPE_PX, 2 * Math.abs(clientY - y));
      const isSelecting = getSelection()?.isCollapsed === false;
      if (isSwipe && !isSelecting) onSwipe(across < 0 ? 1 : -1);
    },
  };
}

interface StepNavigation {
  /** Zero-based. */
  step: number;
  count: number;
  go: (to: number) => void;
  close: () => void;
}

type SwipeHandlers = Pick<DOMAttributes<HTMLElement>, 'onTouchStart' | 'onTouchEnd'>;
