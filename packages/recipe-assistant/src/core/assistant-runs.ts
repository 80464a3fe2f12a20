import type { RecipeAssistantOptions } from './assistant-options.ts';
import { initialRunState, transition } from './assistant-state.ts';
import type { EndEvent, RunEvent, RunState } from './assistant-state.ts';
import { startRun, type Run } from './recipe-run.ts';
import { createThrottle } from './throttle.ts';

/** Milliseconds between two renders of arriving text: smooth to the eye, and far from each token. */
const THROTTLE_MS = 50;

/**
 * One run after another. At most one is live, and nothing but the live one changes the state: that
 * is how the newest wins, whatever the client of an older one still does.
 */
export function createRuns(page: Page): Runs {
  let state = initialRunState;
  let live: Run | undefined;
  const throttle = createThrottle(() => live && dispatch({ type: 'text', ...live.answer }));

  function dispatch(event: RunEvent): void {
    state = transition(state, event);
    page.changed();
  }

  function leave(): void {
    throttle.cancel();
    live?.leave();
    live = undefined;
  }

  function end(event: EndEvent): void {
    const { ingredients } = live!;
    leave();
    dispatch(event);
    if (page.isConnected) void tell(page.options, event, ingredients);
  }

  function stop(): void {
    if (live) end({ type: 'stop', finishReason: 'aborted', ...live.answer });
  }

  return {
    state: () => state,
    stop,
    start(ingredients) {
      if (live && page.options.whenBusy === 'drop') return live.ended;
      leave();
      const run = startRun(ingredients, {
        begin: () => (page.isConnected ? page.options : stop()),
        text: () => throttle.request(page.options.throttle ?? THROTTLE_MS),
        end,
      });
      live = run;
      dispatch({ type: 'submit' });
      return run.ended;
    },
    reset() {
      leave();
      dispatch({ type: 'reset' });
    },
    disconnect() {
      if (live?.isCalled) stop();
    },
  };
}

/** Asynchronous, so that a fault in the page's callback is the engine's to report, not the run's. */
async function tell(
  { onFinish, onError }: RecipeAssistantOptions,
  event: EndEvent,
  ingredients: readonly string[],
): Promise<void> {
  if (event.type === 'fail') return onError?.(event.error);
  const { recipe, finishReason, model } = event;
  if (recipe.trim()) onFinish?.({ recipe, ingredients, finishReason, model });
}

interface Page {
  /** The options of this moment. */
  options: RecipeAssistantOptions;
  /** A page that is gone starts no call and is told nothing. */
  isConnected: boolean;
  changed: () => void;
}

export interface Runs {
  state: () => RunState;
  /** Ends the live run, if there is one, and starts another. */
  start: (ingredients: readonly string[]) => Promise<void>;
  /** Ends the live run and keeps its text. */
  stop: () => void;
  reset: () => void;
  /** The page is gone. A run that has not called yet waits to see whether it comes back at once. */
  disconnect: () => void;
}
