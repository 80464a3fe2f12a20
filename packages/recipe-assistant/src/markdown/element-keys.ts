/**
 * Keys for the elements that hold the words of a block: the same as long as they hold the same, so that an element whose
 * words have changed is replaced. `ChangingText` says why. They count, since the words of a text that comes grow.
 *
 * @returns What starts a drawing of the block, in which elements get their keys in the same order.
 */
export function createElementKeys(): () => KeyOf {
  const drawn: { words: string; changes: number }[] = [];
  return () => {
    let index = 0;
    return (content) => {
      const words = JSON.stringify(content);
      const last = (drawn[index] ??= { words, changes: 0 });
      if (last.words !== words) drawn[index] = { words, changes: last.changes + 1 };
      const key = `${index} ${drawn[index]!.changes}`;
      index += 1;
      return key;
    };
  };
}

/** The key of an element with this content, which is plain data. */
export type KeyOf = (content: unknown) => string;
