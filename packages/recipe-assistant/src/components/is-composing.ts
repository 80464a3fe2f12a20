import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method. Safari ends the composition before the key arrives, and
 * marks the key with the code 229 alone.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY;
}

const COMPOSITION_KEY = 229;
