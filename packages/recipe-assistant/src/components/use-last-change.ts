import { useState } from 'react';

/**
 * The last change that a part has made to a list, from then until the list is changed otherwise: as
 * long as it can be undone.
 *
 * @returns The change, and a function that takes a new one with the list that it leads to.
 */
export function useLastChange<Change>(
  ingredients: readonly string[],
): [Change | undefined, (change: Change, after: readonly string[]) => void] {
  const [last, setLast] = useState<LastChange<Change>>();
  const isCurrent = last !== undefined && isSame(last.after, ingredients);
  // A page that keeps the list may take its time, or refuse.
  if (isCurrent && !last.hasHappened) setLast({ ...last, hasHappened: true });
  if (last?.hasHappened && !isCurrent) setLast(undefined);
  return [
    isCurrent ? last.change : undefined,
    (change, after) => setLast({ change, after, hasHappened: false }),
  ];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

interface LastChange<Change> {
  change: Change;
  after: readonly string[];
  hasHappened: boolean;
}
