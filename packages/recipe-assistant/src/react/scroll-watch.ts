/** Watches whether the visitor scrolls, and scrolls for them only as long as they have not. */
export function watchScrolling(): ScrollWatch {
  const scroller = document.scrollingElement ?? document.documentElement;
  let hasScrolled = false;
  let ownScrollUntil = 0;
  let height = scroller.scrollHeight;
  // Until the next frame come the events of what was scrolled before, such as to reach the button.
  let isWatching = false;
  requestAnimationFrame(() => (isWatching = true));

  function onScroll({ timeStamp }: Event): void {
    // A document that grows or shrinks moves what is seen without anybody scrolling.
    const reflowed = scroller.scrollHeight !== height;
    height = scroller.scrollHeight;
    if (isWatching && !reflowed && timeStamp > ownScrollUntil) hasScrolled = true;
  }

  function onInput(event: Event): void {
    if (!(event instanceof KeyboardEvent) || isScrollKey(event)) hasScrolled = true;
  }

  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  addEventListener('scroll', onScroll, options);
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, onInput, options);

  return {
    scrollTo(element, block) {
      if (hasScrolled) return;
      ownScrollUntil = performance.now() + OWN_SCROLL_MS;
      scrollIntoView(element, block);
    },
    isScrolling: () => performance.now() < ownScrollUntil,
    stop: () => listeners.abort(),
  };
}

/** Smooth, unless less motion is wished for. */
export function scrollIntoView(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  // Where a host tests its page there may be no layout: nothing to scroll, and no media.
  if (!element?.scrollIntoView) return;
  const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducedMotion ? 'instant' : 'smooth', block });
}

/** How long the events of a smooth scroll are taken for its own; engines take up to about a second. */
const OWN_SCROLL_MS = 1000;

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']);

/** The same keys move a caret or press a button where the focus is in a control. */
function isScrollKey({ key, target }: KeyboardEvent): boolean {
  const inControl =
    target instanceof Element &&
    target.closest('input, textarea, select, button, [contenteditable]');
  return SCROLL_KEYS.has(key) && (!inControl || key.startsWith('Page'));
}

export interface ScrollWatch {
  /** Does nothing once the visitor has scrolled. */
  scrollTo: (element: HTMLElement | null, block: ScrollLogicalPosition) => void;
  /** Whether what was scrolled to may still be on its way into view. */
  isScrolling: () => boolean;
  /** Removes the listeners. */
  stop: () => void;
}
