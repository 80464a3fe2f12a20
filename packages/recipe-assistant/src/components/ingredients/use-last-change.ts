import { useState } from 'react';

/**
 * The last change a part made to a list, until the list changes otherwise: as long as it can be undone.
 *
 * @returns The change, and a function that sets a new one with the list it leads to.
 */
export function useLastChange<Change>(
  ingredients: readonly string[],
): [Change | undefined, (change: Change, after: readonly string[]) => void] {
  const [last, setLast] = useState<LastChange<Change>>();
  const isCurrent = last && JSON.stringify(last.after) === JSON.stringify(ingredients);
  // The parent of a controlled list may be late, or reject.
  if (isCurrent && !last.hasHappened) setLast({ ...last, hasHappened: true });
  if (last?.hasHappened && !isCurrent) setLast(undefined);
  return [
    isCurrent ? last.change : undefined,
    (change, after) => setLast({ change, after, hasHappened: false }),
  ];
}

interface LastChange<Change> {
  change: Change;
  after: readonly string[];
  hasHappened: boolean;
}
