import { isStopWord, normalForm, WORD } from '../word-forms.ts';

/** What may be between two words of one phrase. */
const SPACE = /^[\s&]*$/;

/** No name has more words before its last one. */
const MAX_BEFORE = 8;

/** How many characters around a phrase tell what is done with it. */
const LONGEST_CLAUSE = 80;

/** The words of a step, in order. */
export function stepWords(text: string): StepWord[] {
  const all: StepWord[] = [];
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const last = all.at(-1);
    const isJoined = last !== undefined && SPACE.test(text.slice(last.end, start));
    const word: StepWord = { word: normalForm(written), start, end: start + written.length };
    if (isJoined) {
      last.next = word;
      word.previous = last;
    }
    all.push(word);
  }
  return all;
}

/** The words directly before one that are of a set, the nearest first; the last of them is no small word. */
export function wordsBefore(of: StepWord, isOfSet: (word: string) => boolean): StepWord[] {
  const found: StepWord[] = [];
  let count = 0;
  for (let at = of.previous; at && found.length < MAX_BEFORE; at = at.previous) {
    if (!isOfSet(at.word)) break;
    found.push(at);
    if (!isStopWord(at.word)) count = found.length;
  }
  return found.slice(0, count);
}

/** A part of a step, with some of the text around it. */
export function phraseIn(step: string, start: number, end: number): Phrase {
  return {
    start,
    end,
    text: step.slice(start, end),
    textBefore: step.slice(Math.max(0, start - LONGEST_CLAUSE), start),
    textAfter: step.slice(end, end + LONGEST_CLAUSE),
  };
}

export interface StepWord {
  /** In lower case, without an article that is written together with it. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** The word before and after, where only a space is between. */
  previous?: StepWord;
  next?: StepWord;
}

export interface Phrase {
  start: number;
  end: number;
  text: string;
  textBefore: string;
  textAfter: string;
}
