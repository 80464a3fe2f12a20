import type { ReactNode } from 'react';
import { ignoreRepeats } from './key-events.ts';
import type { RecipeLabels } from './labels.ts';
import { RepeatableMessage } from './live-region.tsx';

/** From so many ingredients on they can be removed all at once. */
const CLEAR_MINIMUM = 5;

/** What was removed last, with a way back, and a way to remove all. */
export function ListChanges(props: ListChangesProps): ReactNode {
  const { count, message, times, onUndo, onClear, labels } = props;
  return (
    <div data-slot="list-changes">
      <p data-slot="list-message" aria-live="polite" aria-atomic="true">
        {message && <RepeatableMessage times={times} text={message} />}
      </p>
      {message && onUndo && (
        <button
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

interface ListChangesProps {
  /** How many ingredients there are. */
  count: number;
  message: string | undefined;
  /** One more says the same message again. */
  times: number;
  /** Without it there is no Undo. */
  onUndo: ((button: HTMLElement) => void) | undefined;
  /** Without it there is no Clear all. */
  onClear: ((button: HTMLElement) => void) | undefined;
  labels: RecipeLabels;
}
