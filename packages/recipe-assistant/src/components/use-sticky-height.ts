import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells the style sheet how high an element is, in `--_recipe-height`: what sticks to the top of the window
 * must not be higher, or else its end is out of reach.
 */
export function useStickyHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    // Where a host tests its page there may be no layout.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--_recipe-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
