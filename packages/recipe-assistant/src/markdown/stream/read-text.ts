import type { Blocks } from '../blocks/blocks.ts';
import { createReader } from './reader.ts';

/** What is longer, in UTF-16 units, is shown as plain text. */
export const MAX_FORMATTED_LENGTH = 32_768;

/** Reads a text that is all there; `undefined` where the page shows it as it was written. */
export function readText(text: string): Blocks | undefined {
  if (text.length > MAX_FORMATTED_LENGTH) return undefined;
  try {
    return createReader().read(text, false);
  } catch {
    return undefined;
  }
}
