import type { ReactNode } from 'react';

/** The cross of a Remove button. */
export function RemoveIcon(): ReactNode {
  return (
    <svg data-slot="remove-icon" aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
      <path d="M2 2l8 8m0-8l-8 8" stroke="currentColor" />
    </svg>
  );
}
