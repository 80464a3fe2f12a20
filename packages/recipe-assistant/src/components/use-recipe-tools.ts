import { useEffect, useState } from 'react';
import type * as Tools from '../tools/index.ts';

/**
 * The code of the tools below a recipe, once it is wanted and here. Where it cannot be fetched there are
 * none, until the next recipe.
 */
export function useRecipeTools(isWanted: boolean): ToolsModule | undefined {
  const [tools, setTools] = useState<ToolsModule>();
  useEffect(() => {
    if (!isWanted || tools) return;
    let isLeft = false;
    fetchTools().then(
      (fetched) => isLeft || setTools(fetched),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, tools]);
  return isWanted ? tools : undefined;
}

export type ToolsModule = typeof Tools;

let fetching: Promise<ToolsModule> | undefined;

function fetchTools(): Promise<ToolsModule> {
  fetching ??= import('../tools/index.ts').catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}
