/**
 * Detects whether the visitor scrolls a document, and scrolls for them only until they have. The page may have rendered
 * the widget into a frame, whose document it is, and whose events have a clock of their own.
 */
export function watchScrolling(document: Document) {
  const scroller = document.scrollingElement ?? document.documentElement;
  let hasScrolled = false;
  let ownScrollUntil = 0;
  let height = scroller.scrollHeight;
  // Scroll events of earlier scrolling, such as to reach the button, arrive until the next frame.
  let isWatching = false;
  requestAnimationFrame(() => (isWatching = true));

  const isScrolling = () => performance.now() < ownScrollUntil;

  function onScroll(): void {
    // A document that changes its height moves its content without anyone scrolling.
    const reflowed = scroller.scrollHeight !== height;
    height = scroller.scrollHeight;
    if (isWatching && !reflowed && !isScrolling()) hasScrolled = true;
  }

  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  document.addEventListener('scroll', onScroll, options);
  // Also during a scroll of ours.
  for (const type of ['wheel', 'touchmove'])
    document.addEventListener(type, () => (hasScrolled = true), options);

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
    isScrolling,
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
