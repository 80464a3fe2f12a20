import { wordsFor } from '../../vocabulary/languages.ts';

const EMPHASIS = /^(\*{1,3}|_{1,3})(.+)\1$/u;

const BRACKETS = /^[【「『《〈［[]([^【】「」『』《》〈〉［］[\]]+)[】」』》〉］\]]$/u;

/**
 * This and the next two match the end of a line. Their lookbehinds start one search per run, which
 * keeps them linear.
 */
const PARENTHESES = /(?<!\s)\s*[(（][^()（）]*[)）]$/u;

const COLONS = /(?<![\s:：])[\s:：]*[:：]$/u;

const PICTURE = String.raw`[\p{Extended_Pictographic}■◆◇★▼\u200d\ufe0f\s]`;

const PICTURES = new RegExp(`^${PICTURE}+|(?<!${PICTURE})${PICTURE}+$`, 'gu');

/** How many pairs of marks around a line's words are removed. */
const MAX_WRAPPINGS = 12;

/**
 * Starts of chatter: words to the reader that aren't part of the recipe. This and the next two match lower
 * case, since the flag `i` makes long expressions slow to compile.
 */
const CHATTER = new RegExp(String.raw`^(?:${wordsFor('chatter')})[^\p{L}\p{N}-]`, 'u');

/** Names of metadata, whose value follows, maybe on the next line. */
const METADATA = new RegExp(String.raw`^(?:${wordsFor('metadata')})\P{L}`, 'u');

/** Metadata with its value: `Prep time: 10 minutes`. */
const METADATA_VALUE = new RegExp(String.raw`^(?:${wordsFor('metadata')}) ?[:：] ?\P{L}*\d`, 'u');

/**
 * The words of a whole line without emphasis, brackets, a final colon or parentheses. Apostrophes
 * become straight.
 *
 * @example
 * unwrap('**Ingredients** (for 4):'); // { words: 'Ingredients', isBold: true, hasColon: true }
 */
export function unwrap(line: string): Unwrapped {
  let words = line.trim();
  let isBold = false;
  let hasColon = false;
  for (let before = '', wrappings = 0; before !== words && wrappings < MAX_WRAPPINGS;) {
    before = words;
    wrappings += 1;
    const withoutColons = words.replace(COLONS, '');
    hasColon ||= withoutColons !== words;
    words = withoutColons.replace(PARENTHESES, '');
    const [, mark = '', inner] = EMPHASIS.exec(words) ?? [];
    const content = inner?.includes(mark) ? undefined : (inner ?? BRACKETS.exec(words)?.[1]);
    if (content === undefined) continue;
    isBold ||= mark.length !== 1;
    words = content.trim();
  }
  const plain = words.replaceAll(/[*_]+/g, '').replaceAll('’', "'").replace(PICTURES, '');
  return { words: plain, isBold, hasColon };
}

/** Whether a line starts like chatter. A partial line's last word doesn't count. */
export function startsLikeChatter(line: string, isPartial = false): boolean {
  return CHATTER.test(isPartial ? line.toLowerCase() : `${line.toLowerCase()} `);
}

/** Whether a line is metadata, such as servings or times. */
export function isMetadata(line: string, isPartial = false): boolean {
  return METADATA.test(isPartial ? line.toLowerCase() : `${line.toLowerCase()} `);
}

/** Whether a heading's words are metadata with its value, which heads nothing. */
export function hasMetadataValue(words: string): boolean {
  return METADATA_VALUE.test(words.toLowerCase());
}

export interface Unwrapped {
  readonly words: string;
  /** Whether the whole line is bold or in brackets. */
  readonly isBold: boolean;
  readonly hasColon: boolean;
}
