import type { FinishReason } from './recipe-client.ts';
import type { RecipeErrorCode } from './recipe-error.ts';

/**
 * What a visitor did and how it went, for a site's statistics. No ingredient, preference or word of a
 * recipe is ever included.
 *
 * - `add`, `remove`: the list grew or shrank by `count`.
 * - `generate`, `retry`: a run starts with this many `ingredients`; `another` is true for "something
 *   different".
 * - `first-text`, `finish`, `stop`, `error`: `durationMs` is milliseconds since the run started.
 *   `finish` has its reason and its length in UTF-16 units, `error` its code.
 * - `back`: the previous recipe was brought back.
 * - `tool`: a tool of the recipe was used; `scale` has the factor that is shown now.
 * - `timer`: one of cook mode runs from now on for so many `seconds` (`start`, also when it is resumed or given a
 *   minute more), has come to its `end`, or runs or rings no longer (`dismiss`, also when it is paused), with the
 *   `seconds` of its start. Its `id` tells it from others that are as long.
 */
export type AssistantEvent =
  | { type: 'add' | 'remove'; count: number }
  | { type: 'generate' | 'retry'; ingredients: number; another: boolean }
  | { type: 'first-text'; durationMs: number }
  | { type: 'finish'; durationMs: number; finishReason: FinishReason; characters: number }
  | { type: 'stop'; durationMs: number }
  | { type: 'error'; durationMs: number; code: RecipeErrorCode }
  | { type: 'back' }
  | { type: 'tool'; tool: RecipeTool; factor?: number | undefined }
  | { type: 'timer'; state: TimerState; seconds: number; id: string };

/** What has happened to a timer of cook mode. */
export type TimerState = 'start' | 'end' | 'dismiss';

/** The tools of a finished recipe: those of the row below it, in its text, and at its head. */
export const RECIPE_TOOLS = [
  'copy',
  'print',
  'share',
  'save',
  'another',
  'without',
  'scale',
  'check-off',
  'cook',
] as const;

/** A tool that can be offered with a finished recipe: in the row below it, in its text, or at its head. */
export type RecipeTool = (typeof RECIPE_TOOLS)[number];

/** A tool in the row below a finished recipe. */
export type RowTool = Exclude<RecipeTool, 'scale' | 'check-off' | 'cook'>;
