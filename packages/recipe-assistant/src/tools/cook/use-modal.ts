import { useLayoutEffect, type RefObject } from 'react';

const WIDGET = '[data-slot="recipe-assistant"]';

/** Milliseconds until a screen reader has processed the page that is back. */
const UNMUTE_DELAY_MS = 700;

/**
 * Opens a modal dialog for as long as it is mounted, with the focus on a given element, and keeps the
 * page behind it from scrolling and from being announced.
 */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  focusRef: RefObject<HTMLElement | null>,
): void {
  // Before other effects, which may measure what it shows.
  useLayoutEffect(() => {
    const dialog = dialogRef.current!;
    const { style } = dialog.ownerDocument.documentElement;
    const { overflow, overscrollBehavior } = style;
    // Otherwise a browser takes a swipe for back navigation.
    Object.assign(style, { overflow: 'hidden', overscrollBehavior: 'none' });
    dialog.showModal();
    focusRef.current?.focus();
    const setLive = liveRegionsBehind(dialog);
    setLive('off');
    return () => {
      // A tick in cook mode makes the recipe's own region quiet, and then polite again.
      setLive('off');
      setTimeout(() => setLive('polite'), UNMUTE_DELAY_MS);
      Object.assign(style, { overflow, overscrollBehavior });
      dialog.close();
    };
  }, [dialogRef, focusRef]);
}

/**
 * While a modal dialog is open the page is inert. When it closes, some screen readers take the page's
 * live regions for new ones and read them out, the whole recipe among them. So they are off until then.
 */
function liveRegionsBehind(dialog: Element): (live: 'off' | 'polite') => void {
  const widget = dialog.closest(WIDGET) ?? dialog.closest('[data-recipe-assistant]');
  const spoken = widget?.querySelectorAll('[aria-live="polite"]') ?? [];
  const regions = [...spoken].filter((region) => !dialog.contains(region));
  return (live) => {
    for (const region of regions) region.setAttribute('aria-live', live);
  };
}
