import { useEffect, type RefObject } from 'react';

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
  useEffect(() => {
    const dialog = dialogRef.current!;
    const { style } = dialog.ownerDocument.documentElement;
    const { overflow, overscrollBehavior } = style;
    // Otherwise a browser takes a swipe for back navigation.
    Object.assign(style, { overflow: 'hidden', overscrollBehavior: 'none' });
    dialog.showModal();
    focusRef.current?.focus();
    muteLiveRegions(dialog);
    return () => {
      unmuteLiveRegions();
      Object.assign(style, { overflow, overscrollBehavior });
      dialog.close();
    };
  }, [dialogRef, focusRef]);
}

let mutedRegions: Element[] = [];
let unmuteTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * While a modal dialog is open the page is inert. When it closes, some screen readers take the page's
 * live regions for new ones and read them out, the whole recipe among them. So they are off until then,
 * and stay off if the dialog opens again before.
 */
function muteLiveRegions(dialog: Element): void {
  clearTimeout(unmuteTimer);
  const widget = dialog.closest(WIDGET) ?? dialog.closest('[data-recipe-assistant]');
  for (const region of widget?.querySelectorAll('[aria-live="polite"]') ?? []) {
    if (dialog.contains(region)) continue;
    region.setAttribute('aria-live', 'off');
    mutedRegions.push(region);
  }
}

function unmuteLiveRegions(): void {
  unmuteTimer = setTimeout(() => {
    for (const region of mutedRegions) region.setAttribute('aria-live', 'polite');
    mutedRegions = [];
  }, UNMUTE_DELAY_MS);
}
