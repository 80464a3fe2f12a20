import type { RecipeAssistantOptions, StoreContext } from './assistant-options.ts';
import { createRuns } from './assistant-runs.ts';
import { callSafely, requireOption } from './caller-options.ts';
import type {
  AnotherWish,
  RecipeAssistantActions,
  RecipeAssistantState,
} from './assistant-state.ts';
import { createIngredientList, describeIngredients } from './ingredient-list.ts';
import { RecipeError } from './recipe-error.ts';
import { createHistory, type ReadTitle } from './recipe-history.ts';
import { describeRun, IDLE, type RunRequest } from './run-state.ts';

/**
 * The whole assistant without a UI: the ingredients, the current run, and the recipes before it. A new
 * run aborts the previous one, whose text is kept for `back`.
 *
 * @param readTitle finds the dish's name in a recipe, for `another` and `previous`. Default: its first
 *   line
 * @example
 * const assistant = createRecipeAssistant({ client });
 * assistant.subscribe(() => render(assistant.getState()));
 * assistant.addIngredient('leek');
 * await assistant.generate();
 */
export function createRecipeAssistant(
  initial: RecipeAssistantOptions,
  readTitle?: ReadTitle,
): RecipeAssistantStore {
  requireOption('createRecipeAssistant', initial, 'client');
  const context: StoreContext = {
    options: initial,
    isConnected: true,
    notify,
    emit: (event) => callSafely(() => context.options.onEvent?.(event)),
  };
  const listeners = new Set<() => void>();
  const { current, canUndo, acceptControlled, actions } = createIngredientList(context);
  const runs = createRuns(context);
  const history = createHistory(readTitle, notify);
  let state = describe();

  function describe(): RecipeAssistantState {
    return {
      ...describeRun(runs.getState()),
      ...describeIngredients(current(), context.options),
      canUndo: canUndo(),
      previous: history.previous(),
    };
  }

  function notify(): void {
    state = describe();
    // This notifies again, by then without the shortage.
    if (runs.getState().shortage && state.canGenerate) return runs.setShortage();
    listeners.forEach(callSafely);
  }

  return {
    ...actions,
    ...createRunActions(context, { current, runs, history }),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setOptions(options) {
      context.options = options;
      acceptControlled();
      const { remaining, canUndo: isUndoable } = describe();
      const isOther = remaining !== state.remaining || isUndoable !== state.canUndo;
      // Deferred: React passes options while no subscriber may be notified.
      if (isOther) queueMicrotask(notify);
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

/** Starts and stops runs, with the ingredients of the list or those of the last run. */
function createRunActions(context: StoreContext, { current, runs, history }: Dependencies) {
  async function start(
    type: 'generate' | 'retry',
    request: RunRequest,
    isAnother?: boolean,
  ): Promise<void> {
    const { options } = context;
    const { ingredients } = request;
    if (!describeIngredients(ingredients, options).canGenerate) {
      return runs.setShortage(new RecipeError('too-few-ingredients'));
    }
    const busyUntil = options.whenBusy === 'drop' && runs.ended();
    if (busyUntil) return busyUntil;
    history.push(runs.snapshot(), ingredients);
    // After the push, so that the title of the recipe on the page is among them.
    const excludedTitles = isAnother ? history.excludedTitles() : request.excludedTitles;
    const ended = runs.start({ ...request, excludedTitles });
    // Emitted after the end of the previous run, if one was live.
    context.emit({ type, ingredients: ingredients.length, another: !!excludedTitles });
    return ended;
  }

  return {
    generate: () => start('generate', { ingredients: current() }),
    another(wish?: Parameters<RecipeAssistantActions['another']>[0]): Promise<void> {
      const { request } = runs.getState();
      // What the recipe on the page does without, an allergy perhaps, stays out of the next one too.
      const asked = [wish, request] as (AnotherWish | undefined)[];
      const avoid = asked.flatMap((each) => each?.avoid ?? []);
      const list = current();
      const ingredients = list.length > 0 ? list : (request?.ingredients ?? list);
      return start('generate', { ingredients, avoid }, true);
    },
    back(): void {
      const earlier = history.pop(runs.snapshot());
      if (!earlier) return;
      runs.show(earlier);
      context.emit({ type: 'back' });
    },
    stop: runs.stop,
    async retry(): Promise<void> {
      const { request } = runs.getState();
      if (!request) return;
      // A recipe that the page kept may have come without all of its ingredients.
      const { canGenerate } = describeIngredients(request.ingredients, context.options);
      return start('retry', canGenerate ? request : { ...request, ingredients: current() });
    },
    reset(): void {
      history.clear();
      runs.show(IDLE);
    },
  };
}

interface Dependencies {
  current: () => readonly string[];
  runs: ReturnType<typeof createRuns>;
  history: ReturnType<typeof createHistory>;
}

/** The assistant: its state and its actions. */
export interface RecipeAssistantStore extends RecipeAssistantActions {
  getState: () => RecipeAssistantState;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Replaces the options. Callbacks and limits apply at once, the client from the next run. A
   * controlled list shows in `getState` after the next change.
   */
  setOptions: (options: RecipeAssistantOptions) => void;
  /** For a UI that mounts and unmounts: the returned function aborts the run without a callback. */
  connect: () => () => void;
}
