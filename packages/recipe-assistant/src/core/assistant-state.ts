import type { FinishReason } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/**
 * The life of one recipe. Each status carries only what exists in it; `RecipeStatus` and the flags
 * that a page needs are derived.
 */
export type RunState =
  | { status: 'idle'; finishReason?: 'aborted' }
  | { status: 'submitted' }
  | { status: 'streaming'; recipe: string; model?: string }
  | { status: 'success'; recipe: string; finishReason: FinishReason; model?: string }
  | { status: 'error'; recipe: string; error: RecipeError; model?: string };

/** Milliseconds from the request until the page scrolls to the loading message. */
export const SCROLL_DELAY_MS = 100;

export const initialRunState: RunState = { status: 'idle' };

/**
 * The next state, or the same one where the event has no meaning in it. Which run an event belongs
 * to is the store's business: events of older runs never come here.
 */
export function transition(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'submit':
      return { status: 'submitted' };
    case 'reset':
      return initialRunState;
    case 'text':
      return isLive(state) ? { status: 'streaming', ...written(event) } : state;
    case 'finish':
      return isLive(state)
        ? { status: 'success', ...written(event), finishReason: event.finishReason }
        : state;
    case 'fail':
      return isLive(state) ? { status: 'error', ...written(event), error: event.error } : state;
    case 'stop':
      if (!isLive(state)) return state;
      return event.recipe.trim() === ''
        ? { status: 'idle', finishReason: 'aborted' }
        : { status: 'success', ...written(event), finishReason: 'aborted' };
    default:
      return event satisfies never;
  }
}

/** The specification's loading flag. */
export function isLive({ status }: { status: RecipeStatus }): boolean {
  return status === 'submitted' || status === 'streaming';
}

function written({ recipe, model }: Written): Written {
  return model === undefined ? { recipe } : { recipe, model };
}

/** What is known of the answer so far. */
interface Written {
  recipe: string;
  model?: string;
}

export type RunEvent =
  | { type: 'submit' }
  | ({ type: 'text' } & Written)
  | ({ type: 'finish'; finishReason: FinishReason } & Written)
  | ({ type: 'fail'; error: RecipeError } & Written)
  | ({ type: 'stop' } & Written)
  | { type: 'reset' };

/**
 * `idle` before the first run, `submitted` until the first text, `streaming` while text arrives,
 * then `success` or `error`.
 */
export type RecipeStatus = RunState['status'];
