import type { AssistantEvent } from './assistant-event.ts';
import type { GenerateRecipeOptions } from './generate-recipe.ts';
import type { FinishReason, RecipeResult } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/** The options of an assistant. Only `client` is required. */
export interface RecipeAssistantOptions extends Omit<
  GenerateRecipeOptions,
  'signal' | 'onText' | 'requestId'
> {
  /** The initial ingredients of an uncontrolled list. Default none. */
  defaultIngredients?: readonly string[] | undefined;
  /** The ingredients of a controlled list; use it together with `onIngredientsChange`. */
  ingredients?: readonly string[] | undefined;
  /** Called with the whole new list after each change. */
  onIngredientsChange?: ((ingredients: readonly string[]) => void) | undefined;
  /** The most ingredients the list accepts. Default: no limit. */
  maxIngredients?: number | undefined;
  /** How long an ingredient may be, in UTF-16 units after normalisation. Default: no limit. */
  maxIngredientLength?: number | undefined;
  /** Milliseconds between two updates while text arrives; 0 updates on every chunk. Default 50. */
  throttle?: number | undefined;
  /**
   * What `generate` does during a run: `interrupt` aborts it and starts a new one, `drop` does nothing.
   * Default `interrupt`.
   */
  whenBusy?: 'interrupt' | 'drop' | undefined;
  /**
   * An earlier recipe, shown as finished: its markdown, or everything `onFinish` received. Default
   * none.
   */
  defaultRecipe?: string | DefaultRecipe | undefined;
  /** Called after a success, and after a stop that kept some text. */
  onFinish?: ((result: RecipeResult & { ingredients: readonly string[] }) => void) | undefined;
  /** Called after a failure. */
  onError?: ((error: RecipeError) => void) | undefined;
  /** Called for statistics: what the visitor did, without any of their text. */
  onEvent?: ((event: AssistantEvent) => void) | undefined;
}

/** An earlier recipe, as `onFinish` received it. */
export interface DefaultRecipe extends Omit<RecipeResult, 'finishReason'> {
  /** Why the text ended. Default `stop`. */
  finishReason?: FinishReason | undefined;
  /** The ingredients it was requested with; `another` uses them while the list is empty. Default none. */
  ingredients?: readonly string[] | undefined;
}

/** What the parts of a store share. */
export interface StoreContext {
  /** The latest options. */
  options: RecipeAssistantOptions;
  /** False once the page is gone: no call is started and no callback is called. */
  isConnected: boolean;
  /** Tells subscribers that something changed. */
  notify: () => void;
  /** Passes an event to the page's `onEvent`. If the callback throws, the error is reported and the run goes on. */
  emit: (event: AssistantEvent) => void;
}
