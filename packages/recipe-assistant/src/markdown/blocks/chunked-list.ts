const CHUNK_SIZE = 8;

/** A list with nothing in it yet. */
export const EMPTY_LIST: ChunkedList<never> = { length: 0, levels: [[]] };

/**
 * Adds an item at the end.
 *
 * The first items stand side by side, those after them in chunks, those after these in chunks of chunks,
 * and so on. A full chunk never changes again, so whoever draws the list draws it once: adding and
 * drawing cost about the same after ten items as after thousands. Where an item stands follows from its
 * number alone, so none ever moves to another chunk.
 */
export function append<T extends object>(list: ChunkedList<T>, item: T): ChunkedList<T> {
  const levels = [...list.levels];
  let level = deepestLevel(list.length);
  let added: T | Chunk<T> = item;
  for (;;) {
    const entries: readonly (T | Chunk<T>)[] = [...(levels[level] ?? []), added];
    if (level === 0 || entries.length < CHUNK_SIZE) {
      levels[level] = entries;
      return { length: list.length + 1, levels };
    }
    levels[level] = [];
    level -= 1;
    added = new Chunk(entries);
  }
}

/** The items in reading order, for who walks them once and draws nothing. */
export function toArray<T extends object>({ levels }: ChunkedList<T>): T[] {
  return levels.flatMap((entries) => entries.flatMap(itemsOf));
}

/** How many chunks, one in another, the item with this number stands in. */
export function deepestLevel(number: number): number {
  let level = 0;
  for (let size = CHUNK_SIZE; number >= size; size *= CHUNK_SIZE) level += 1;
  return level;
}

function itemsOf<T extends object>(entry: T | Chunk<T>): T[] {
  return entry instanceof Chunk ? entry.entries.flatMap(itemsOf) : [entry];
}

/** Items that are full in number, and stay as they are. */
export class Chunk<T extends object> {
  readonly entries: readonly (T | Chunk<T>)[];

  constructor(entries: readonly (T | Chunk<T>)[]) {
    this.entries = entries;
  }
}

/** Items in reading order. Immutable: {@link append} returns a new list, which shares all full chunks. */
export interface ChunkedList<T extends object> {
  readonly length: number;
  /** The outermost items and chunks, and level by level what is in the chunk that is not full yet. */
  readonly levels: readonly (readonly (T | Chunk<T>)[])[];
}
