import type { KeyboardEvent } from 'react';

/**
 * Whether a key event belongs to an IME. Safari ends the composition before the event, which then only
 * has the key code 229: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY;
}

const COMPOSITION_KEY = 229;
