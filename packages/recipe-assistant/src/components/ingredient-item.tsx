import { memo, type KeyboardEvent, type ReactNode } from 'react';

/** One ingredient. Its place is not among its props, so that a removal renders no other item. */
export const IngredientItem = /* @__PURE__ */ memo(function IngredientItem({
  ingredient,
  removeLabel,
  onRemove,
}: IngredientItemProps): ReactNode {
  return (
    <li data-slot="ingredient">
      <span data-slot="ingredient-name" dir="auto">
        {ingredient}
      </span>
      <button
        type="button"
        data-slot="remove-button"
        aria-label={removeLabel}
        onClick={(event) => onRemove(event.currentTarget)}
        onKeyDown={removeOnce}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="1.5">
          <path d="m4.5 4.5 7 7m0-7-7 7" />
        </svg>
      </button>
    </li>
  );
});

/** The focus goes on to the next button, which Enter, still held down, would press as well. */
function removeOnce(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

interface IngredientItemProps {
  ingredient: string;
  removeLabel: string;
  onRemove: (button: HTMLElement) => void;
}
