import { useEffect, useMemo, useState } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import type * as ReadingTools from '../../tools/reading-tools.ts';
import type { RecipeWords } from '../labels/words.ts';
import { useStableCallback } from '../use-stable-callback.ts';
import { useProgress } from './use-entry.ts';
import { type RecipeSpeech, SPEECH_DELAY_MS } from './use-recipe-speech.ts';

const READING: readonly RecipeTool[] = ['scale', 'check-off', 'cook', 'without'];

/** The tools inside a recipe's text, if any, and the factor of its amounts. */
export function useTextTools(options: TextToolsOptions): ShownTextTools {
  const { entry: written, recipe, tools, words, lang, onTool, speech } = options;
  const code = useReadingTools(tools);
  const { live, announce, isRead } = speech;
  const { factor, ticks } = useProgress(written);
  const hasScale = tools.includes('scale');
  const hasBoxes = tools.includes('check-off');
  // Nothing is offered with a part of a recipe.
  const entry =
    (hasScale || hasBoxes) && written?.result.finishReason === 'stop' ? written : undefined;
  const isDrawn = isRead && entry !== undefined && code !== undefined;
  const isQuiet = useQuiet(`${isDrawn} ${factor} ${ticks.size}`);

  const tell = useStableCallback((...use: [RecipeTool, number?]) => onTool?.(...use));
  const textTools = useMemo(
    () =>
      entry &&
      code?.createTextTools({
        entry,
        factor,
        hasBoxes,
        hasScale,
        words,
        lang,
        announce,
        onUse: tell,
      }),
    [entry, code, factor, hasBoxes, hasScale, words, lang, announce, tell],
  );

  return {
    code,
    text: recipe,
    marked: recipe,
    ...textTools,
    factor: textTools ? factor : 1,
    controls: isDrawn ? textTools?.controls : undefined,
    live: isQuiet ? 'off' : live,
  };
}

/** The tools that read the recipe, once they are loaded where one is offered. The view's boundary reports a lost file. */
function useReadingTools(tools: readonly RecipeTool[]): ShownTextTools['code'] {
  const [code, setCode] = useState<typeof ReadingTools>();
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

/**
 * Whether a change was made that must not be announced and that a screen reader may not have processed
 * yet.
 */
function useQuiet(change: string): boolean {
  const [notedChange, setNotedChange] = useState(change);
  useEffect(() => {
    if (change === notedChange) return;
    const timer = setTimeout(() => setNotedChange(change), SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [change, notedChange]);
  return change !== notedChange;
}

interface TextToolsOptions extends RecipeWords {
  entry: RecipeEntry | undefined;
  recipe: string;
  tools: readonly RecipeTool[];
  onTool: ((tool: RecipeTool, factor?: number) => void) | undefined;
  speech: Pick<RecipeSpeech, 'live' | 'announce' | 'isRead'>;
}

export interface ShownTextTools extends Partial<ReadingTools.TextTools> {
  /** The tools that read the recipe, once they are loaded. */
  code: typeof ReadingTools | undefined;
  /** The factor of the amounts. */
  factor: number;
  /** The recipe in these amounts. */
  text: string;
  /** The same, with what isn't scaled marked. */
  marked: string;
  /** `off` during a change that must not be announced, too. */
  live: 'off' | 'polite';
}
