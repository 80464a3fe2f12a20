import { useState, type ReactNode, type RefObject } from 'react';
import { ignoreRepeats } from '../key-events.ts';
import type { Words } from '../labels/words.ts';
import { RepeatableMessage } from '../live-region.tsx';

/** From this many ingredients on, Clear all is offered. */
const CLEAR_MINIMUM = 5;

/** The last removal with Undo, and Clear all. */
export function ListChanges(props: ListChangesProps): ReactNode {
  const { count, message, times, undoRef, onUndo, onClear, words } = props;
  const { labels } = words;
  return (
    <div data-slot="list-changes">
      <p data-slot="list-message" aria-live="polite" aria-atomic="true">
        {message && <RepeatableMessage times={times} text={message} />}
      </p>
      {message && onUndo && (
        <button
          ref={undoRef}
          type="button"
          data-slot="undo-button"
          onClick={(event) => onUndo(event.currentTarget)}
        >
          {labels.undo}
        </button>
      )}
      {count >= CLEAR_MINIMUM && onClear && (
        <button
          type="button"
          data-slot="clear-button"
          onClick={(event) => onClear(event.currentTarget)}
          onKeyDown={ignoreRepeats}
        >
          {labels.clearIngredients}
        </button>
      )}
    </div>
  );
}

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

interface ListChangesProps {
  /** How many ingredients there are. */
  count: number;
  message: string | undefined;
  /** Incremented to announce the same message again. */
  times: number;
  undoRef: RefObject<HTMLButtonElement | null>;
  /** Without it there is no Undo. */
  onUndo: ((button: HTMLElement) => void) | undefined;
  /** Without it there is no Clear all. */
  onClear: ((button: HTMLElement) => void) | undefined;
  words: Words;
}

interface LastChange<Change> {
  change: Change;
  after: readonly string[];
  hasHappened: boolean;
}
