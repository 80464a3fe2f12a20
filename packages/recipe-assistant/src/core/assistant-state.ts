import type { FinishReason } from './recipe-client.ts';
import type { RecipeError } from './recipe-error.ts';

/** Milliseconds from the request until the page scrolls to the loading message. */
export const SCROLL_DELAY_MS = 100;

export const initialRunState: RunState = { status: 'idle', recipe: '' };

/**
 * The next state, or the same one where the event has no meaning in it. Which run an event belongs
 * to is the store's business: events of older runs never come here.
 */
export function transition(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'reset':
      return initialRunState;
    case 'submit':
      return { status: 'submitted', recipe: '' };
    default:
      return isLive(state) ? answer(event) : state;
  }
}

function answer({ type, ...answered }: AnswerEvent): RunState {
  // A stop before any text leaves nothing to show.
  if (type === 'stop' && answered.recipe.trim() === '') {
    return { status: 'idle', recipe: '', finishReason: 'aborted' };
  }
  return { status: AFTER[type], ...answered } as RunState;
}

const AFTER = {
  text: 'streaming',
  finish: 'success',
  stop: 'success',
  fail: 'error',
} as const satisfies Record<AnswerEvent['type'], RecipeStatus>;

/** The specification's loading flag. */
export function isLive({ status }: { status: RecipeStatus }): boolean {
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
export type RecipeStatus = RunState['status'];

export type RunEvent = { type: 'submit' } | { type: 'reset' } | AnswerEvent;

type AnswerEvent = ({ type: 'text' } & Written) | EndEvent;

/** What ends a run. */
export type EndEvent =
  | ({ type: 'finish'; finishReason: FinishReason } & Written)
  | ({ type: 'stop'; finishReason: 'aborted' } & Written)
  | ({ type: 'fail'; error: RecipeError } & Written);

/** What is known of the answer so far. */
interface Written {
  recipe: string;
  model?: string;
}
