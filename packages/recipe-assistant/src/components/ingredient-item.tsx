import { memo, type ReactNode } from 'react';
import { ignoreRepeats } from './key-events.ts';
import { fillLabel } from './labels.ts';

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
        aria-label={fillLabel(removeLabel, { ingredient })}
        onClick={(event) => onRemove(event.currentTarget)}
        onKeyDown={ignoreRepeats}
      />
    </li>
  );
});

interface IngredientItemProps {
  ingredient: string;
  /** With a place for the ingredient's name. */
  removeLabel: string;
  onRemove: (button: HTMLElement) => void;
}
