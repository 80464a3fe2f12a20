import { useEffect, type ReactNode } from 'react';
import { type Announce, type Phrase, useAnnouncer } from '../../components/live-region.tsx';
import type { Words } from '../../components/labels/create-words.ts';
import { withStop } from '../../components/spoken-text.ts';
import { shownLine } from './cook-ingredients.tsx';
import { type CookStep, scaledText } from './read-steps.ts';
import { describeTime, withCount } from './timer-list.tsx';

/** Delay in milliseconds before a step is announced: the newly focused button comes first. */
const SPEECH_DELAY_MS = 300;

/** The live region of cook mode, which says each new step, and what says something else in it. */
export function useSpeech(step: string): [region: ReactNode, announce: Announce] {
  const [region, announce] = useAnnouncer('cook-announcer');
  useEffect(() => {
    const timer = setTimeout(() => announce(JSON.parse(step) as Phrase[]), SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [announce, step]);
  return [region, announce];
}

/**
 * All that a step shows, as phrases in the language of the page or of the recipe, in JSON, so that the same step
 * is the same; after the last step the end. Focus starts on Next, so a screen reader would skip the ingredients; we
 * announce them.
 */
export function describeStep(
  step: CookStep | undefined,
  place: string,
  factor: number,
  lang: string | undefined,
  words: Words,
): string {
  const { labels, format } = words;
  if (!step) return JSON.stringify([{ text: labels.cookEnd }]);
  const recipeLang = lang === words.lang ? undefined : lang;
  const phrases: Phrase[] = [];

  /** Neighbours in one language are one phrase: several elements may be spoken apart. */
  function add(text: string, phraseLang?: string): void {
    const last = phrases.at(-1);
    const sentence = withStop(text);
    if (last && last.lang === phraseLang) last.text += ` ${sentence}`;
    else phrases.push({ text: last ? ` ${sentence}` : sentence, lang: phraseLang });
  }

  function addFromRecipe({ text, isKept }: { text: string; isKept: boolean }): void {
    add(text, recipeLang);
    if (isKept) add(labels.notScaled);
  }

  add(place);
  if (step.title !== '') add(step.title, recipeLang);
  const { text, namesAmount } = scaledText(step, factor);
  addFromRecipe({ text, isKept: namesAmount });
  if (step.named.size > 0) add(`${labels.stepIngredients}:`);
  for (const line of step.named) addFromRecipe(shownLine(line, factor));
  for (const { seconds, nth } of step.durations) {
    add(withCount(format(labels.startTimer, { time: describeTime(seconds, words) }), nth, words));
  }
  return JSON.stringify(phrases);
}
