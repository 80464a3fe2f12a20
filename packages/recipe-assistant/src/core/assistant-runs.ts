import type { StoreContext } from './assistant-options.ts';
import { callSafely, usableNumber } from './caller-options.ts';
import { generateRecipe, type GenerateRecipeOptions } from './generate-recipe.ts';
import { normalizeIngredient } from './ingredients.ts';
import type { RecipeChunk } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';
import {
  MAX_PREFERENCE_ENTRIES,
  MAX_PREFERENCE_LENGTH,
  type RecipePreferences,
} from './preferences.ts';
import {
  cutOff,
  finished,
  firstRunState,
  IDLE,
  type RunRequest,
  type RunState,
  type Written,
} from './run-state.ts';
import { createThrottle } from './timers.ts';

/**
 * Milliseconds between two renders of arriving text: smooth to the eye, and far fewer than one per
 * token.
 */
const THROTTLE_MS = 50;

/**
 * Starts and ends runs. At most one is live, and only that one changes the state, so the newest run
 * wins whatever an older client still does.
 */
export function createRuns(context: StoreContext) {
  let state = firstRunState(context.options.defaultRecipe);
  let live: Run | undefined;
  const throttle = createThrottle(
    () => live && set({ status: 'streaming', ...live.written }),
    () => usableNumber(context.options, 'throttle', THROTTLE_MS),
  );

  function set(change: Partial<RunState>): void {
    state = { ...state, ...change };
    context.notify();
  }

  /** @param isReplaced whether the run has no end of its own, because something else replaces it */
  function discard(isReplaced?: boolean): void {
    if (!live) return;
    const run = live;
    live = undefined;
    throttle.clear();
    run.controller.abort();
    // Last, because a listener may start another run.
    if (isReplaced) context.emit({ type: 'stop', durationMs: durationOf(run) });
  }

  function end(run: Run, change: Partial<RunState>): void {
    discard();
    const ended = { ...state, ...change, shortage: undefined };
    set(ended);
    if (context.isConnected) notifyPage(context, ended, run);
  }

  const stop = (change?: Partial<RunState>) =>
    live && end(live, { ...cutOff(live.written, live), ...change });

  async function call(run: Run): Promise<void> {
    // At least a microtask, since StrictMode mounts twice: a run that is aborted meanwhile never calls the client.
    const excludedTitles = await run.excludedTitles;
    if (run !== live) return;
    if (!context.isConnected) return stop({ wasLeft: true });
    run.isCalled = true;
    const onText = (recipe: string, chunk: RecipeChunk) => {
      write(run, recipe, chunk, context);
      if (run === live && run.hasText) throttle.start();
    };
    const change = await callClient(run, excludedTitles, context, onText);
    if (run === live) end(run, change);
  }

  return {
    getState: () => state,
    set,
    /** Resolves when the live run has ended; undefined without one. */
    ended: () => live?.ended,
    /** Aborts the live run, if any, and starts another. */
    start(request: RunRequest): Promise<void> {
      discard(true);
      live = createRun(request, context);
      // Before `set`, because one of its listeners may start another run.
      const ended = (live.ended = call(live));
      set({ ...IDLE, status: 'submitted', run: state.run + 1, request });
      return ended;
    },
    /** The state to keep if a new run replaces it now: a live run counts as stopped. */
    snapshot: (): RunState => (live ? { ...state, ...cutOff(live.written, live) } : state),
    /** Aborts the live run and shows an earlier state, or nothing. */
    show(earlier: RunState): void {
      discard(true);
      set({ ...earlier, run: state.run });
    },
    /** Aborts the live run and keeps its text. */
    stop: () => stop(),
    /** The page is gone. A run that hasn't called its client yet waits in case the page is mounted again at once. */
    disconnect: () => live?.isCalled && stop({ wasLeft: true }),
  };
}

/** Resolves with the state at the end of the run; never rejects. */
function callClient(
  run: Run,
  excludedTitles: readonly string[] | undefined,
  { options }: StoreContext,
  onText: GenerateRecipeOptions['onText'],
): Promise<Partial<RunState>> {
  const { signal } = run.controller;
  const preferences = withEntries(run.preferences, 'notAgain', excludedTitles);
  return generateRecipe(run.ingredients, { ...options, preferences, signal, onText }).then(
    (result) => finished(result, run),
    (error: RecipeError) => ({ status: 'error', ...run.written, error }),
  );
}

function write(
  run: Run,
  recipe: string,
  { text, model, origin }: RecipeChunk,
  { emit }: StoreContext,
): void {
  if (!run.hasText) {
    // White space, invisible characters and turn tokens alone don't count as text.
    if (!normalizeIngredient(text!)) return;
    run.hasText = true;
    emit({ type: 'first-text', durationMs: durationOf(run) });
  }
  run.written = { recipe, model, origin };
}

/**
 * Adds entries to a preference. A list preference holds five, so the oldest are dropped. Foods are joined into fewer
 * entries first, because one may be an allergy.
 */
function withEntries(
  preferences: RecipePreferences | undefined,
  key: 'notAgain' | 'avoid',
  entries: readonly string[] | undefined,
): RecipePreferences | undefined {
  if (!entries?.length) return preferences;
  const all = [...(preferences?.[key] ?? []), ...entries];
  // Two at a time, until there are no more than five or no neighbours fit together.
  let index = key === 'avoid' ? 1 : all.length;
  while (index < all.length && all.length > MAX_PREFERENCE_ENTRIES) {
    const both = `${all[index - 1]}, ${all[index]}`;
    if (both.length > MAX_PREFERENCE_LENGTH) index++;
    else all.splice(index - 1, 2, both);
  }
  return { ...preferences, [key]: all.slice(-MAX_PREFERENCE_ENTRIES) };
}

function notifyPage({ options, emit }: StoreContext, state: RunState, run: Run): void {
  const durationMs = durationOf(run);
  const { error, entry } = state;
  if (error) {
    emit({ type: 'error', durationMs, code: error.code });
    void callSafely(() => options.onError?.(error));
  } else if (state.finishReason === 'aborted') emit({ type: 'stop', durationMs });
  if (!entry) return;
  const { ingredients, result } = entry;
  const { finishReason, recipe } = result;
  if (finishReason !== 'aborted') {
    emit({ type: 'finish', durationMs, finishReason, characters: recipe.length });
  }
  void callSafely(() => options.onFinish?.({ ...result, ingredients }));
}

/** Whole milliseconds since the run started. */
function durationOf({ startTime }: Run): number {
  return Math.round(performance.now() - startTime);
}

function createRun(request: RunRequest, { options }: StoreContext): Run {
  return {
    ...request,
    preferences: withEntries(options.preferences, 'avoid', request.avoid),
    startTime: performance.now(),
    written: { recipe: '' },
    controller: new AbortController(),
  };
}

interface Run extends RunRequest {
  /** The preferences when the run started; later changes affect the next run. */
  readonly preferences: RecipePreferences | undefined;
  readonly controller: AbortController;
  /** From `performance.now()`. */
  readonly startTime: number;
  /** The text so far, shown or not. */
  written: Written;
  hasText?: boolean;
  /** Whether the client has been called. */
  isCalled?: boolean;
  /** Resolves when nothing of the run is pending; never rejects. */
  ended?: Promise<void>;
}
