import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RunStatus } from '../core/run-state.ts';

/** Milliseconds after the last text: the change has reached the screen reader and is not spoken. */
const SPEECH_DELAY_MS = 300;

/** Milliseconds until the spoken copy goes, so that nobody comes across the recipe twice. */
const CLEAR_MS = 4000;

/**
 * Has a recipe that arrives spoken once, at its end. While it arrives its own region is off; it is
 * polite at rest, for what a page changes later.
 */
export function useRecipeSpeech(
  status: RunStatus,
  hasText: boolean,
  notice: string | undefined,
): RecipeSpeech {
  const isLoading = status === 'submitted' || status === 'streaming';
  const atRest = hasText && !isLoading;
  const textRef = useRef<HTMLDivElement>(null);
  const [isFormatted, setIsFormatted] = useState(false);
  const [isStable, setIsStable] = useState(atRest);
  const [words, setWords] = useState('');

  if (!atRest && isStable) setIsStable(false);
  if (!atRest && words !== '') setWords('');

  useEffect(() => {
    if (!atRest || isStable || !isFormatted) return;
    const timer = setTimeout(() => {
      setIsStable(true);
      // After a failure the alert speaks.
      if (status === 'success') setWords(wordsOf(textRef.current, notice));
    }, SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [atRest, isStable, isFormatted, status, notice]);

  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => setWords(''), CLEAR_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return {
    textRef,
    live: atRest && isStable ? 'polite' : 'off',
    words,
    onFormatted: useCallback(() => setIsFormatted(true), []),
  };
}

/** The formatted text, with a stop after each line so that a voice pauses there. */
function wordsOf(element: HTMLElement | null, notice = ''): string {
  // Only a browser with a layout knows where the lines end.
  const text = element?.innerText ?? element?.textContent ?? '';
  const lines = [...text.split('\n'), notice].map((line) => line.trim()).filter(Boolean);
  return lines.map((line) => (/\p{P}$/u.test(line) ? line : `${line}.`)).join('\n');
}

interface RecipeSpeech {
  textRef: RefObject<HTMLDivElement | null>;
  live: 'off' | 'polite';
  /** What is to be said now; mostly nothing. */
  words: string;
  onFormatted: () => void;
}
