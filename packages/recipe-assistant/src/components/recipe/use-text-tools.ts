import { useEffect, useMemo, useState } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import type * as Tools from '../../tools/text/index.ts';
import type { Words } from '../labels/words.ts';
import { useStableCallback } from '../use-stable-callback.ts';
import { useProgress } from './use-entry.ts';
import { type RecipeSpeech, SPEECH_DELAY_MS } from './use-recipe-speech.ts';

/** The tools inside a recipe's text, if any, and the factor of its amounts. */
export function useTextTools(
  module: typeof Tools | undefined,
  { entry, recipe, tools, words, lang, onTool, speech }: TextToolsOptions,
): ShownTextTools {
  const { live, announce, isRead } = speech;
  const { factor, ticks } = useProgress(entry);
  const isWhole = (entry?.result.finishReason ?? 'stop') === 'stop';
  const hasScale = tools.includes('scale');
  const hasBoxes = tools.includes('check-off');
  const toRead = entry && isWhole ? module : undefined;
  const isDrawn = isRead && toRead !== undefined;
  const isQuiet = useQuiet(`${isDrawn} ${factor} ${ticks.size}`);

  const tell = useStableCallback((...use: [RecipeTool, number?]) => onTool?.(...use));
  const textTools = useMemo(
    () =>
      toRead?.createTextTools({
        entry: entry!,
        factor,
        hasBoxes,
        hasScale,
        words,
        lang,
        announce,
        onUse: tell,
      }),
    [toRead, entry, factor, hasBoxes, hasScale, words, lang, announce, tell],
  );

  return {
    // The original text until the tools are loaded.
    text: recipe,
    ...textTools,
    factor: textTools ? factor : 1,
    controls: isDrawn ? textTools?.controls : undefined,
    live: isQuiet ? 'off' : live,
  };
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

interface TextToolsOptions {
  entry: RecipeEntry | undefined;
  recipe: string;
  tools: readonly RecipeTool[];
  words: Words;
  /** The recipe's language, if known. */
  lang: string | undefined;
  onTool: ((tool: RecipeTool, factor?: number) => void) | undefined;
  speech: Pick<RecipeSpeech, 'live' | 'announce' | 'isRead'>;
}

export interface ShownTextTools extends Partial<Omit<Tools.TextTools, 'text'>> {
  /** The factor of the amounts. */
  factor: number;
  /** The recipe in these amounts. */
  text: string;
  /** `off` during a change that must not be announced, too. */
  live: 'off' | 'polite';
}
