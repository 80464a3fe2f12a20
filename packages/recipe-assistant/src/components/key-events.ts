import type { KeyboardEvent } from 'react';

/**
 * For a button that gets the focus when another one is pressed: Enter, still held down, would press
 * it as well.
 */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/**
 * Whether a key belongs to an input method. Safari ends the composition before the key arrives, and
 * marks the key with the code 229 alone.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY;
}

const COMPOSITION_KEY = 229;
