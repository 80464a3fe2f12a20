import type { RecipeAssistantActions } from './assistant-options.ts';
import type { Page } from './assistant-runs.ts';
import { newIngredients, splitIngredients } from './ingredients.ts';

/**
 * The list of ingredients, kept here (uncontrolled) or by the page (controlled).
 *
 * A page that keeps the list answers a change with its next render, and may refuse it so. Until then
 * calls build on each other: two additions in one event are both in the list that it is handed last.
 */
export function createIngredientBox(page: Page): IngredientBox {
  let kept = page.options.defaultIngredients ?? [];
  let controlled = page.options.ingredients;
  let awaited: readonly string[] | undefined;
  const current = () => awaited ?? controlled ?? kept;

  function set(ingredients: readonly string[]): void {
    if (controlled) awaited = ingredients;
    else kept = ingredients;
    page.options.onIngredientsChange?.(ingredients);
    // A page that has not answered yet does so with a change of its own.
    if (!awaited) page.changed();
  }

  return {
    current,
    control(ingredients) {
      controlled = ingredients;
      awaited = undefined;
    },
    addIngredient(text) {
      const lines = splitIngredients(text);
      const added = newIngredients(current(), lines);
      const ingredient = added.at(-1);
      if (!ingredient) return { added: false, reason: lines.length > 0 ? 'duplicate' : 'empty' };
      set([...current(), ...added]);
      return { added: true, ingredient };
    },
    removeIngredient(index) {
      if (index in current()) set(current().filter((_, place) => place !== index));
    },
    clearIngredients() {
      if (current().length > 0) set([]);
    },
  };
}

export interface IngredientBox extends Pick<
  RecipeAssistantActions,
  'addIngredient' | 'removeIngredient' | 'clearIngredients'
> {
  /** The list that the next call builds on. */
  current: () => readonly string[];
  /** The page's own list, or undefined when it keeps none. From now on it is the truth. */
  control: (ingredients: readonly string[] | undefined) => void;
}
