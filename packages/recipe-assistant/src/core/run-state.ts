import type { DefaultRecipe } from './assistant-options.ts';
import type { FinishReason, RecipeOrigin, RecipeResult } from './recipe-client.ts';
import { RecipeError } from './recipe-error.ts';

/** Milliseconds from the request until the page scrolls to the loading message. */
export const SCROLL_DELAY_MS = 100;

const initialRunState: RunState = { status: 'idle', run: 0, recipe: '' };

/** Before the first run there may be a recipe of before. */
export function firstRunState(recipe: string | DefaultRecipe | undefined): RunState {
  const known = typeof recipe === 'string' ? { recipe } : recipe;
  if (!known?.recipe?.trim()) return initialRunState;
  const { finishReason = 'stop', model, origin } = known;
  return { status: 'success', run: 0, recipe: known.recipe, finishReason, model, origin };
}

/**
 * The state after an event. A run may start, or be forgotten, at any time; only a run that lives can
 * bring text or end. Which run an event belongs to is the caller's business: events of older runs
 * never come here.
 */
export function reduceRun(state: RunState, event: RunEvent): RunState {
  const { run } = state;
  switch (event.type) {
    case 'start':
      return { status: 'submitted', run: run + 1, recipe: '' };
    case 'reset':
      return { ...initialRunState, run };
    case 'restore':
      return { ...event.finished, run };
    case 'shortage':
      return { ...state, shortage: new RecipeError('too-few-ingredients') };
    case 'enough':
      return { ...state, shortage: undefined };
    default:
      return isLoading(state) ? reduceLiveRun(state, event) : state;
  }
}

function reduceLiveRun({ run, shortage }: RunState, event: LiveRunEvent): RunState {
  switch (event.type) {
    case 'text':
      return { status: 'streaming', run, shortage, ...event.written };
    case 'finish':
      return { status: 'success', run, ...event.result };
    case 'fail':
      return { status: 'error', run, ...event.written, error: event.error };
    case 'stop':
      return cutOff(run, event.written);
    case 'leave':
      return { ...cutOff(run, event.written), wasLeft: true };
    default:
      return event satisfies never;
  }
}

/** The specification's loading flag. */
function isLoading({ status }: { status: RunStatus }): boolean {
  return status === 'submitted' || status === 'streaming';
}

/** A run that was cut off keeps its text; without any there is nothing to show. */
function cutOff(run: number, written: Written): RunState {
  return written.recipe.trim()
    ? { status: 'success', run, finishReason: 'aborted', ...written }
    : { status: 'idle', run, finishReason: 'aborted', recipe: '' };
}

/** The life of one recipe. Each status carries only what exists in it; the page's flags are derived. */
export type RunState = RunFacts &
  (
    | { status: 'idle'; recipe: ''; finishReason?: 'aborted' }
    | { status: 'submitted'; recipe: '' }
    | ({ status: 'streaming' } & Written)
    | ({ status: 'success' } & RecipeResult)
    | ({ status: 'error'; error: RecipeError } & Written)
  );

/**
 * `idle` before the first run, `submitted` until the first text, `streaming` while text arrives,
 * then `success` or `error`.
 */
export type RunStatus = RunState['status'];

/** What is true in any status. */
interface RunFacts {
  /** How many runs have started. */
  run: number;
  /** Why the last request did not become a run; until there are enough ingredients. */
  shortage?: RecipeError | undefined;
  /** Whether the run was cut off because the page was left. */
  wasLeft?: boolean | undefined;
}

/** What has come of a recipe so far. */
export interface Written {
  recipe: string;
  model?: string | undefined;
  origin?: RecipeOrigin | undefined;
}

/** What can happen at any time, and what only a run that lives can bring. */
export type RunEvent =
  | { type: 'start' }
  | { type: 'reset' }
  | { type: 'restore'; finished: FinishedRun }
  | { type: 'shortage' }
  | { type: 'enough' }
  | LiveRunEvent;

/** A recipe that is on the page for good. */
export type FinishedRun = Extract<RunState, { status: 'success' }>;

type LiveRunEvent =
  | { type: 'text'; written: Written }
  | { type: 'finish'; result: RecipeResult }
  | { type: 'fail'; written: Written; error: RecipeError }
  | { type: 'stop'; written: Written }
  | { type: 'leave'; written: Written };

/** What a page needs to know of a run, every field always there. */
export function describeRun(state: RunState): RunSnapshot {
  const none = { error: undefined, finishReason: undefined, model: undefined, origin: undefined };
  const { shortage, wasLeft = false, ...facts } = { ...none, ...state };
  return { ...facts, wasLeft, isLoading: isLoading(state), error: shortage ?? facts.error };
}

export interface RunSnapshot {
  /** Where the run is. */
  status: RunStatus;
  /** How many runs have started: a new number is a new run, also where the status stays. */
  run: number;
  /** The specification's loading flag: `submitted` or `streaming`. */
  isLoading: boolean;
  /** Markdown; empty when there is none. While streaming, the text so far. */
  recipe: string;
  /** Why there is no recipe, or no whole one. `too-few-ingredients` keeps the status as it was. */
  error: RecipeError | undefined;
  /** Why the text ended; undefined while it has not, and on an error. */
  finishReason: FinishReason | undefined;
  /** The model that writes, as it calls itself. */
  model: string | undefined;
  /** Who writes, where the client says so; a model otherwise. */
  origin: RecipeOrigin | undefined;
  /** Whether the run was cut off because the page was left, and not by the visitor. */
  wasLeft: boolean;
}
