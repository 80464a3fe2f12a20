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
    const muted = new Set(muteLiveRegions(dialog));
    return () => {
      // The recipe's own region may have become polite meanwhile: some time after its end, or after a tick.
      for (const region of muteLiveRegions(dialog)) muted.add(region);
      setTimeout(() => {
        for (const region of muted) region.setAttribute('aria-live', 'polite');
      }, UNMUTE_DELAY_MS);
      Object.assign(style, { overflow, overscrollBehavior });
      dialog.close();
    };
  }, [dialogRef, focusRef]);
}

/**
 * While a modal dialog is open the page is inert. When it closes, some screen readers take the page's
 * live regions for new ones and read them out, the whole recipe among them. So they are off until then.
 */
function muteLiveRegions(dialog: Element): readonly Element[] {
  const widget = dialog.closest(WIDGET) ?? dialog.closest('[data-recipe-assistant]');
  const spoken = widget?.querySelectorAll('[aria-live="polite"]') ?? [];
  const regions = [...spoken].filter((region) => !dialog.contains(region));
  for (const region of regions) region.setAttribute('aria-live', 'off');
  return regions;
}
