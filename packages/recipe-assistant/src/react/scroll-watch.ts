/** Watches whether the reader scrolls, and scrolls for them only as long as they have not. */
export function watchScrolling(): ScrollWatch {
  const page = document.scrollingElement ?? document.documentElement;
  let readerMoved = false;
  let ownUntil = 0;
  let height = page.scrollHeight;
  // Until the next frame come the events of what was scrolled before, such as to reach the button.
  let begun = false;
  requestAnimationFrame(() => (begun = true));

  function onScroll({ timeStamp }: Event): void {
    // A page that grows or shrinks moves what is seen without anybody scrolling.
    const reflowed = page.scrollHeight !== height;
    height = page.scrollHeight;
    if (begun && !reflowed && timeStamp > ownUntil) readerMoved = true;
  }

  function onIntent(event: Event): void {
    if (!(event instanceof KeyboardEvent) || scrollsPage(event)) readerMoved = true;
  }

  const listening = new AbortController();
  const quietly = { capture: true, passive: true, signal: listening.signal };
  addEventListener('scroll', onScroll, quietly);
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, onIntent, quietly);

  return {
    scrollTo(element, block) {
      // Where a host tests its page there may be no layout: nothing to scroll, and no media.
      if (readerMoved || !element?.scrollIntoView) return;
      const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      ownUntil = performance.now() + OWN_SCROLL_MS;
      element.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block });
    },
    end: () => listening.abort(),
  };
}

/** How long the events of a smooth scroll are taken for its own; engines take up to about a second. */
const OWN_SCROLL_MS = 1000;

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']);

/** The same keys move a caret or press a button where the focus is in a control. */
function scrollsPage({ key, target }: KeyboardEvent): boolean {
  const inControl =
    target instanceof Element &&
    target.closest('input, textarea, select, button, [contenteditable]');
  return SCROLL_KEYS.has(key) && (!inControl || key.startsWith('Page'));
}

export interface ScrollWatch {
  /** Does nothing once the reader has scrolled. Smooth, unless less motion is wished for. */
  scrollTo: (element: HTMLElement | null, block: ScrollLogicalPosition) => void;
  end: () => void;
}
