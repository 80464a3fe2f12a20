import type { SectionName, Vocabulary } from './vocabulary.ts';

const PICTURES = /\p{Extended_Pictographic}|\u200d|\ufe0f|\u20e3|[■◆◇★▼]/gu;

/** `【材料】（2人分）` */
const IN_BRACKETS = /^[【「『《〈［[]([^【】「」『』《》〈〉［］[\]]+)[】」』》〉］\]](?!\()/u;

/** What may follow the words of a name: marks, a colon, and parentheses. */
const END = /(?<![\s*_:：])[\s*_:：]*(?:[(（][^()（）]*[)）][\s*_:：]*)?$/u;

/** `1.`, `II.`, `Step 2:`, `一、` */
const COUNTER =
  /^(?:(?:(\p{L}+) ?)?(?:#?\d{1,2}|[IVX]{1,4}|[A-H])(?: ?[.):：、]| [–—-]|$)|[一二三四五六七八九十]、)\s*/u;

/** Parts of a name: words, and in scripts without spaces characters. */
const PARTS =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]|(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])[\p{L}\p{M}\p{N}'-]+/gu;

/** More parts name no section, and no section's name has more. */
const MAX_PARTS = 12;
const LONGEST_SECTION = 5;

/** In characters. */
const LONGEST_LABEL = 48;

/** In characters. A longer line says how to serve it. */
const LONGEST_WISH = 60;

export const END_OF_SENTENCE = /[.!?,;…。！？，；؟]$/u;

/**
 * The words of a whole line, as the name of something.
 *
 * @example
 * nameIn('**2. Sauce** (for 4):', vocabulary); // { words: 'Sauce', isBold: true, hasColon: true, isCounted: true }
 */
export function nameIn(line: string, { steps }: Vocabulary): Name {
  const text = line.replace(PICTURES, '').trim().replace(IN_BRACKETS, '**$1**');
  const end = END.exec(text)![0];
  const start = text.slice(0, text.length - end.length);
  const mark = /^(?:\*\*|__)/.exec(start)?.[0];
  const plain = start
    .replace(/[*_`]+/g, '')
    .replaceAll('’', "'")
    .trim();
  const [counter = '', word] = COUNTER.exec(plain) ?? [];
  const isStep = word !== undefined && steps.has(word.toLowerCase());
  const isCounted = counter !== '' && (isStep || (!word && counter !== plain));
  return {
    words: isCounted ? plain.slice(counter.length) : plain,
    isBold: mark !== undefined && end.includes(mark) && !start.slice(2).includes(mark),
    hasColon: /[:：]/.test(end.replace(/[(（][^()（）]*[)）]/u, '')),
    isCounted,
    isStep: isCounted && isStep,
  };
}

/** The section that words name: as they are, or by some of them, as in `Cooking instructions` and `Notes on storage`. */
export function sectionOf(
  words: string,
  { sections, sectionWords }: Vocabulary,
): NamedSection | undefined {
  const name = words.toLowerCase();
  const exact = sections.get(name);
  if (exact) {
    return { section: exact, isExact: true, isFirst: true, isForeign: !sectionWords.has(name) };
  }
  const parts = [...name.matchAll(PARTS)].map((part) => ({
    start: part.index,
    end: part.index + part[0].length,
  }));
  if (parts.length > MAX_PARTS) return undefined;
  for (let length = Math.min(parts.length, LONGEST_SECTION); length > 0; length -= 1)
    for (const [index, { start }] of parts.slice(0, parts.length - length + 1).entries()) {
      const section = sectionWords.get(name.slice(start, parts[index + length - 1]!.end));
      if (section) return { section, isExact: false, isFirst: index === 0, isForeign: false };
    }
  return undefined;
}

/** The number of a step before its words, with the word for a step: `Step 2: Boil`. */
export function stepNumberIn(text: string, { steps }: Vocabulary): StepNumber | undefined {
  const [counter = '', word = ''] = COUNTER.exec(text) ?? [];
  const count = Number.parseInt(counter.slice(word.length), 10);
  const isStep = steps.has(word.toLowerCase()) && counter !== text;
  return isStep && count > 0 ? { count, end: counter.length } : undefined;
}

/** How many words a text has, in scripts with spaces. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** `Tip: …` and `Enjoy your meal!`, which are no steps. */
export function isNote(text: string, { sections, wishes }: Vocabulary): boolean {
  const { label } = labelIn(text) ?? {};
  if (label !== undefined && sections.get(label) === 'others') return true;
  const isShort = text.length < LONGEST_WISH && !/[\d:：]/.test(text);
  return isShort && [...wishes].some((wish) => text.toLowerCase().startsWith(wish));
}

/** What stands before the first colon of a line, in small letters and without marks, and what follows. */
export function labelIn(line: string): { label: string; value: string } | undefined {
  const end = line.slice(0, LONGEST_LABEL).search(/[:：]/);
  if (end === -1) return undefined;
  const words = line.slice(0, end).replace(/[*_]+/g, '').trim();
  const label = words.replace(/^\P{L}+/u, '').toLowerCase();
  return { label, value: line.slice(end + 1).replace(/^[*_\s]+/, '') };
}

export interface Name {
  /** Without marks, a counter, a final colon and parentheses. */
  readonly words: string;
  /** Whether the whole line is bold, or in brackets. */
  readonly isBold: boolean;
  readonly hasColon: boolean;
  /** Whether a number stands before the words, and whether the word for a step stands before that: `Step 2: `. */
  readonly isCounted: boolean;
  readonly isStep: boolean;
}

export interface StepNumber {
  readonly count: number;
  /** Where the words of the step start. */
  readonly end: number;
}

export interface NamedSection {
  readonly section: SectionName;
  /** Whether the words are its name and nothing else. */
  readonly isExact: boolean;
  /** Whether it is at their start. */
  readonly isFirst: boolean;
  /** Whether it is of another language than the text, and not of English. */
  readonly isForeign: boolean;
}
