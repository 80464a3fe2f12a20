import type { RecipeAssistantOptions } from './assistant-options.ts';
import { initialRunState, stopped, transition, type RunState } from './assistant-state.ts';
import { startRun, type Run } from './recipe-run.ts';
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
  const throttle = createThrottle(() => live && move({ status: 'streaming', ...live.written }));

  function move(next: RunState): void {
    state = transition(state, next);
    page.changed();
  }

  function leave(): void {
    throttle.cancel();
    live?.leave();
    live = undefined;
  }

  function end(next: RunState): void {
    const { ingredients } = live!;
    leave();
    move(next);
    if (page.isConnected) void tell(page.options, next, ingredients);
  }

  function stop(): void {
    if (live) end(stopped(live.written));
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
      move({ status: 'submitted', recipe: '' });
      return run.ended;
    },
    reset() {
      leave();
      move(initialRunState);
    },
    disconnect() {
      if (live?.isCalled) stop();
    },
  };
}

/** Asynchronous, so that a fault in the page's callback is the engine's to report, not the run's. */
async function tell(
  { onFinish, onError }: RecipeAssistantOptions,
  { status, recipe, error, finishReason, model }: RunState,
  ingredients: readonly string[],
): Promise<void> {
  if (error) onError?.(error);
  if (status === 'success') onFinish?.({ recipe, ingredients, finishReason, model });
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
