import { generateRecipe, type GenerateRecipeOptions } from './generate-recipe.ts';
import type { RecipeResult } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/**
 * One call of the client, from its start until it ends or is left. Once it is left it says nothing
 * more, whatever its client still does: that is how the newest run wins.
 */
export class RecipeRun {
  readonly ingredients: readonly string[];
  /** Fulfilled when nothing of the run is under way any longer; never rejected. */
  readonly ended: Promise<void>;
  /** What has arrived so far, shown or not. */
  answer: { recipe: string; model?: string } = { recipe: '' };
  /** Whether the client has been called. */
  called = false;
  readonly #controller = new AbortController();
  readonly #events: RecipeRunEvents;
  #left = false;
  #over = false;

  constructor(ingredients: readonly string[], events: RecipeRunEvents) {
    this.ingredients = ingredients;
    this.#events = events;
    this.ended = this.#live();
  }

  /** White space alone is no text yet. */
  get hasText(): boolean {
    return this.answer.recipe.trim() !== '';
  }

  /** Ends the run where it is. After its end it only makes sure of the silence. */
  leave(): void {
    this.#left = true;
    if (!this.#over) this.#controller.abort();
  }

  async #live(): Promise<void> {
    // A run that is left within this microtask costs no call: React mounts twice in development.
    await Promise.resolve();
    if (this.#left) return;
    const options = this.#events.begin();
    if (!options) return;
    this.called = true;
    try {
      const result = await generateRecipe(this.ingredients, {
        ...options,
        signal: this.#controller.signal,
        onText: (recipe, { model }) => this.#hear(recipe, model),
      });
      this.#over = true;
      if (!this.#left) this.#events.finish(result);
    } catch (error) {
      this.#over = true;
      if (!this.#left) this.#events.fail(error as RecipeError);
    }
  }

  #hear(recipe: string, model = this.answer.model): void {
    this.answer = { recipe, model };
    if (!this.#left && this.hasText) this.#events.text();
  }
}

export interface RecipeRunEvents {
  /** Asked just before the call, for the options of this moment; undefined calls nothing. */
  begin: () => GenerateRecipeOptions | undefined;
  text: () => void;
  finish: (result: RecipeResult) => void;
  fail: (error: RecipeError) => void;
}
