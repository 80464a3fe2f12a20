import type { StoreContext } from './assistant-options.ts';
import { callSafely, usableNumber } from './caller-options.ts';
import { generateRecipe, type GenerateRecipeOptions } from './generate-recipe.ts';
import { normalizeIngredient } from './ingredients.ts';
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
    () => live && set({ ...state, status: 'streaming', written: live.written }),
    () => usableNumber(context.options, 'throttle', THROTTLE_MS),
  );

  function set(next: RunState): void {
    state = next;
    context.notify();
  }

  /** @param isReplaced whether the run has no end of its own, because something else replaces it */
  function discard(isReplaced?: boolean): void {
    if (!live) return;
    const run = live;
    live = undefined;
    throttle.clear();
    run.controller?.abort();
    // Last, because a listener may start another run.
    if (isReplaced) context.emit({ type: 'stop', durationMs: durationOf(run) });
  }

  function end(run: Run, change: Partial<RunState>): void {
    discard();
    const ended = { ...state, ...change, shortage: undefined };
    set(ended);
    if (context.isConnected) notifyPage(context, ended, run);
  }

  const stop = (change?: Partial<RunState>) => live && end(live, { ...cutOff(live), ...change });

  async function call(run: Run): Promise<void> {
    // At least a microtask, since StrictMode mounts twice: a run that is aborted meanwhile never calls the client.
    const excludedTitles = await run.excludedTitles;
    if (run !== live) return;
    if (!context.isConnected) return stop({ wasLeft: true });
    run.controller = new AbortController();
    const change = await callClient(run, excludedTitles, context, (recipe, chunk) => {
      const isFirst = !run.written;
      // White space, invisible characters and turn tokens alone don't count as text.
      if (isFirst && !normalizeIngredient(chunk.text ?? '')) return;
      run.written = { recipe, model: chunk.model, origin: chunk.origin };
      if (isFirst) context.emit({ type: 'first-text', durationMs: durationOf(run) });
      if (run === live) throttle.start();
    });
    if (run === live) end(run, change);
  }

  return {
    getState: () => state,
    setShortage: (shortage?: RecipeError) => set({ ...state, shortage }),
    ended: () => live?.ended,
    /** Aborts the live run, if any, and starts another. */
    start(request: RunRequest): Promise<void> {
      discard(true);
      live = newRun(request, context);
      // Before `set`, because one of its listeners may start another run.
      const ended = (live.ended = call(live));
      set({ ...IDLE, status: 'submitted', run: state.run + 1, request });
      return ended;
    },
    /** The state to keep if a new run replaces it now: a live run counts as stopped. */
    snapshot: (): RunState => (live ? { ...state, ...cutOff(live) } : state),
    /** Aborts the live run and shows an earlier state, or nothing. */
    show(earlier: RunState): void {
      discard(true);
      set({ ...earlier, run: state.run });
    },
    stop: () => stop(),
    /** The page is gone. A run that hasn't called its client yet waits in case the page is mounted again at once. */
    disconnect: () => live?.controller && stop({ wasLeft: true }),
  };
}

function newRun(request: RunRequest, { options }: StoreContext): Run {
  return { ...request, language: options.preferences?.language, startTime: performance.now() };
}

/** Resolves with the state at the end of the run; never rejects. */
function callClient(
  run: Run,
  excludedTitles: readonly string[] | undefined,
  { options }: StoreContext,
  onText: GenerateRecipeOptions['onText'],
): Promise<Partial<RunState>> {
  const { preferences } = options;
  const added: RecipePreferences = {};
  if (run.avoid?.length) added.avoid = fitted([preferences?.avoid ?? [], run.avoid].flat());
  if (excludedTitles?.length) {
    const titles = [preferences?.notAgain ?? [], excludedTitles].flat();
    added.notAgain = titles.slice(-MAX_PREFERENCE_ENTRIES);
  }
  return generateRecipe(run.ingredients, {
    ...options,
    preferences: { ...preferences, ...added },
    signal: run.controller?.signal,
    onText,
  }).then(
    (result) => finished(result, run),
    (error: RecipeError) => ({ status: 'error', written: run.written, error }),
  );
}

/**
 * Foods in at most five entries: if there are more, as many in each as fit, since one may be an allergy. What is too
 * much even so is dropped from the end; the page's own come first.
 */
function fitted(foods: readonly string[]): readonly string[] {
  if (foods.length <= MAX_PREFERENCE_ENTRIES) return foods;
  const entries = [foods[0]!];
  for (const food of foods.slice(1)) {
    const both = `${entries.at(-1)}, ${food}`;
    if (both.length > MAX_PREFERENCE_LENGTH) entries.push(food);
    else entries[entries.length - 1] = both;
  }
  return entries.slice(0, MAX_PREFERENCE_ENTRIES);
}

function notifyPage({ options, emit }: StoreContext, state: RunState, run: Run): void {
  const durationMs = durationOf(run);
  const { error, entry, written } = state;
  if (error) {
    emit({ type: 'error', durationMs, code: error.code });
    void callSafely(() => options.onError?.(error));
  } else if (written?.finishReason === 'aborted') emit({ type: 'stop', durationMs });
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

interface Run extends RunRequest {
  /** From `performance.now()`. */
  readonly startTime: number;
  /** Of the client's call; undefined before it. */
  controller?: AbortController;
  /** The text so far, shown or not; undefined before the first visible one. */
  written?: Written;
  /** Resolves when nothing of the run is pending; never rejects. */
  ended?: Promise<void>;
}
