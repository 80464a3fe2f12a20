import { describeIngredients, describeRun } from './assistant-snapshot.ts';
import type { RecipeAssistantState } from './assistant-snapshot.ts';
import { initialRunState, transition, type RunEvent, type RunState } from './assistant-state.ts';
import type { RecipeAssistantOptions, RecipeAssistantStore } from './assistant-options.ts';
import { IngredientBox } from './ingredient-box.ts';
import { missingIngredients } from './ingredients.ts';
import type { RecipeResult } from './recipe-client.ts';
import { RecipeError } from './recipe-error.ts';
import { RecipeRun } from './recipe-run.ts';
import { createThrottle } from './throttle.ts';

/** Milliseconds between two renders of arriving text: smooth to the eye, and far from each token. */
const THROTTLE_MS = 50;

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
export function createRecipeAssistant(options: RecipeAssistantOptions): RecipeAssistantStore {
  return new AssistantStore(options);
}

class AssistantStore implements RecipeAssistantStore {
  #options: RecipeAssistantOptions;
  #connected = true;
  #run: RunState = initialRunState;
  #live?: RecipeRun;
  #last?: readonly string[];
  #shortage?: RecipeError;
  #state: RecipeAssistantState;
  readonly #listeners = new Set<() => void>();
  readonly #throttle = createThrottle(() => {
    if (this.#live) this.#dispatch({ type: 'text', ...this.#live.answer });
  });
  readonly #box = new IngredientBox((ingredients) => {
    this.#options.onIngredientsChange?.(ingredients);
    this.#update();
  });

  constructor(options: RecipeAssistantOptions) {
    this.#options = options;
    this.#box.keep(options.defaultIngredients ?? []);
    this.#box.control(options.ingredients);
    this.#state = this.#describe();
  }

  readonly addIngredient = this.#box.add;
  readonly removeIngredient = this.#box.remove;
  readonly clearIngredients = this.#box.clear;

  readonly getState = (): RecipeAssistantState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly setOptions = (options: RecipeAssistantOptions): void => {
    this.#options = options;
    this.#box.control(options.ingredients);
    // Not at once: React hands over options at a moment when no subscriber may be told.
    if (this.#shortage && this.#isEnough()) queueMicrotask(() => this.#update());
  };

  readonly connect = (): (() => void) => {
    this.#connected = true;
    return () => {
      this.#connected = false;
      if (this.#live?.called) this.#abandon();
    };
  };

  readonly generate = (): Promise<void> => this.#start(this.#box.current);

  readonly retry = (): Promise<void> => (this.#last ? this.#start(this.#last) : Promise.resolve());

  readonly stop = (): void => {
    const run = this.#abandon();
    if (!run?.hasText) return;
    this.#tellFinish(run, { ...run.answer, finishReason: 'aborted' });
  };

  readonly reset = (): void => {
    this.#leave();
    this.#last = undefined;
    this.#shortage = undefined;
    this.#dispatch({ type: 'reset' });
  };

  #start(ingredients: readonly string[]): Promise<void> {
    if (!this.#isEnough(ingredients)) {
      this.#shortage = new RecipeError('too-few-ingredients');
      this.#update();
      return Promise.resolve();
    }
    if (this.#live && this.#options.whenBusy === 'drop') return this.#live.ended;
    this.#leave();
    const run = new RecipeRun(ingredients, {
      begin: () => (this.#connected ? this.#options : void this.#abandon()),
      text: () => this.#throttle.request(this.#options.throttle ?? THROTTLE_MS),
      finish: (result) => this.#finish(run, result),
      fail: (error) => this.#fail(run, error),
    });
    this.#live = run;
    this.#last = ingredients;
    this.#shortage = undefined;
    this.#dispatch({ type: 'submit' });
    return run.ended;
  }

  #finish(run: RecipeRun, result: RecipeResult): void {
    this.#leave();
    this.#dispatch({ type: 'finish', ...result });
    this.#tellFinish(run, result);
  }

  #fail(run: RecipeRun, error: RecipeError): void {
    this.#leave();
    this.#dispatch({ type: 'fail', error, ...run.answer });
    tell(() => this.#options.onError?.(error));
  }

  #tellFinish({ ingredients }: RecipeRun, { recipe, finishReason, model }: RecipeResult): void {
    tell(() => this.#options.onFinish?.({ recipe, ingredients, finishReason, model }));
  }

  /** Ends the live run and keeps its text. */
  #abandon(): RecipeRun | undefined {
    const run = this.#leave();
    if (run) this.#dispatch({ type: 'stop', ...run.answer });
    return run;
  }

  /** From here on no run is live; one that was says nothing more. */
  #leave(): RecipeRun | undefined {
    const run = this.#live;
    this.#live = undefined;
    this.#throttle.cancel();
    run?.leave();
    return run;
  }

  #dispatch(event: RunEvent): void {
    this.#run = transition(this.#run, event);
    this.#update();
  }

  #update(): void {
    if (this.#isEnough()) this.#shortage = undefined;
    this.#state = this.#describe();
    for (const listener of this.#listeners) listener();
  }

  #describe(): RecipeAssistantState {
    const run = describeRun(this.#run, this.#shortage);
    return { ...run, ...describeIngredients(this.#box.current, this.#options.minIngredients) };
  }

  #isEnough(ingredients = this.#box.current): boolean {
    return missingIngredients(ingredients, this.#options.minIngredients) === 0;
  }
}

/** A fault in the page's own callback is reported as such, and does not change how a run ends. */
function tell(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
