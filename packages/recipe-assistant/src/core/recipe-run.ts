import type { EndEvent } from './assistant-state.ts';
import { generateRecipe, type GenerateRecipeOptions } from './generate-recipe.ts';
import type { RecipeError } from './recipe-error.ts';

/**
 * One call of the client, from its start until it ends or is left. What comes of it once it is left
 * is its own business: whoever started it no longer listens.
 */
export function startRun(ingredients: readonly string[], page: RunPage): Run {
  const controller = new AbortController();
  const { signal } = controller;
  const run: Run = {
    ingredients,
    answer: { recipe: '' },
    leave: () => controller.abort(),
    ended: live(),
  };

  async function live(): Promise<void> {
    // A run that is left within this microtask costs no call: React mounts twice in development.
    await Promise.resolve();
    const options = !signal.aborted && page.begin();
    if (!options) return;
    run.isCalled = true;
    const event = await generateRecipe(ingredients, {
      ...options,
      signal,
      onText(recipe, { model = run.answer.model }) {
        run.answer = { recipe, model };
        // White space alone is no text yet.
        if (!signal.aborted && recipe.trim()) page.text();
      },
    }).then(
      (result): EndEvent => ({ type: 'finish', ...result }),
      (error: RecipeError): EndEvent => ({ type: 'fail', error, ...run.answer }),
    );
    if (!signal.aborted) page.end(event);
  }

  return run;
}

export interface Run {
  readonly ingredients: readonly string[];
  /** What has arrived so far, shown or not. */
  answer: { recipe: string; model?: string };
  /** Whether the client has been called. */
  isCalled?: boolean;
  /** Ends the run where it is. */
  leave: () => void;
  /** Fulfilled when nothing of the run is under way any longer; never rejected. */
  readonly ended: Promise<void>;
}

interface RunPage {
  /** Asked just before the call, for the options of this moment; undefined calls nothing. */
  begin: () => GenerateRecipeOptions | void;
  /** More text is there. */
  text: () => void;
  end: (event: EndEvent) => void;
}
