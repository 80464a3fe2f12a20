import { Fragment, type ReactNode } from 'react';
import type { Words } from '../../components/labels/words.ts';
import { namesAmount } from '../../recipe/names-amount.ts';
import { shownLine } from './cook-step.tsx';
import type { CookStep } from './cook-steps.ts';
import { describeTime } from './timer-list.tsx';

/**
 * All that a step shows, as phrases in the language of the page or of the recipe; after the last step the end.
 * Focus starts on Next, so a screen reader would skip the ingredients; we announce them.
 */
export function stepSpeech(
  step: CookStep | undefined,
  place: string,
  factor: number,
  lang: string | undefined,
  words: Words,
): string {
  const { labels, format } = words;
  if (!step) return toSpeech([{ text: labels.cookEnd }]);
  const recipeLang = lang === words.lang ? undefined : lang;
  const phrases: Phrase[] = [];

  /** Neighbours in one language are one phrase: several elements may be spoken apart. */
  function add(text: string, phraseLang?: string): void {
    const last = phrases.at(-1);
    if (last && last.lang === phraseLang) last.text += ` ${text}`;
    else phrases.push({ text, lang: phraseLang });
  }

  function addFromRecipe(text: string, isKept = false): void {
    add(isKept ? text : withFullStop(text), recipeLang);
    if (isKept) add(withFullStop(labels.notScaled));
  }

  add(withFullStop(place));
  if (step.heading) addFromRecipe(step.heading);
  addFromRecipe(step.text, factor !== 1 && namesAmount(step.text));
  if (step.ingredients.length > 0) add(`${labels.stepIngredients}:`);
  for (const line of step.ingredients) {
    const { text, isKept } = shownLine(line, factor);
    addFromRecipe(text, isKept);
  }
  for (const { seconds } of step.durations) {
    add(withFullStop(format(labels.startTimer, { time: describeTime(seconds, words) })));
  }
  return toSpeech(phrases);
}

/** Phrases as one text, which is what an announcer keeps and compares. */
export function toSpeech(phrases: readonly Phrase[]): string {
  return JSON.stringify(phrases);
}

/** What an announcer shows of it. A phrase in another language than the page's is an inline element. */
export function drawSpeech(speech: string): ReactNode {
  return (JSON.parse(speech) as Phrase[]).map(({ text, lang }, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {lang ? <span lang={lang}>{text}</span> : text}
    </Fragment>
  ));
}

function withFullStop(text: string): string {
  return /\p{P}$/u.test(text) ? text : `${text}.`;
}

/** Text to say. */
interface Phrase {
  text: string;
  /** Its language where that isn't the page's. */
  lang?: string | undefined;
}
