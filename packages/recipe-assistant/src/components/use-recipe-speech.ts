import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RunStatus } from '../core/run-state.ts';

/** Milliseconds after the last text: the change has reached the screen reader and is not spoken. */
const SETTLE_MS = 300;

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
  const arriving = status === 'submitted' || status === 'streaming';
  const atRest = hasText && !arriving;
  const textRef = useRef<HTMLDivElement>(null);
  const [formatted, setFormatted] = useState(false);
  const [settled, setSettled] = useState(atRest);
  const [words, setWords] = useState('');

  if (!atRest && settled) setSettled(false);
  if (!atRest && words !== '') setWords('');

  useEffect(() => {
    if (!atRest || settled || !formatted) return;
    const timer = setTimeout(() => {
      setSettled(true);
      // After a failure the alert speaks.
      if (status === 'success') setWords(wordsOf(textRef.current, notice));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [atRest, settled, formatted, status, notice]);

  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => setWords(''), CLEAR_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return {
    textRef,
    live: atRest && settled ? 'polite' : 'off',
    words,
    onFormatted: useCallback(() => setFormatted(true), []),
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
