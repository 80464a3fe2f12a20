import { createElement, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RecipeTool } from '../core/assistant-event.ts';
import type { FinishReason } from '../core/recipe-client.ts';
import type { TextTools } from '../tools/index.ts';
import type { RecipeLabels } from './labels.ts';
import type { ToolsModule } from './use-recipe-tools.tsx';
import { type RecipeSpeech, SPEECH_DELAY_MS } from './use-recipe-speech.ts';
import { useStableCallback } from './use-stable-callback.ts';

/** The tools in a recipe's text, if there are any for it, and how many times its amounts are shown. */
export function useTextTools(
  module: ToolsModule | undefined,
  { recipe, finishReason = 'stop', tools, labels, onTool, speech }: TextToolsOptions,
): ShownTextTools {
  const { textRef, live, announce } = speech;
  const [factor, setFactor] = useFactor(recipe);
  const { id, isNoted, onNoted } = useNoted(recipe);
  const [checks, setChecks] = useState(0);
  const hasScale = tools.includes('scale');
  const hasBoxes = tools.includes('check-off');
  const isWanted = module !== undefined && finishReason === 'stop' && (hasScale || hasBoxes);
  const isDrawn = isWanted && isNoted;
  const isQuiet = useQuiet(`${isDrawn} ${factor} ${checks}`);

  const tell = useStableCallback((tool: RecipeTool) => onTool?.(tool));
  const onCheck = useCallback(() => {
    setChecks((count) => count + 1);
    tell('check-off');
  }, [tell]);

  const textTools = useMemo(() => {
    if (!isDrawn) return undefined;
    const onScale = (next: number, words: string) => {
      setFactor(next);
      announce(words);
      tell('scale');
    };
    return module.createTextTools({
      hasScale,
      hasBoxes,
      id,
      recipe,
      factor,
      onScale,
      onCheck,
      labels,
    });
  }, [
    isDrawn,
    module,
    hasScale,
    hasBoxes,
    id,
    recipe,
    factor,
    onCheck,
    announce,
    tell,
    labels,
    setFactor,
  ]);

  return {
    factor,
    text: textTools?.text ?? recipe,
    additionsTo: textTools?.additionsTo,
    hasBoxes,
    live: isQuiet ? 'off' : live,
    keeper:
      isWanted &&
      createElement(module.KeepSelection, { key: `keeper ${recipe}`, textRef, isDrawn, onNoted }),
  };
}

/** Whether what is selected has been noted, so that boxes can come, and the number of the recipe. */
function useNoted(recipe: string): { id: number; isNoted: boolean; onNoted: () => void } {
  const [noted, setNoted] = useState({ recipe: '', id: 0 });
  if (noted.recipe !== '' && noted.recipe !== recipe) setNoted({ ...noted, recipe: '' });
  return {
    id: noted.id,
    isNoted: noted.recipe === recipe,
    onNoted: useCallback(() => setNoted(({ id }) => ({ recipe, id: id + 1 })), [recipe]),
  };
}

/** How many times the amounts are shown: once, of each recipe that comes. */
function useFactor(recipe: string): [factor: number, setFactor: (factor: number) => void] {
  const [scaled, setScaled] = useState({ recipe, factor: 1 });
  if (scaled.factor !== 1 && scaled.recipe !== recipe) setScaled({ recipe, factor: 1 });
  return [scaled.factor, useCallback((factor: number) => setScaled({ recipe, factor }), [recipe])];
}

/** Whether something has changed that is not to be read out, and a screen reader may not have noted it yet. */
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
  recipe: string;
  finishReason: FinishReason | undefined;
  tools: readonly RecipeTool[];
  labels: RecipeLabels;
  onTool: ((tool: RecipeTool) => void) | undefined;
  speech: Pick<RecipeSpeech, 'textRef' | 'live' | 'announce'>;
}

export interface ShownTextTools {
  /** How many times the amounts are shown. */
  factor: number;
  /** The recipe with these amounts. */
  text: string;
  additionsTo: TextTools['additionsTo'] | undefined;
  /** Whether there may be boxes, now or at the end of the recipe. */
  hasBoxes: boolean;
  /** Off as well while it changes in a way that is not to be read out. */
  live: 'off' | 'polite';
  /** To be rendered. */
  keeper: ReactNode;
}
