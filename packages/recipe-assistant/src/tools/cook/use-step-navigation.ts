import { useEffect, useRef, type RefObject } from 'react';

/** The least distance in pixels and the longest time in milliseconds of a swipe. */
const SWIPE_PX = 48;
const SWIPE_MS = 800;

/** Pixels from the sides of the window where a swipe belongs to the browser: back and forward. */
const EDGE_PX = 24;

/** How far a key scrolls: a fraction of the visible height, and pixels. */
const PAGE = 0.85;
const LINE_PX = 48;

/**
 * Navigates the steps by keys and swipes while the dialog is open. It listens on the window in the
 * capture phase: otherwise Escape would close a dialog around the widget, and the arrows would turn the
 * page's own pictures.
 */
export function useStepNavigation(
  dialogRef: RefObject<HTMLDialogElement | null>,
  pageRef: RefObject<HTMLElement | null>,
  actions: StepActions,
): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const dialog = dialogRef.current!;
    const window = dialog.ownerDocument.defaultView!;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || hasModifier(event) || !isWithin(dialog)) return;
      const by = pixelsOf(event.key, pageRef.current!);
      const act = actionOf(event.key, isRightToLeft(dialog), latest.current);
      if (by) pageRef.current!.scrollTop += by;
      // A held key would run through all steps.
      else if (!event.repeat) act?.();
      if (!by && !act && !(event.repeat && event.key === 'Enter')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const swipe = (isLeftwards: boolean) => {
      if (isLeftwards === isRightToLeft(dialog)) latest.current.back();
      else latest.current.forward();
    };
    const listening = new AbortController();
    window.addEventListener('keydown', press, { capture: true, signal: listening.signal });
    watchSwipes(dialog, listening.signal, swipe);
    return () => listening.abort();
  }, [dialogRef, pageRef]);
}

function actionOf(
  key: string,
  isMirrored: boolean,
  actions: StepActions,
): (() => void) | undefined {
  const { forward, back } = actions;
  const byKey: Record<string, () => void> = {
    Escape: actions.close,
    ArrowRight: isMirrored ? back : forward,
    ArrowLeft: isMirrored ? forward : back,
    PageDown: forward,
    PageUp: back,
    Home: actions.first,
    End: actions.last,
  };
  return byKey[key];
}

/** How far a key scrolls, wherever the focus is: a step that overflows scrolls before the next one. */
function pixelsOf(key: string, { scrollTop, clientHeight, scrollHeight }: HTMLElement): number {
  const below = Math.floor(scrollHeight - clientHeight - scrollTop);
  const page = PAGE * clientHeight;
  if (key === 'ArrowDown' || key === 'PageDown') {
    return Math.min(below, key === 'PageDown' ? page : LINE_PX);
  }
  if (key === 'ArrowUp' || key === 'PageUp') {
    return -Math.min(scrollTop, key === 'PageUp' ? page : LINE_PX);
  }
  return 0;
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether the focus is in the dialog or nowhere, as after a press on something that isn't focusable. */
function isWithin(dialog: HTMLElement): boolean {
  const { activeElement } = dialog.getRootNode() as Document | ShadowRoot;
  const { body, activeElement: pageFocus } = dialog.ownerDocument;
  return dialog.contains(activeElement) || pageFocus === body || pageFocus === null;
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/**
 * By touch events: browsers cancel pointer events as soon as they scroll or zoom. Nothing is prevented
 * here, so they still can.
 */
function watchSwipes(
  element: HTMLElement,
  signal: AbortSignal,
  onSwipe: (isLeftwards: boolean) => void,
): void {
  let start: { x: number; y: number; time: number } | undefined;

  function begin({ touches, timeStamp }: TouchEvent): void {
    const { clientX: x = 0, clientY: y = 0 } = touches[0] ?? {};
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
    const isAtEdge = x < EDGE_PX || x > innerWidth - EDGE_PX;
    start = touches.length > 1 || isZoomed || isAtEdge ? undefined : { x, y, time: timeStamp };
  }

  function end({ changedTouches, timeStamp }: TouchEvent): void {
    const [touch] = changedTouches;
    if (!start || !touch) return;
    const across = touch.clientX - start.x;
    const along = Math.abs(touch.clientY - start.y);
    const isSwipe =
      Math.abs(across) > Math.max(SWIPE_PX, 2 * along) && timeStamp - start.time < SWIPE_MS;
    start = undefined;
    if (isSwipe && getSelection()?.isCollapsed !== false) onSwipe(across < 0);
  }

  const options = { passive: true, signal };
  element.addEventListener('touchstart', begin, options);
  element.addEventListener('touchend', end, options);
  element.addEventListener('touchcancel', () => (start = undefined), options);
}

export interface StepActions {
  forward: () => void;
  back: () => void;
  first: () => void;
  last: () => void;
  close: () => void;
}
