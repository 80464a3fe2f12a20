import type * as Tools from '../tools/index.ts';
import { useFetchedModule } from './use-fetched-module.ts';

/**
 * The code of the tools below a recipe, once it is wanted and here. Where it cannot be fetched there are
 * none, until the next recipe.
 */
export function useRecipeTools(isWanted: boolean): ToolsModule | undefined {
  const { module } = useFetchedModule(fetchTools, isWanted);
  return isWanted ? module : undefined;
}

export type ToolsModule = typeof Tools;

function fetchTools(): Promise<ToolsModule> {
  return import('../tools/index.ts');
}
