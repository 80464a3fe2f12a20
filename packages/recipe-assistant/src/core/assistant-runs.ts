import type { RecipeAssistantOptions, StoreContext } from './assistant-options.ts';
import { callSafely } from './fault.ts';
import { generateRecipe } from './generate-recipe.ts';
import type { RecipeChunk } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';
import {
  initialRunState,
  reduceRun,
  type RunEvent,
  type RunState,
  type Written,
} from './run-state.ts';
import { createThrottle } from './timers.ts';
import { usableNumber } from './usable-number.ts';

/** Milliseconds between two renders of arriving text: smooth to the eye, and far from each token. */
const THROTTLE_MS = 50;

/**
 * One run after another. At most one is live, and events of no other reach the state: that is how
 * the newest wins, whatever the client of an older one still does.
 */
export function createRuns(context: StoreContext): Runs {
  let state: RunState = initialRunState;
  let live: Run | undefined;
  const throttle = createThrottle(() => live && dispatch({ type: 'text', written: live.written }));

  function dispatch(event: RunEvent): void {
    const next = reduceRun(state, event);
    if (next === state) return;
    state = next;
    context.notify();
  }

  function abandon(): void {
    throttle.clear();
    live?.controller.abort();
    live = undefined;
  }

  function end(event: RunEvent): void {
    const { ingredients } = live!;
    abandon();
    dispatch(event);
    if (context.isConnected) tellPage(context.options, state, ingredients);
  }

  const cut = (type: 'stop' | 'leave') => live && end({ type, written: live.written });

  async function call(run: Run): Promise<void> {
    // A run that is left within this microtask costs no call: React mounts twice in development.
    await Promise.resolve();
    if (run !== live) return;
    if (!context.isConnected) return cut('leave');
    run.isCalled = true;
    const onText = (recipe: string, chunk: RecipeChunk) => {
      write(run, recipe, chunk);
      const interval = usableNumber(context.options, 'throttle', THROTTLE_MS);
      if (run === live && run.hasText) throttle.start(interval);
    };
    const { signal } = run.controller;
    const recipe = generateRecipe(run.ingredients, { ...context.options, signal, onText });
    const event = await recipe.then<RunEvent, RunEvent>(
      (result) => ({ type: 'finish', result }),
      (error: RecipeError) => ({ type: 'fail', written: run.written, error }),
    );
    if (run === live) end(event);
  }

  return {
    getState: () => state,
    dispatch,
    ended: () => live?.ended,
    start(ingredients) {
      abandon();
      live = { ingredients, written: { recipe: '' }, controller: new AbortController() };
      const ended = (live.ended = call(live));
      dispatch({ type: 'start' });
      return ended;
    },
    stop: () => cut('stop'),
    reset() {
      abandon();
      dispatch({ type: 'reset' });
    },
    disconnect: () => live?.isCalled && cut('leave'),
  };
}

function write(run: Run, recipe: string, { text, model, origin }: RecipeChunk): void {
  run.written = { recipe, model, origin };
  // White space alone is no text yet.
  run.hasText ||= !!text?.trim();
}

function tellPage(
  { onFinish, onError }: RecipeAssistantOptions,
  state: RunState,
  ingredients: readonly string[],
): void {
  if (state.status === 'error') callSafely(() => onError?.(state.error));
  if (state.status !== 'success') return;
  const { recipe, finishReason, model, origin } = state;
  callSafely(() => onFinish?.({ recipe, ingredients, finishReason, model, origin }));
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

interface Runs {
  getState: () => RunState;
  dispatch: (event: RunEvent) => void;
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
