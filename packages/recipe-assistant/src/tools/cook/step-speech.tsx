import { Fragment, type ReactNode } from 'react';
import type { Words } from '../../components/labels/words.ts';
import { putOutOfSight } from '../../components/live-region.tsx';
import type { DerivedRecipe } from '../../recipe/derive-recipe.ts';
import { namesAmount } from '../../recipe/names-amount.ts';
import { scaleLine } from '../../recipe/scale-line.ts';
import { keepsAmount } from './cook-step.tsx';
import type { CookStep } from './cook-steps.ts';
import { describeTime } from './timer-list.tsx';

/**
 * All that a step shows, as phrases in the language of the page or of the recipe; after the last step the end.
 * Focus starts on Next, so a screen reader would skip the ingredients; we announce them.
 */
export function stepSpeech(
  step: CookStep | undefined,
  groups: DerivedRecipe['ingredients'],
  place: string,
  factor: number,
  lang: string | undefined,
  words: Words,
): Phrase[] {
  const { labels, format } = words;
  if (!step) return page(labels.cookEnd);
  const { heading, text, ingredients, durations } = step;
  const recipeLang = lang === words.lang ? undefined : lang;
  const recipe = (phrase: string, isKept = false): Phrase[] => [
    { text: phrase, lang: recipeLang },
    ...(isKept ? page(labels.notScaled) : []),
  ];
  const sentences = [
    page(place),
    ...(heading ? [recipe(heading)] : []),
    recipe(text, factor !== 1 && namesAmount(text)),
  ];
  if (ingredients.length > 0) sentences.push(page(`${labels.stepIngredients}:`));
  for (const line of ingredients) {
    sentences.push(recipe(scaleLine(line, factor).text, keepsAmount(line, groups, factor)));
  }
  for (const { seconds } of durations) {
    sentences.push(page(format(labels.startTimer, { time: describeTime(seconds, words) })));
  }
  return joined(sentences.flatMap(withFullStop));
}

function page(text: string): Phrase[] {
  return [{ text }];
}

/** Phrases as one text, which is what an announcer keeps and compares. */
export function toSpeech(phrases: readonly Phrase[]): string {
  return JSON.stringify(phrases);
}

/**
 * A hidden live region, as `Announcer`. A phrase in another language than the page's is an inline element;
 * with one language there is one text.
 */
export function StepAnnouncer({ speech }: StepAnnouncerProps): ReactNode {
  return (
    <div ref={putOutOfSight} data-slot="cook-announcer" aria-live="polite">
      {speech && (
        <p key={speech}>
          {(JSON.parse(speech) as Phrase[]).map(({ text, lang }, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              {lang ? <span lang={lang}>{text}</span> : text}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function withFullStop(sentence: readonly Phrase[]): Phrase[] {
  const last = sentence.at(-1)!;
  const end = /\p{P}$/u.test(last.text) ? last : { ...last, text: `${last.text}.` };
  return [...sentence.slice(0, -1), end];
}

/** Neighbours in one language as one phrase: several elements may be spoken apart. */
function joined(phrases: readonly Phrase[]): Phrase[] {
  const all: Phrase[] = [];
  for (const phrase of phrases) {
    const last = all.at(-1);
    if (last?.lang === phrase.lang && last) last.text += ` ${phrase.text}`;
    else all.push({ ...phrase });
  }
  return all;
}

/** Text to say. */
export interface Phrase {
  text: string;
  /** Its language where that isn't the page's. */
  lang?: string | undefined;
}

interface StepAnnouncerProps {
  /** What is said now, from `toSpeech`; empty most of the time. */
  speech: string;
}
