import type { RecipeAssistantOptions } from './assistant-options.ts';
import { initialRunState, stopped, transition } from './assistant-state.ts';
import type { RunState, Written } from './assistant-state.ts';
import { generateRecipe } from './generate-recipe.ts';
import type { RecipeChunk } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';
import { createThrottle } from './throttle.ts';

/** Milliseconds between two renders of arriving text: smooth to the eye, and far from each token. */
const THROTTLE_MS = 50;

/**
 * One run after another. At most one is live, and nothing but the live one changes the state: that
 * is how the newest wins, whatever the client of an older one still does.
 */
export function createRuns(page: Page): Runs {
  let state: RunState = initialRunState;
  let live: Run | undefined;
  const [show, forget] = createThrottle(
    () => live && move({ status: 'streaming', ...live.written }),
  );

  function move(next: RunState): void {
    state = transition(state, next);
    page.changed();
  }

  function leave(): void {
    forget();
    live?.controller.abort();
    live = undefined;
  }

  function end(next: RunState): void {
    const run = live!;
    leave();
    move(next);
    if (page.isConnected) void tell(page.options, next, run);
  }

  const stop = () => live && end(stopped(live.written));

  async function call(run: Run): Promise<void> {
    // A run that is left within this microtask costs no call: React mounts twice in development.
    await Promise.resolve();
    if (run !== live) return;
    if (!page.isConnected) return stop();
    run.isCalled = true;
    const onText = (recipe: string, { text, model }: RecipeChunk) => {
      run.written = { recipe, model };
      // White space alone is no text yet.
      run.hasText ||= !!text?.trim();
      if (run === live && run.hasText) show(page.options.throttle ?? THROTTLE_MS);
    };
    const { signal } = run.controller;
    const answer = generateRecipe(run.ingredients, { ...page.options, signal, onText });
    const next = await answer.then<RunState, RunState>(
      (result) => ({ status: 'success', ...result }),
      (error: RecipeError) => ({ ...run.written, status: 'error', error }),
    );
    if (run === live) end(next);
  }

  function start(ingredients: readonly string[]): Promise<void> {
    leave();
    live = { ingredients, written: { recipe: '' }, controller: new AbortController() };
    const ended = (live.ended = call(live));
    move({ status: 'submitted', recipe: '' });
    return ended;
  }

  return {
    state: () => state,
    ended: () => live?.ended,
    start,
    stop,
    reset() {
      leave();
      move(initialRunState);
    },
    disconnect: () => live?.isCalled && stop(),
  };
}

/** Asynchronous, so that a fault in the page's callback is the engine's to report, not the run's. */
async function tell(
  { onFinish, onError }: RecipeAssistantOptions,
  { status, recipe, error, finishReason, model }: RunState,
  { ingredients }: Run,
): Promise<void> {
  if (error) onError?.(error);
  if (status === 'success') onFinish?.({ recipe, ingredients, finishReason, model });
}

interface Run {
  readonly ingredients: readonly string[];
  readonly controller: AbortController;
  /** What has arrived so far, shown or not. */
  written: Written;
  hasText?: boolean;
  /** Whether the client has been called. */
  isCalled?: boolean;
  /** Fulfilled when nothing of the run is under way any longer; never rejected. */
  ended?: Promise<void>;
}

export interface Page {
  /** The options of this moment. */
  options: RecipeAssistantOptions;
  /** A page that is gone starts no call and is told nothing. */
  isConnected: boolean;
  changed: () => void;
}

export interface Runs {
  state: () => RunState;
  /** When the live run has ended; undefined when there is none. */
  ended: () => Promise<void> | undefined;
  /** Ends the live run, if there is one, and starts another. */
  start: (ingredients: readonly string[]) => Promise<void>;
  /** Ends the live run and keeps its text. */
  stop: () => unknown;
  reset: () => void;
  /** The page is gone. A run that has not called yet waits to see whether it comes back at once. */
  disconnect: () => unknown;
}
