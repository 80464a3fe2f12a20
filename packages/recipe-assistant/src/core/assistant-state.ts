import type { FinishReason } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/** Milliseconds from the request until the page scrolls to the loading message. */
export const SCROLL_DELAY_MS = 100;

/** What is true of a state that says nothing else. */
export const initialRunState = {
  status: 'idle',
  recipe: '',
  error: undefined,
  finishReason: undefined,
  model: undefined,
} as const;

/**
 * The next state where the present one allows it, else the present one: a run may start, or be
 * forgotten, at any time; only a run that lives can bring text or end. Which run speaks is the
 * store's business: older runs are not heard here.
 */
export function transition(state: RunState, next: RunState): RunState {
  return isLive(state) || next.status === 'submitted' || next.status === 'idle' ? next : state;
}

/** A run that was stopped keeps its text; without any there is nothing to show. */
export function stopped(written: Written): RunState {
  return written.recipe.trim()
    ? { status: 'success', finishReason: 'aborted', ...written }
    : { ...initialRunState, finishReason: 'aborted' };
}

/** The specification's loading flag. */
export function isLive({ status }: { status: RunStatus }): boolean {
  return status === 'submitted' || status === 'streaming';
}

/** The life of one recipe. Each status carries only what exists in it; the page's flags are derived. */
export type RunState =
  | ({ status: 'idle'; recipe: ''; finishReason?: 'aborted' } & Without<'error' | 'model'>)
  | ({ status: 'submitted'; recipe: '' } & Without<'error' | 'finishReason' | 'model'>)
  | ({ status: 'streaming' } & Written & Without<'error' | 'finishReason'>)
  | ({ status: 'success'; finishReason: FinishReason } & Written & Without<'error'>)
  | ({ status: 'error'; error: RecipeError } & Written & Without<'finishReason'>);

type Without<Key extends string> = { [Absent in Key]?: undefined };

/**
 * `idle` before the first run, `submitted` until the first text, `streaming` while text arrives,
 * then `success` or `error`.
 */
export type RunStatus = RunState['status'];

/** What is known of the answer so far. */
export interface Written {
  recipe: string;
  model?: string;
}
