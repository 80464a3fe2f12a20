import { useEffect, useState } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type * as readingTools from '../../tools/reading-tools.ts';

const READING: readonly RecipeTool[] = ['scale', 'check-off', 'cook', 'without'];

/** The tools that read the recipe, once they are loaded where one is offered. The view's boundary reports a lost file. */
export function useReadingTools(tools: readonly RecipeTool[]): ReadingTools | undefined {
  const [code, setCode] = useState<ReadingTools>();
  const isOffered = READING.some((tool) => tools.includes(tool));
  useEffect(() => {
    if (!isOffered) return;
    import('../../tools/reading-tools.ts').then(setCode, (error: unknown) =>
      setCode(() => {
        throw error;
      }),
    );
  }, [isOffered]);
  return code;
}

export type ReadingTools = typeof readingTools;
