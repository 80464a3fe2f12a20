import type { Vocabulary } from './vocabulary.ts';

/** Between facts: `Serves 4 | Prep: 10 min`. */
export const BETWEEN = /[|｜·・•／;；،、，]|,(?!\p{N})|\s[-–—/]\s/u;

/** A number, and what is counted after it. */
const NUMBER = /\p{N}+[\s-]*/gu;

/** More words are no label; of one with words of its own, `Resting time:`, and of two labels, `Prep and cooking time:`. */
const LONGEST_LABEL = 4;
export const LONGEST_OWN_LABEL = 3;
const LONGEST_JOINED_LABEL = 5;

/** How many characters of a script without spaces a label has. */
const LONGEST_UNSPACED = 6;

/**
 * Whether a text states servings or times, so that it names nothing: a label and a number, or people behind a number.
 *
 * @example
 * statesFact('Serves 4 | Prep: 10 min', vocabulary); // true
 */
export function statesFact(text: string, vocabulary: Vocabulary): boolean {
  const parts = text.replace(/[*_]+/g, '').split(BETWEEN);
  return parts.some(
    (part) =>
      /\p{N}/u.test(part) &&
      (labelOf(part.trim(), vocabulary) !== undefined || namesPeople(part, vocabulary)),
  );
}

/**
 * The label that a part of a text starts with. Before a colon it may have a word of its own.
 *
 * @example
 * labelOf('⏱ Resting time: 10 min', vocabulary); // { end: 14, hasColon: true, meaning: 'total' }
 */
export function labelOf(part: string, vocabulary: Vocabulary): Label | undefined {
  const start = part.search(/[\p{L}\p{N}]/u);
  const end = part.search(/[:：]/u);
  if (end > start) {
    const meaning = meaningOf(part.slice(start, end), vocabulary);
    if (meaning) return { end, hasColon: true, meaning };
  }
  const words = part.slice(start).split(/[\s:：]+/u);
  for (let count = LONGEST_LABEL; count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ');
    const meaning = factNamed(label, vocabulary);
    if (meaning) return { end: start + label.length, hasColon: false, meaning };
  }
  return unspacedLabel(part, start, vocabulary);
}

/** What a whole text means as a label: `Prep time`, `Resting time`, `Prep and cook time`. */
export function meaningOf(text: string, vocabulary: Vocabulary): FactName | undefined {
  const words = text.trim().split(/\s+/u);
  const exact = factNamed(words.join(' '), vocabulary);
  const most = factNamed(words[0]!, vocabulary) ? LONGEST_JOINED_LABEL : LONGEST_OWN_LABEL;
  if (exact || words.length > most) return exact;
  const first = factNamed(words[0]!, vocabulary);
  // `Dosi per: 4 persone`
  if (first === 'servings') return first;
  const ends = words.map((_, index) => words.slice(index).join(' '));
  return ends.map((end) => factNamed(end, vocabulary)).find(Boolean);
}

function unspacedLabel(part: string, start: number, vocabulary: Vocabulary): Label | undefined {
  if (!/^\p{Lo}/u.test(part.slice(start))) return undefined;
  for (let length = LONGEST_UNSPACED; length > 1; length -= 1) {
    const meaning = factNamed(part.slice(start, start + length), vocabulary);
    if (meaning) return { end: start + length, hasColon: false, meaning };
  }
  return undefined;
}

/** What a label means as it is. */
export function factNamed(label: string, { labels }: Vocabulary): FactName | undefined {
  const meaning = labels.get(label.toLowerCase());
  return meaning === 'dish' ? undefined : meaning;
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

/** Whether a text starts with a word; a `*` at its end stands for any letters. */
function isWord(text: string, word: string): boolean {
  if (word.endsWith('*')) return text.startsWith(word.slice(0, -1));
  return text.startsWith(word) && !/^[\p{Ll}\p{M}]/u.test(text.slice(word.length));
}

type FactName = Exclude<ReturnType<Vocabulary['labels']['get']>, 'dish' | undefined>;

interface Label {
  /** The index behind it. */
  readonly end: number;
  readonly hasColon: boolean;
  readonly meaning: FactName;
}
