import { useEffect, useRef, useState } from 'react';
import type { RunStatus } from '../../core/assistant-state.ts';
import { useWords } from '../labels/words-context.ts';
import { withStop } from '../spoken-text.ts';
import { useTimeout } from '../timing.ts';
import { describeEnd, type RecipeEnd } from './recipe-notice.tsx';
import type { RecipeContentProps, ViewProps } from './recipe-view-props.ts';
import { spokenRecipe, spokenTitle } from './spoken-recipe.ts';

/** Delay in milliseconds after the last change, so that screen readers have processed it silently. */
const SPEECH_DELAY_MS = 300;

/**
 * Announces a recipe once, at its end, or only how it ended; of one that takes another's place, as Back does, its
 * title. While text arrives its own region is `off`; it is `polite` at rest, for later changes.
 *
 * @param lang The recipe's language, if known.
 */
export function useRecipeSpeech(
  view: RecipeContentProps,
  end: RecipeEnd,
  lang: string | undefined,
) {
  const { status, recipe, first, announce } = view;
  const words = useWords();
  const textRef = useRef<HTMLDivElement>(null);
  const resting = textAtRest(view);
  /** The last text that has been announced, or is about to be, until the next run. */
  const [heard, setHeard] = useState(resting === textAtRest(first) ? resting : undefined);
  if (!resting && heard) setHeard(undefined);
  const alone = saidAlone(end);
  const [said, setSaid] = useState(saidAlone(describeEnd(first, words)));
  if (!alone && said) setSaid(undefined);

  /** The text whose end is being announced. */
  const ended = useRef<string>(undefined);

  useEffect(() => {
    if (!isLoading(status)) return;
    ended.current = undefined;
    announce('');
  }, [status, announce]);

  useTimeout(alone !== said && alone, SPEECH_DELAY_MS, () => {
    setSaid(alone);
    announce(alone!);
  });

  const isRead = Boolean(resting && heard);
  useTimeout(resting !== heard && resting, SPEECH_DELAY_MS, () => {
    setHeard(resting);
    // After a failure the alert is announced instead.
    if (status === 'success' && !alone) void announceEnd(isRead);
  });

  async function announceEnd(isBack: boolean): Promise<void> {
    ended.current = recipe;
    const phrases =
      isBack && !end.notice
        ? spokenTitle(view, lang)
        : spokenRecipe(view, end, textIn(textRef.current), { words, lang });
    if (!('then' in phrases)) return announce(phrases);
    const later = await phrases;
    if (ended.current === recipe) announce(later);
  }

  return {
    textRef,
    live: isRead ? ('polite' as const) : ('off' as const),
    /** Whether the text has been announced, or is about to be: later changes aren't part of it. */
    isRead,
    announce,
  };
}

function isLoading(status: RunStatus): boolean {
  return status === 'submitted' || status === 'streaming';
}

function textAtRest({ status, recipe }: ViewProps): string | undefined {
  return recipe?.trim() && !isLoading(status) ? recipe : undefined;
}

function saidAlone({ isSaidAlone, notice }: RecipeEnd): string | undefined {
  return isSaidAlone ? notice : undefined;
}

/** The formatted text, with a full stop after each line, and after each fact, so that a voice pauses there. */
function textIn(element: HTMLElement | null): string {
  let text = linesIn(element);
  for (const list of element?.querySelectorAll('dl') ?? [])
    text = text.replace(linesIn(list), () => factsIn(list));
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map(withStop).join('\n');
}

/** Only a browser with layout knows the lines. */
function linesIn(element: HTMLElement | null): string {
  return element?.innerText ?? element?.textContent ?? '';
}

/** Each label with its value, on a line of its own. */
function factsIn(list: Element): string {
  const values = [...list.querySelectorAll('dd')];
  return values
    .map((value) => `\n${value.previousElementSibling!.textContent} ${value.textContent}\n`)
    .join('');
}

export type RecipeSpeech = ReturnType<typeof useRecipeSpeech>;
