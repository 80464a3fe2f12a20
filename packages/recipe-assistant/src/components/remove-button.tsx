import type { ReactNode } from 'react';
import { ignoreRepeats } from './key-events.ts';
import type { Words } from './labels/words.ts';

/** The Remove button of a chip. */
export function RemoveButton({ label, onRemove, words }: RemoveButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...words.slotProps('remove-button')}
      aria-label={label}
      onClick={(event) => onRemove(event.currentTarget)}
      onKeyDown={ignoreRepeats}
    >
      <svg
        data-slot="remove-icon"
        aria-hidden="true"
        width="0.75em"
        height="0.75em"
        viewBox="0 0 12 12"
      >
        <path d="M2 2l8 8m0-8l-8 8" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}

interface RemoveButtonProps {
  /** Its accessible name. */
  label: string;
  onRemove: (button: HTMLElement) => void;
  words: Words;
}
