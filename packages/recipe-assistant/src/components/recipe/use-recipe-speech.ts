import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RunStatus } from '../../core/run-state.ts';
import { useAnnouncer } from '../live-region.tsx';
import type { RecipeEnd } from './recipe-end.tsx';

/** Delay in milliseconds after the last change, so that screen readers have processed it silently. */
export const SPEECH_DELAY_MS = 300;

/**
 * Announces a streamed recipe once, at its end, or only how it ended. While text arrives its own region
 * is `off`; it is `polite` at rest, for later changes.
 */
export function useRecipeSpeech(
  status: RunStatus,
  hasText: boolean,
  end: RecipeEnd,
  recipeLang: string | undefined,
): RecipeSpeech {
  const isLoading = status === 'submitted' || status === 'streaming';
  const atRest = hasText && !isLoading;
  const textRef = useRef<HTMLDivElement>(null);
  const [isFormatted, setIsFormatted] = useState(false);
  // Undefined until the text is stable; empty if it is not announced.
  const [recipeWords, setRecipeWords] = useState(atRest ? '' : undefined);
  const isRead = atRest && recipeWords !== undefined;
  const [words, announce] = useAnnouncer();
  const { notice } = end;
  const aloneNotice = end.isSaidAlone ? notice : undefined;
  const spokenNotice = useRef(aloneNotice);

  if (!atRest && recipeWords !== undefined) setRecipeWords(undefined);
  if (isLoading && words !== '') announce('');

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

  useEffect(() => {
    if (!atRest || isRead || !isFormatted) return;
    const timer = setTimeout(() => {
      // After a failure the alert is announced instead.
      const isSaid = status === 'success' && !aloneNotice;
      setRecipeWords(isSaid ? wordsOf(textRef.current, notice) : '');
    }, SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [atRest, isRead, isFormatted, status, aloneNotice, notice]);

  // A render later, when the page has been shown the recipe and may have named its language.
  useEffect(() => {
    if (recipeWords) announce(recipeWords);
  }, [recipeWords, announce]);

  return {
    textRef,
    live: isRead ? 'polite' : 'off',
    isRead,
    words,
    lang: words === recipeWords ? recipeLang : undefined,
    announce,
    onFormatted: useCallback(() => setIsFormatted(true), []),
  };
}

/** The formatted text, with a full stop after each line so that a voice pauses there. */
function wordsOf(element: HTMLElement | null, notice = ''): string {
  // Only a browser with layout knows the lines.
  const text = element?.innerText ?? element?.textContent ?? '';
  const lines = [...text.split('\n'), notice].map((line) => line.trim()).filter(Boolean);
  return lines.map((line) => (/\p{P}$/u.test(line) ? line : `${line}.`)).join('\n');
}

export interface RecipeSpeech {
  textRef: RefObject<HTMLDivElement | null>;
  live: 'off' | 'polite';
  /** Whether the text has been announced, or is about to be: later changes aren't part of it. */
  isRead: boolean;
  /** The text to announce now; empty most of the time. */
  words: string;
  /** The language of that text, if it is the recipe's own. */
  lang: string | undefined;
  announce: (words: string) => void;
  onFormatted: () => void;
}
