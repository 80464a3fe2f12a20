import { useEffect, useMemo, useState } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import { reportFault } from '../../core/caller-options.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import type * as ReadingTools from '../../tools/reading-tools.ts';
import type { TextTools } from '../../tools/reading-tools.ts';
import type { RecipeTextProps } from '../labels/words.ts';
import { useWords } from '../labels/words-context.ts';
import { useOnChange, useStableCallback, useTimeout } from '../timing.ts';
import { useProgress } from './use-entry.ts';
import type { RecipeSpeech } from './use-recipe-speech.ts';

/** Milliseconds until a slow screen reader, too, has passed over lines that are drawn anew, and reads none of them. */
const QUIET_MS = 2000;

const READING: readonly RecipeTool[] = ['scale', 'check-off', 'cook', 'without'];

/** The tools inside a recipe's text, if any, and the factor of its amounts. */
export function useTextTools(options: TextToolsOptions) {
  const { entry: written, recipe, tools, lang, onTool, speech } = options;
  const words = useWords();
  const { code, isCodeLost } = useReadingTools(tools, written);
  const { live, announce, isRead } = speech;
  const { factor, ticks } = useProgress(written);
  const hasScale = tools.includes('scale');
  const hasBoxes = tools.includes('check-off');
  const entry = hasScale || hasBoxes ? completeEntry(written, code) : undefined;
  const isDrawn = isRead && entry !== undefined;
  const drawn = isRead && written ? `${written.id} ${isDrawn} ${factor} ${ticks.size}` : '';
  const isQuiet = useQuiet(drawn, isDrawn);

  const tell = useStableCallback((...use: [RecipeTool, number?]) => onTool?.(...use));
  const textTools = useMemo(() => {
    const shared = { factor, hasBoxes, hasScale, words, lang, announce, onUse: tell };
    return entry && code?.createTextTools({ entry, ...shared });
  }, [entry, code, factor, hasBoxes, hasScale, words, lang, announce, tell]);

  return {
    code,
    isCodeLost,
    /** The recipe in the amounts that are shown. */
    text: recipe,
    /** The same, with what isn't scaled marked. */
    marked: recipe,
    ...textTools,
    factor: textTools ? factor : 1,
    /** Whether scaling is or will be offered with a finished text. */
    mayScale: written && hasScale ? hasRoom(textTools, code) : false,
    controls: isDrawn ? textTools?.controls : undefined,
    live: isQuiet ? ('off' as const) : live,
  };
}

/**
 * Whether the recipe's own region must not speak: from a change of what is drawn, which isn't announced, until a screen
 * reader has processed it. A text that is drawn first, without tools, has been processed.
 */
function useQuiet(drawn: string, isDrawn: boolean): boolean {
  const [lastDrawn, setLastDrawn] = useState(drawn);
  const [isQuiet, setIsQuiet] = useState(false);
  if (drawn !== lastDrawn) {
    setLastDrawn(drawn);
    setIsQuiet(isDrawn || Boolean(drawn && lastDrawn));
  }
  useTimeout(isQuiet && drawn, QUIET_MS, () => setIsQuiet(false));
  return isQuiet;
}

/** Until the tools are loaded, scaling may still come. */
function hasRoom(textTools: TextTools | undefined, code: typeof ReadingTools | undefined): boolean {
  return code === undefined || Boolean(textTools?.controls.scale);
}

/** Nothing is offered with a part of a recipe. */
function completeEntry(
  written: RecipeEntry | undefined,
  code: typeof ReadingTools | undefined,
): RecipeEntry | undefined {
  return written && code?.isComplete(written) ? written : undefined;
}

/** The tools that read the recipe, once they are loaded where one is offered. Each recipe asks for a lost file again. */
function useReadingTools(tools: readonly RecipeTool[], entry: RecipeEntry | undefined) {
  const [code, setCode] = useState<typeof ReadingTools | 'lost'>();
  const isOffered = READING.some((tool) => tools.includes(tool));
  useOnChange(entry, () => code === 'lost' && setCode(undefined));
  useEffect(() => {
    if (!isOffered || code) return;
    import('../../tools/reading-tools.ts').then(setCode, (error: unknown) => {
      reportFault(error);
      setCode('lost');
    });
  }, [isOffered, code]);
  return code === 'lost' ? { isCodeLost: true } : { code, isCodeLost: false };
}

interface TextToolsOptions extends RecipeTextProps {
  entry: RecipeEntry | undefined;
  recipe: string;
  tools: readonly RecipeTool[];
  onTool: ((tool: RecipeTool, factor?: number) => void) | undefined;
  speech: Pick<RecipeSpeech, 'live' | 'announce' | 'isRead'>;
}

export type ShownTextTools = ReturnType<typeof useTextTools>;
