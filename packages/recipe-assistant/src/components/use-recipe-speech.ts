import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { RecipeStatus } from '../core/assistant-state.ts';

/** Milliseconds after the last text: the change has reached the screen reader and is not spoken. */
const SETTLE_MS = 300;

/** Milliseconds until the spoken copy goes, so that nobody comes across the recipe twice. */
const CLEAR_MS = 4000;

/**
 * Has a recipe that arrives spoken once, at its end. While it arrives its own region is off; it is
 * polite at rest, for what a page changes later.
 */
export function useRecipeSpeech(
  status: RecipeStatus,
  hasText: boolean,
  notice: string | undefined,
): RecipeSpeech {
  const arriving = status === 'submitted' || status === 'streaming';
  const atRest = hasText && !arriving;
  const textRef = useRef<HTMLDivElement>(null);
  const [formatted, setFormatted] = useState(false);
  const [settled, setSettled] = useState(atRest);
  const [lines, setLines] = useState<readonly string[]>([]);

  if (!atRest && settled) setSettled(false);
  if (!atRest && lines.length > 0) setLines([]);

  useEffect(() => {
    if (!atRest || settled || !formatted) return;
    const timer = setTimeout(() => {
      setSettled(true);
      // After a failure the alert speaks.
      if (status === 'success') setLines(linesOf(textRef.current, notice));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [atRest, settled, formatted, status, notice]);

  useEffect(() => {
    if (lines.length === 0) return;
    const timer = setTimeout(() => setLines([]), CLEAR_MS);
    return () => clearTimeout(timer);
  }, [lines]);

  return {
    textRef,
    live: atRest && settled ? 'polite' : 'off',
    lines,
    onFormatted: useCallback(() => setFormatted(true), []),
  };
}

function linesOf(element: HTMLElement | null, notice = ''): string[] {
  // Only a browser with a layout knows where the lines of the formatted text end.
  const text = element?.innerText ?? element?.textContent ?? '';
  return [...text.split('\n'), notice].map((line) => line.trim()).filter(Boolean);
}

interface RecipeSpeech {
  textRef: RefObject<HTMLDivElement | null>;
  live: 'off' | 'polite';
  /** What is to be said now. */
  lines: readonly string[];
  onFormatted: () => void;
}
