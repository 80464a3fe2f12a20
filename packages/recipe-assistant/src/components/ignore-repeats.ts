import type { KeyboardEvent } from 'react';

/**
 * For a button that gets the focus when another one is pressed: Enter, still held down, would press
 * it as well.
 */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
