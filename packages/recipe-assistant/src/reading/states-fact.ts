import type { Vocabulary } from './vocabulary.ts';

/** Between facts: `Serves 4 | Prep: 10 min`. A comma or a dash may be a value's own, as in `1 hour, 10 min`. */
const BETWEEN = /[|｜·・•／;；]|\s\/\s/u;

/** A number, and what is counted after it. */
const NUMBER = /\p{N}+[\s-]*/gu;

/** What stands before a colon, if no number does: in `Prep and cook time: 40 min` all of the label. */
const BEFORE_COLON = /^[^\p{N}:：]{1,40}(?=[:：])/u;

/** In words. No label that is known has more. */
const LONGEST_LABEL = 4;

/**
 * Whether a text states servings or times, so that it names nothing: a label and a number, or people behind a number.
 *
 * @example
 * statesFact('Serves 4 | Prep: 10 min', vocabulary); // true
 */
export function statesFact(text: string, vocabulary: Vocabulary): boolean {
  return splitFacts(text.replace(/[*_]+/g, '')).some(
    (part) =>
      /\p{N}/u.test(part) &&
      (labelOf(part, vocabulary) !== undefined || namesPeople(part, vocabulary)),
  );
}

/** The parts of a text that may each state a fact. */
export function splitFacts(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * The label that a part of a text starts with. Before a colon further words may belong to it.
 *
 * @example
 * labelOf('⏱ Prep and cook time: 40 min', vocabulary); // { end: 20, hasColon: true, meaning: 'prep' }
 */
export function labelOf(part: string, { labels }: Vocabulary): Label | undefined {
  const start = part.search(/[\p{L}\p{N}]|$/u);
  const [before] = BEFORE_COLON.exec(part.slice(start)) ?? [];
  const words = (before ?? part.slice(start)).toLowerCase().trim().split(/\s+/u);
  for (let count = LONGEST_LABEL; count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ');
    const meaning = labels.get(label);
    if (meaning && meaning !== 'dish')
      return { end: start + (before ?? label).length, hasColon: before !== undefined, meaning };
  }
  return undefined;
}

/** `4 people`, `4 generous servings`, `２人分` */
export function namesPeople(part: string, { people }: Vocabulary): boolean {
  const text = part.toLowerCase();
  return [...text.matchAll(NUMBER)].some((number) => {
    const behind = text.slice(number.index + number[0].length);
    const next = behind.replace(/^\p{Ll}+ /u, '');
    return [...people].some((word) => isWord(behind, word) || isWord(next, word));
  });
}

function isWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/^[\p{Ll}\p{M}]/u.test(text.slice(word.length));
}

interface Label {
  /** The index behind it. */
  readonly end: number;
  readonly hasColon: boolean;
  readonly meaning: Exclude<ReturnType<Vocabulary['labels']['get']>, 'dish' | undefined>;
}
