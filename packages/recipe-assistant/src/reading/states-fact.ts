import { END_OF_SENTENCE, labelIn } from './name.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Between facts: `Serves 4 | Prep: 10 min`. */
const BETWEEN = /[|｜·・•／;,]|\s[-–—/]\s/u;

/** A number, and what is counted after it. */
const NUMBER = /\p{N}+[\s-]*/gu;

/** More words are no label. */
const LONGEST_LABEL = 4;

/** How many characters of a script without spaces a label has. */
const LONGEST_UNSPACED = 6;

/**
 * Whether a text states servings or times, so that it names nothing: a label and a number, or people behind a number.
 *
 * @example
 * statesFact('Serves 4 | Prep: 10 min', vocabulary); // true
 */
export function statesFact(text: string, vocabulary: Vocabulary): boolean {
  const parts = text.toLowerCase().split(BETWEEN);
  return parts.some(
    (part) =>
      /\p{N}/u.test(part) && (hasLabel(part.trim(), vocabulary) || namesPeople(part, vocabulary)),
  );
}

/** Whether a whole line is a label and its value, and no sentence: `Serves: 4`. */
export function isFact(text: string, { labels }: Vocabulary): boolean {
  const { label = '', value = '' } = labelIn(text) ?? {};
  const isLabel = labels.has(label) && labels.get(label) !== 'dish';
  return isLabel && /\p{N}/u.test(value) && !END_OF_SENTENCE.test(text);
}

/** Whether a text starts with a label. */
function hasLabel(part: string, { labels }: Vocabulary): boolean {
  const words = part.split(/[\s:：]+/);
  const starts = Array.from({ length: LONGEST_LABEL }, (_, index) =>
    words.slice(0, LONGEST_LABEL - index).join(' '),
  );
  for (let length = LONGEST_UNSPACED; /^\p{Lo}/u.test(part) && length > 1; length -= 1)
    starts.push(part.slice(0, length));
  return starts.some((start) => labels.has(start) && labels.get(start) !== 'dish');
}

/** `4 people`, `4 generous servings`, `２人分` */
function namesPeople(part: string, { people }: Vocabulary): boolean {
  return [...part.matchAll(NUMBER)].some((number) => {
    const behind = part.slice(number.index + number[0].length);
    const next = behind.replace(/^\p{Ll}+ /u, '');
    return [...people].some((word) => isWord(behind, word) || isWord(next, word));
  });
}

/** Whether a text starts with a word; a `*` at its end stands for any letters. */
function isWord(text: string, word: string): boolean {
  if (word.endsWith('*')) return text.startsWith(word.slice(0, -1));
  return text.startsWith(word) && !/^[\p{Ll}\p{M}]/u.test(text.slice(word.length));
}
