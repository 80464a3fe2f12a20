import { cdp } from 'vitest/browser';

/** The protocol of the browser's own tools, for what a page cannot do to itself. */
export function devtools(): Devtools {
  return cdp() as unknown as Devtools;
}

/** Says what the page is shown on. The browser remembers it from one test file to the next. */
export function emulateMedia(media: { media?: string; features?: Feature[] }): Promise<void> {
  return devtools().send('Emulation.setEmulatedMedia', media);
}

/** For `emulateMedia`: nothing moves, so that a style is the same at any time. */
export const REDUCED_MOTION: Feature = { name: 'prefers-reduced-motion', value: 'reduce' };

interface Devtools {
  send: (method: string, parameters: object) => Promise<void>;
}

interface Feature {
  name: string;
  value: string;
}
