import type { RecipeAssistantOptions, StoreContext } from './assistant-options.ts';
import { createRuns } from './assistant-runs.ts';
import { callSafely } from './fault.ts';
import {
  createIngredientList,
  describeIngredients,
  type IngredientActions,
  type IngredientSnapshot,
} from './ingredient-list.ts';
import { describeRun, type RunSnapshot } from './run-state.ts';

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
  const context: StoreContext = { options: initial, isConnected: true, notify };
  const listeners = new Set<() => void>();
  /** The ingredients of the last run. */
  let last: readonly string[] | undefined;

  const { current, control, ...ingredientActions } = createIngredientList(context);
  const runs = createRuns(context);
  let state = describe();

  function describe(): RecipeAssistantState {
    return { ...describeRun(runs.getState()), ...describeIngredients(current(), context.options) };
  }

  function notify(): void {
    state = describe();
    if (runs.getState().shortage && state.canGenerate) return runs.dispatch({ type: 'enough' });
    listeners.forEach(callSafely);
  }

  async function generate(ingredients: readonly string[]): Promise<void> {
    const { options } = context;
    if (!describeIngredients(ingredients, options).canGenerate) {
      return runs.dispatch({ type: 'shortage' });
    }
    const ended = options.whenBusy === 'drop' && runs.ended();
    if (ended) return ended;
    last = ingredients;
    return runs.start(ingredients);
  }

  return {
    ...ingredientActions,
    stop: runs.stop,
    generate: () => generate(current()),
    retry: async () => last && generate(last),
    reset() {
      last = undefined;
      runs.reset();
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOptions(options) {
      const isOtherMinimum = options.minIngredients !== context.options.minIngredients;
      context.options = options;
      control(options.ingredients);
      const isOver = runs.getState().shortage && describe().canGenerate;
      // Not at once: React hands over options at a moment when no subscriber may be told.
      if (isOtherMinimum || isOver) queueMicrotask(notify);
    },
    connect() {
      context.isConnected = true;
      return () => {
        context.isConnected = false;
        runs.disconnect();
      };
    },
  };
}

/** What is true now. A new object after each change, the same one in between. */
export interface RecipeAssistantState extends RunSnapshot, IngredientSnapshot {}

/** All functions are stable and need no `this`. */
export interface RecipeAssistantActions extends IngredientActions {
  /** Starts a run. Fulfilled when it ends, however it ends; never rejected. */
  generate: () => Promise<void>;
  /** Ends the run and keeps the text so far. */
  stop: () => void;
  /** Repeats the last run with its own ingredients, whatever the list holds now. */
  retry: () => Promise<void>;
  /** Forgets the recipe, the error and the last run; the ingredients stay. */
  reset: () => void;
}

/** The assistant itself: what is true now, and what can be done. */
export interface RecipeAssistantStore extends RecipeAssistantActions {
  getState: () => RecipeAssistantState;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Replaces the options. Callbacks and limits hold from now on, the client from the next run;
   * `getState` shows a list that the page keeps from the next change on.
   */
  setOptions: (options: RecipeAssistantOptions) => void;
  /** For a page that comes and goes: the returned function ends the run without a callback. */
  connect: () => () => void;
}
