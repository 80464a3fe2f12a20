const EMPHASIS = /^(\*{1,3}|_{1,3})(.+)\1$/u;
const BRACKETS = /^[【「『《〈［[]([^【】「」『』《》〈〉［］[\]]+)[】」』》〉］\]]$/u;
const PARENTHESES = /\s*[(（][^()（）]*[)）]$/u;
const COLON = /\s*[:：]$/u;
const PICTURE = '(?:\\p{Extended_Pictographic}|[■◆◇★▼\\u200d\\ufe0f\\s])+';
const PICTURES = new RegExp(`^${PICTURE}|${PICTURE}$`, 'gu');

/**
 * Takes off a whole line what only marks it: emphasis and brackets around it, a colon behind it, and
 * what is in parentheses behind it. Its apostrophes are straight.
 *
 * @example
 * unwrap('**Ingredients** (for 4):'); // { words: 'Ingredients', isMarked: true, hasColon: true }
 */
export function unwrap(line: string): Unwrapped {
  let words = line.trim();
  let isMarked = false;
  let hasColon = false;
  for (let before = ''; before !== words;) {
    before = words;
    hasColon ||= COLON.test(words);
    words = words.replace(COLON, '').replace(PARENTHESES, '');
    const [, mark = '', inner] = EMPHASIS.exec(words) ?? [];
    const content = inner?.includes(mark) ? undefined : (inner ?? BRACKETS.exec(words)?.[1]);
    if (content === undefined) continue;
    isMarked ||= mark.length !== 1;
    words = content.trim();
  }
  const plain = words.replaceAll(/[*_]+/g, '').replaceAll('’', "'").replace(PICTURES, '');
  return { words: plain, isMarked, hasColon };
}

export interface Unwrapped {
  readonly words: string;
  /** Whether the line is bold, or in brackets, as a whole. */
  readonly isMarked: boolean;
  readonly hasColon: boolean;
}
