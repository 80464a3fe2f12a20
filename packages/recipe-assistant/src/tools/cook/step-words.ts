import { isBeside, normalForm, WORD } from '../word-forms.ts';

/** What may be between two words of one phrase. */
const SPACE = /^[\s&]*$/;

/** No name has more words before its last one. */
const MOST_BEFORE = 8;

/** The words of a step, in order, each with its position and whether it continues the phrase before it. */
export function stepWords(text: string): StepWord[] {
  let end = 0;
  return Array.from(text.matchAll(WORD), ({ 0: written, index }) => {
    const isJoined = end > 0 && SPACE.test(text.slice(end, index));
    end = index + written.length;
    return { word: normalForm(written), start: index, end, isJoined };
  });
}

/** How many words directly before an index are of a set, the last of which is no small word. */
export function countBefore(
  text: readonly StepWord[],
  index: number,
  isOf: (word: string) => boolean,
): number {
  let count = 0;
  for (let back = 1; back <= MOST_BEFORE && text[index - back + 1]?.isJoined; back += 1) {
    const { word } = text[index - back]!;
    if (!isOf(word)) break;
    if (!isBeside(word)) count = back;
  }
  return count;
}

export interface StepWord {
  /** In lower case, without an article that is written together with it. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether only a space is between it and the word before. */
  readonly isJoined: boolean;
}
