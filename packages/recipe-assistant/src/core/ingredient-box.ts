import type { RecipeAssistantActions, RecipeAssistantOptions } from './assistant-options.ts';
import { newIngredients, splitIngredients } from './ingredients.ts';

/**
 * The list of ingredients, kept here (uncontrolled) or by the page (controlled).
 *
 * A page that keeps the list answers a change with its next render. Until then calls build on each
 * other, so that two additions in one event are both in the list that the page is handed last.
 */
export function createIngredientBox(
  initial: RecipeAssistantOptions,
  changed: (ingredients: readonly string[]) => void,
): IngredientBox {
  let kept = initial.defaultIngredients ?? [];
  let controlled = initial.ingredients;
  let awaited: readonly string[] | undefined;
  const current = () => awaited ?? controlled ?? kept;

  function set(ingredients: readonly string[]): void {
    if (controlled) {
      awaited = ingredients;
      // A page may refuse a change by not rendering it: with the next task its own list stands again.
      setTimeout(() => {
        if (awaited === ingredients) awaited = undefined;
      });
    } else kept = ingredients;
    changed(ingredients);
  }

  return {
    current,
    control(ingredients) {
      if (ingredients === controlled) return;
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
  /** The page's own list, or undefined when it keeps none. A new one is the truth. */
  control: (ingredients: readonly string[] | undefined) => void;
}
