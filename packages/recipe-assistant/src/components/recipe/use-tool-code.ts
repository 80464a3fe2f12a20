import { type RecipeTool, TOOL_PLACES } from '../../core/assistant-event.ts';
import { loadModule } from '../../core/load-module.ts';
import type * as Cook from '../../tools/cook/index.ts';
import type * as Row from '../../tools/row/index.ts';
import type * as Text from '../../tools/text/index.ts';
import { useFetchedModule } from '../use-fetched-module.ts';

/** The modules of the offered tools, each loaded when needed at the end of a recipe. */
export function useToolCode(isFinished: boolean, tools: readonly RecipeTool[]): ToolCode {
  const isWanted = (place: (typeof TOOL_PLACES)[RecipeTool]) =>
    isFinished &&
    // Of a page without TypeScript the names may be in one text.
    Object.entries(TOOL_PLACES).some(
      ([tool, at]) => at === place && tools.includes(tool as RecipeTool),
    );
  const hasRow = isWanted('row');
  const row = useFetchedModule(fetchRow, hasRow);
  const text = useFetchedModule(fetchText, isWanted('text'));
  const cook = useFetchedModule(fetchCook, isWanted('cook'));
  return {
    row: hasRow ? row.module : undefined,
    hasRow: hasRow && !row.isMissing,
    isMissing: row.isMissing || text.isMissing || cook.isMissing,
    text: text.module,
    cook: cook.module,
  };
}

function fetchRow(): Promise<typeof Row> {
  return loadModule(() => import('../../tools/row/index.ts'), 'RecipeTools');
}

function fetchText(): Promise<typeof Text> {
  return loadModule(() => import('../../tools/text/index.ts'), 'createTextTools');
}

function fetchCook(): Promise<typeof Cook> {
  return loadModule(() => import('../../tools/cook/index.ts'), 'CookButton');
}

export interface ToolCode {
  /** Of the row below the recipe. */
  row: typeof Row | undefined;
  /** Whether there is a row, or will be. */
  hasRow: boolean;
  /** Whether something of it did not load, and may later. */
  isMissing: boolean;
  /** The tools inside the recipe's text. Kept without a recipe: Back may show a scaled one. */
  text: typeof Text | undefined;
  /** Cook mode. Kept without a recipe: its timers go on. */
  cook: typeof Cook | undefined;
}
