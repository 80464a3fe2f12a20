import type { StoreContext } from './assistant-options.ts';
import { callSafely, usableNumber } from './caller-options.ts';
import { generateRecipe } from './generate-recipe.ts';
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
    const change = await callClient(run, excludedTitles, context, (written, text) => {
      const isFirst = !run.written;
      // White space, invisible characters and turn tokens alone don't count as text.
      if (isFirst && !normalizeIngredient(text)) return;
      run.written = written;
      if (isFirst) context.emit({ type: 'first-text', durationMs: durationOf(run) });
      if (run === live) throttle.start();
    });
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
      live = { ...request, startTime: performance.now() };
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
    /** Aborts the live run and keeps its text. */
    stop: () => stop(),
    /** The page is gone. A run that hasn't called its client yet waits in case the page is mounted again at once. */
    disconnect: () => live?.controller && stop({ wasLeft: true }),
  };
}

/** Resolves with the state at the end of the run; never rejects. */
function callClient(
  run: Run,
  excludedTitles: readonly string[] | undefined,
  { options }: StoreContext,
  onWritten: (written: Written, text: string) => void,
): Promise<Partial<RunState>> {
  const wishes = withEntries(options.preferences, 'avoid', run.avoid);
  return generateRecipe(run.ingredients, {
    ...options,
    preferences: withEntries(wishes, 'notAgain', excludedTitles),
    signal: run.controller?.signal,
    onText: (recipe, { text = '', model, origin }) => onWritten({ recipe, model, origin }, text),
  }).then(
    (result) => finished(result, run),
    (error: RecipeError) => ({ status: 'error', ...run.written, error }),
  );
}

/**
 * Adds entries to a preference. A list preference holds five, so the oldest are dropped, but never a food of the page's
 * own. Foods are joined into fewer entries first, because one may be an allergy.
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
  // The page's own and the newest foods come first, the newest title last.
  const [start, end] = key === 'avoid' ? [0, MAX_PREFERENCE_ENTRIES] : [-MAX_PREFERENCE_ENTRIES];
  return { ...preferences, [key]: all.slice(start, end) };
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
