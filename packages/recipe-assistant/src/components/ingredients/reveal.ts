/** Pixels kept free around the element. */
const MARGIN = 8;

/**
 * Scrolls an element below the field into the visible part of the page, as far as the field stays there. With a
 * phone's keyboard open that part is small, and only the visual viewport knows it. Does nothing unless the field has
 * the focus.
 */
export function revealBelow(field: HTMLElement | null, element: Element | null | undefined): void {
  // In a shadow root the document's own answer is the host.
  if (!field || !element || (field.getRootNode() as Document | ShadowRoot).activeElement !== field)
    return;
  const scroller = scrollerOf(field);
  const { top, bottom } = visiblePart(scroller);
  // Scrolling further would move the field itself out of view.
  const most = field.getBoundingClientRect().top - top - MARGIN;
  const distance = Math.min(most, element.getBoundingClientRect().bottom + MARGIN - bottom);
  if (distance > 0) scroller.scrollBy?.({ top: distance, behavior: 'instant' });
}

function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    const isScroller = overflowY === 'auto' || overflowY === 'scroll';
    if (isScroller && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return element.ownerDocument.documentElement;
}

/** The visible vertical range of a scrolling element, in window coordinates. */
function visiblePart(scroller: Element): { top: number; bottom: number } {
  const view = scroller.ownerDocument.defaultView ?? window;
  const { offsetTop, height } = view.visualViewport ?? { offsetTop: 0, height: view.innerHeight };
  const end = offsetTop + height;
  if (scroller === scroller.ownerDocument.documentElement) return { top: offsetTop, bottom: end };
  const box = scroller.getBoundingClientRect();
  return { top: Math.max(offsetTop, box.top), bottom: Math.min(end, box.bottom) };
}
