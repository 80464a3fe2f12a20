const SEGMENT_SIZE = 8;

/** A list with nothing in it yet. */
export const EMPTY_LIST: SegmentedList<never> = { length: 0, levels: [[]] };

/**
 * Adds an item at the end.
 *
 * The first items stand side by side, those after them in segments, those after these in segments of segments,
 * and so on. A full segment never changes again, so it is drawn once: adding and
 * drawing cost about the same after ten items as after thousands. Where an item stands follows from its
 * number alone, so none ever moves to another segment.
 */
export function append<T extends object>(list: SegmentedList<T>, item: T): SegmentedList<T> {
  const levels = [...list.levels];
  let level = deepestLevel(list.length);
  let added: T | Segment<T> = item;
  for (;;) {
    const entries: readonly (T | Segment<T>)[] = [...(levels[level] ?? []), added];
    if (level === 0 || entries.length < SEGMENT_SIZE) {
      levels[level] = entries;
      return { length: list.length + 1, levels };
    }
    levels[level] = [];
    level -= 1;
    added = new Segment(entries);
  }
}

/** The items in reading order, to be walked once. */
export function toArray<T extends object>({ levels }: SegmentedList<T>): T[] {
  return levels.flatMap((entries) => entries.flatMap(itemsOf));
}

/** How many segments, one in another, the item with this number stands in. */
export function deepestLevel(number: number): number {
  let level = 0;
  for (let size = SEGMENT_SIZE; number >= size; size *= SEGMENT_SIZE) level += 1;
  return level;
}

function itemsOf<T extends object>(entry: T | Segment<T>): T[] {
  return entry instanceof Segment ? entry.entries.flatMap(itemsOf) : [entry];
}

/** A full number of items, which stay as they are. */
export class Segment<T extends object> {
  readonly entries: readonly (T | Segment<T>)[];

  constructor(entries: readonly (T | Segment<T>)[]) {
    this.entries = entries;
  }
}

/**
 * Items in reading order: a persistent vector that only grows at its end. Immutable: {@link append} returns a
 * new list, which shares all full segments.
 */
export interface SegmentedList<T extends object> {
  readonly length: number;
  /** The outermost items and segments, then level by level those of the segment that is not full yet. */
  readonly levels: readonly (readonly (T | Segment<T>)[])[];
}
