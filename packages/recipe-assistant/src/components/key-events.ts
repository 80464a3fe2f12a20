import type { KeyboardEvent } from 'react';

/**
 * For a button that asks a model, or gets the focus when another one is pressed: Enter, held down,
 * would press it thirty times a second.
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
