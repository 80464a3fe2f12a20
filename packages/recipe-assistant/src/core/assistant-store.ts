import type { RecipeAssistantOptions, RecipeAssistantStore } from './assistant-options.ts';
import { createRuns } from './assistant-runs.ts';
import { describeIngredients, describeRun } from './assistant-snapshot.ts';
import type { RecipeAssistantState } from './assistant-snapshot.ts';
import { createIngredientBox } from './ingredient-box.ts';
import { missingIngredients } from './ingredients.ts';
import { RecipeError } from './recipe-error.ts';

/**
 * The whole assistant without a page: the ingredients and the life of a run. A new run ends the one
 * before it, of which nothing is shown from then on.
 *
 * @example
 * const assistant = createRecipeAssistant({ client });
 * assistant.subscribe(() => render(assistant.getState()));
 * assistant.addIngredient('leek');
 * await assistant.generate();
 */
export function createRecipeAssistant(initial: RecipeAssistantOptions): RecipeAssistantStore {
  const page = { options: initial, isConnected: true, changed: update };
  const listeners = new Set<() => void>();
  let last: readonly string[] | undefined;
  let shortage: RecipeError | undefined;

  const { current, control, ...ingredientActions } = createIngredientBox(page);
  const runs = createRuns(page);
  let state = describe();

  function describe(): RecipeAssistantState {
    const ingredients = describeIngredients(current(), page.options.minIngredients);
    if (ingredients.canGenerate) shortage = undefined;
    return { ...describeRun(runs.state(), shortage), ...ingredients };
  }

  function update(): void {
    state = describe();
    // Asynchronous, so that a listener's fault is the engine's to report: the others are told as well.
    listeners.forEach(async (listener) => listener());
  }

  async function generate(ingredients: readonly string[]): Promise<void> {
    if (missingIngredients(ingredients, page.options.minIngredients) > 0) {
      shortage = new RecipeError('too-few-ingredients');
      return update();
    }
    const ended = page.options.whenBusy === 'drop' && runs.ended();
    if (ended) return ended;
    last = ingredients;
    shortage = undefined;
    return runs.start(ingredients);
  }

  return {
    ...ingredientActions,
    stop() {
      if (state.isLoading) shortage = undefined;
      runs.stop();
    },
    generate: () => generate(current()),
    retry: async () => last && generate(last),
    reset() {
      last = shortage = undefined;
      runs.reset();
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOptions(options) {
      page.options = options;
      control(options.ingredients);
      // Not at once: React hands over options at a moment when no subscriber may be told.
      if (shortage && describe().canGenerate) queueMicrotask(update);
    },
    connect() {
      page.isConnected = true;
      return () => {
        page.isConnected = false;
        runs.disconnect();
      };
    },
  };
}
