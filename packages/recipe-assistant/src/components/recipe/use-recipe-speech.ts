import { useEffect, useRef, useState, type RefObject } from 'react';
import type { RunStatus } from '../../core/assistant-state.ts';
import { useStableCallback } from '../use-stable-callback.ts';
import type { Words } from '../labels/words.ts';
import type { Announce } from '../live-region.tsx';
import { describeEnd, type EndedRun, type RecipeEnd } from './recipe-end.tsx';

/** Delay in milliseconds after the last change, so that screen readers have processed it silently. */
export const SPEECH_DELAY_MS = 300;

/**
 * Announces a streamed recipe once, at its end, or only how it ended. While text arrives its own region
 * is `off`; it is `polite` at rest, for later changes.
 */
export function useRecipeSpeech(
  run: ShownRun,
  { end, first, recipeLang, words, announce }: SpeechOptions,
): RecipeSpeech {
  const { status } = run;
  const atRest = isAtRest(run);
  const textRef = useRef<HTMLDivElement>(null);
  const wasThere = atRest && isAtRest(first) && first.recipe === run.recipe;
  const [hasBeenRead, setHasBeenRead] = useState(wasThere);
  const isRead = atRest && hasBeenRead;
  const { notice } = end;
  const aloneNotice = saidAlone(end);
  const spokenNotice = useRef(saidAlone(describeEnd(first, words)));

  if (!atRest && hasBeenRead) setHasBeenRead(false);

  useEffect(() => {
    if (isLoading(status)) announce('');
  }, [status, announce]);

  useEffect(() => {
    if (aloneNotice === spokenNotice.current) return;
    spokenNotice.current = undefined;
    if (!aloneNotice) return;
    const timer = setTimeout(() => {
      spokenNotice.current = aloneNotice;
      announce(aloneNotice);
    }, SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [aloneNotice, announce]);

  // By then the page has been shown the recipe, and may have named its language.
  const sayRecipe = useStableCallback(() => announce(wordsOf(textRef.current, notice), recipeLang));
  useEffect(() => {
    if (!atRest || isRead) return;
    const timer = setTimeout(() => {
      setHasBeenRead(true);
      // After a failure the alert is announced instead.
      if (status === 'success' && !aloneNotice) sayRecipe();
    }, SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [atRest, isRead, status, aloneNotice, sayRecipe]);

  return { textRef, live: isRead ? 'polite' : 'off', isRead, announce };
}

function isLoading(status: RunStatus): boolean {
  return status === 'submitted' || status === 'streaming';
}

function isAtRest({ status, recipe = '' }: ShownRun): boolean {
  return recipe.trim() !== '' && !isLoading(status);
}

function saidAlone({ isSaidAlone, notice }: RecipeEnd): string | undefined {
  return isSaidAlone ? notice : undefined;
}

/** The formatted text, with a full stop after each line so that a voice pauses there. */
function wordsOf(element: HTMLElement | null, notice = ''): string {
  // Only a browser with layout knows the lines.
  const text = element?.innerText ?? element?.textContent ?? '';
  const lines = [...text.split('\n'), notice].map((line) => line.trim()).filter(Boolean);
  return lines.map((line) => (/\p{P}$/u.test(line) ? line : `${line}.`)).join('\n');
}

interface ShownRun extends EndedRun {
  status: RunStatus;
}

interface SpeechOptions {
  end: RecipeEnd;
  /** What was there when the page was: it is not announced. */
  first: ShownRun;
  /** The recipe's language, if known. */
  recipeLang: string | undefined;
  words: Words;
  announce: Announce;
}

export interface RecipeSpeech {
  textRef: RefObject<HTMLDivElement | null>;
  live: 'off' | 'polite';
  /** Whether the text has been announced, or is about to be: later changes aren't part of it. */
  isRead: boolean;
  announce: Announce;
}
