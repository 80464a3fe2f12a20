import type { RunState, Written } from './assistant-state.ts';
import { generateRecipe, type GenerateRecipeOptions } from './generate-recipe.ts';
import type { RecipeError } from './recipe-error.ts';

/**
 * One call of the client, from its start until it ends or is left. What comes of it once it is left
 * is its own business: whoever started it no longer hears of it.
 */
export function startRun(ingredients: readonly string[], page: RunPage): Run {
  const controller = new AbortController();
  const { signal } = controller;
  const run: Run = {
    ingredients,
    written: { recipe: '' },
    leave: () => controller.abort(),
    ended: live(),
  };

  async function live(): Promise<void> {
    // A run that is left within this microtask costs no call: React mounts twice in development.
    await Promise.resolve();
    const options = !signal.aborted && page.begin();
    if (!options) return;
    run.isCalled = true;
    const end = await generateRecipe(ingredients, {
      ...options,
      signal,
      onText(recipe, { text, model }) {
        run.written = { recipe, model };
        // White space alone is no text yet.
        run.hasText ||= !!text?.trim();
        if (!signal.aborted && run.hasText) page.text();
      },
    }).then(
      (result): RunState => ({ status: 'success', ...result }),
      (error: RecipeError): RunState => ({ status: 'error', error, ...run.written }),
    );
    if (!signal.aborted) page.end(end);
  }

  return run;
}

export interface Run {
  readonly ingredients: readonly string[];
  /** What has arrived so far, shown or not. */
  written: Written;
  hasText?: boolean;
  /** Whether the client has been called. */
  isCalled?: boolean;
  /** Ends the run where it is. */
  leave: () => void;
  /** Fulfilled when nothing of the run is under way any longer; never rejected. */
  readonly ended: Promise<void>;
}

interface RunPage {
  /** Asked just before the call, for the options of this moment; without them nothing is called. */
  begin: () => GenerateRecipeOptions | void;
  /** More text is there. */
  text: () => void;
  end: (state: RunState) => void;
}
