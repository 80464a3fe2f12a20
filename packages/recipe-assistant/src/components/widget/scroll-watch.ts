/** Detects whether the visitor scrolls, and scrolls for them only until they have. */
export function watchScrolling() {
  const scroller = document.scrollingElement ?? document.documentElement;
  let hasScrolled = false;
  let ownScrollUntil = 0;
  let height = scroller.scrollHeight;
  // Scroll events of earlier scrolling, such as to reach the button, arrive until the next frame.
  let isWatching = false;
  requestAnimationFrame(() => (isWatching = true));

  function onScroll({ timeStamp }: Event): void {
    // A document that changes its height moves its content without anyone scrolling.
    const reflowed = scroller.scrollHeight !== height;
    height = scroller.scrollHeight;
    if (isWatching && !reflowed && timeStamp > ownScrollUntil) hasScrolled = true;
  }

  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  addEventListener('scroll', onScroll, options);
  // Also during a scroll of ours.
  for (const type of ['wheel', 'touchmove'])
    addEventListener(type, () => (hasScrolled = true), options);

  return {
    /** Whether the visitor has scrolled. */
    hasScrolled: () => hasScrolled,
    /** Does nothing once the visitor has scrolled. */
    scrollTo(element: HTMLElement | null, block: ScrollLogicalPosition): void {
      if (hasScrolled) return;
      ownScrollUntil = performance.now() + OWN_SCROLL_MS;
      scrollIntoView(element, block);
    },
    /** Whether a scroll of ours may still be in progress. */
    isScrolling: () => performance.now() < ownScrollUntil,
    stop: () => listeners.abort(),
  };
}

/** Smooth, unless the visitor prefers reduced motion. */
export function scrollIntoView(
  element: HTMLElement | null | undefined,
  block: ScrollLogicalPosition,
): void {
  // A host's test environment may have no layout: neither scrolling nor media queries.
  if (!element?.scrollIntoView) return;
  const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: reducedMotion ? 'instant' : 'smooth', block });
}

/** How long scroll events count as our own smooth scroll, which takes engines up to a second. */
const OWN_SCROLL_MS = 1000;

export type ScrollWatch = ReturnType<typeof watchScrolling>;
