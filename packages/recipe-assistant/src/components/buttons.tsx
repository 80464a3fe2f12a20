import type { KeyboardEvent, ReactNode } from 'react';

/**
 * For buttons that ask a model, or that get the focus when another is pressed: holding Enter would
 * press them thirty times a second.
 */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** The Remove button of a chip; besides these props it takes those of its slot. */
export function RemoveButton({ label, onRemove, ...slot }: RemoveButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...slot}
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
}
