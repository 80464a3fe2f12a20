import type { Line } from './line.ts';
import { isRule } from './rule.ts';

const LIST_MARKER = /^(?:([-+*])|(\d{1,9})([.)]))(?:[ \t]+|$)/;

/** Bullets that markdown doesn't know, for a regular expression's character class. */
export const ROUND_BULLETS = '•‣◦▪●○⁃∙·・▢☐';

/** Dashes are bullets if white space follows. */
export const DASHES = '–—';

/** Matches text that may become an item's marker or check box, and must not show before. */
export const PARTIAL_MARKER = new RegExp(
  `^(?:[-+*${ROUND_BULLETS}${DASHES}\\s]*|\\d{1,9}[.)]?\\s*|\\[[ x]?\\]?\\s*)$`,
  'i',
);

const QUOTE_MARKER = /^>[ \t]?/;

export function listMarkerOf(line: Line): ListMarker | undefined {
  const { text, isUnmarked } = line;
  if (isUnmarked) return { kind: '', width: 0, isEmpty: false, start: undefined };
  const match = LIST_MARKER.exec(text);
  if (!match || isRule(line)) return undefined;
  const [marker, bullet, number = '', delimiter] = match;
  return {
    kind: bullet ?? delimiter ?? '',
    width: bullet ? 1 : number.length + 1,
    isEmpty: marker === text,
    start: bullet ? undefined : Number(number),
  };
}

/** The marker of a line that is quoted. */
export function quoteMarkerOf({ text }: Line): string | undefined {
  return QUOTE_MARKER.exec(text)?.[0];
}

/** Whether a line starts a non-empty item or a quotation. */
export function hasMarker(line: Line): boolean {
  return listMarkerOf(line)?.isEmpty === false || quoteMarkerOf(line) !== undefined;
}

export interface ListMarker {
  /** The bullet, or the delimiter after the number: another one starts another list. */
  readonly kind: string;
  /** In characters, without the white space after it. */
  readonly width: number;
  /** Whether nothing follows it. */
  readonly isEmpty: boolean;
  /** The number; undefined for a bullet. */
  readonly start: number | undefined;
}
