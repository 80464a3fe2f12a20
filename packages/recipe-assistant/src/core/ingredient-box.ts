import { addToIngredients, type AddIngredientResult } from './ingredients.ts';

/**
 * The list of ingredients, kept here (uncontrolled) or by the page (controlled).
 *
 * A page that keeps the list answers a change with its next render. Until then calls build on each
 * other, so that two additions in one event are both in the list that the page is handed last.
 */
export class IngredientBox {
  #kept: readonly string[] = [];
  #controlled?: readonly string[];
  #awaiting?: readonly string[];
  readonly #changed: (ingredients: readonly string[]) => void;

  constructor(changed: (ingredients: readonly string[]) => void) {
    this.#changed = changed;
  }

  /** The list that the next call builds on. */
  get current(): readonly string[] {
    return this.#awaiting ?? this.#controlled ?? this.#kept;
  }

  /** The first list, when it is kept here. */
  keep(ingredients: readonly string[]): void {
    this.#kept = ingredients;
  }

  /** The page's own list, or undefined when it keeps none. A new one is the truth. */
  control(ingredients: readonly string[] | undefined): void {
    if (ingredients === this.#controlled) return;
    this.#controlled = ingredients;
    this.#awaiting = undefined;
  }

  readonly add = (text: string): AddIngredientResult => {
    const { ingredients, results } = addToIngredients(this.current, text);
    this.#set(ingredients);
    return results.findLast((result) => result.added) ?? results[0]!;
  };

  readonly remove = (index: number): void => {
    if (index in this.current) this.#set(this.current.filter((_, place) => place !== index));
  };

  readonly clear = (): void => {
    if (this.current.length > 0) this.#set([]);
  };

  #set(ingredients: readonly string[]): void {
    if (ingredients === this.current) return;
    if (this.#controlled === undefined) this.#kept = ingredients;
    else this.#await(ingredients);
    this.#changed(ingredients);
  }

  /** A page may refuse a change by not rendering it: with the next task its list stands again. */
  #await(ingredients: readonly string[]): void {
    this.#awaiting = ingredients;
    setTimeout(() => {
      if (this.#awaiting === ingredients) this.#awaiting = undefined;
    });
  }
}
