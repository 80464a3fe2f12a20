/** The most text the parser gets at once: on hostile text its time is quadratic. */
const LONGEST_PIECE = 2048;

/** The most characters per mark, since the parser may search all of them for each. */
const MAX_SEARCHED = 32_768;

/**
 * How many elements a text may have before the rest is shown plain: by the estimate below, four times
 * what the longest recipe needs.
 */
export const MAX_ELEMENTS = 6000;

/** How many lists and quotations one line may start: each is two elements for two characters. */
export const MAX_CONTAINERS_IN_LINE = 3;

const MARK = /[[(<!`*_~=&|\\]/g;

const CONTAINER_MARK = /^\s*(?:>|(?:[-+*•]|\d{1,9}[.)])(?=\s|$))/;

const INLINE_MARK = /[*_`~[<]/g;

/** Where a piece that starts at `start` must end, if that is before `end`. */
export function pieceEnd(text: string, start: number, end: number): number {
  // Most lines are too short for as many marks as it takes.
  if ((end - start) ** 2 <= MAX_SEARCHED) return end;
  let latest = start + LONGEST_PIECE;
  let marks = 0;
  for (const { index } of text.slice(start, Math.min(end, latest)).matchAll(MARK)) {
    if (start + index >= latest) break;
    marks += 1;
    latest = start + Math.min(LONGEST_PIECE, Math.floor(MAX_SEARCHED / marks));
  }
  return Math.min(end, latest);
}

/** An estimate of how many elements a line needs. */
export function elementsAskedFor(line: string): number {
  let rest = line;
  let elements = 1;
  for (let containers = 0; containers < MAX_CONTAINERS_IN_LINE; containers += 1) {
    const [mark] = CONTAINER_MARK.exec(rest) ?? [];
    if (mark === undefined) break;
    elements += 2;
    rest = rest.slice(mark.length);
  }
  if (rest.trim() === '') return elements - 1;
  return elements + rest.split('|').length - 1 + (rest.match(INLINE_MARK)?.length ?? 0) / 2;
}
