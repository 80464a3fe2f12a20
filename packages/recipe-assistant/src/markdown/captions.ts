import { anyOf } from '../recipe/words/any-of.ts';

const LONGEST_CAPTION = 80;

const EMPHASIS = /^(\*{1,3}|_{1,3})(.+)\1$/u;

const BRACKETS = /^[【「『《〈［[]([^【】「」『』《》〈〉［］[\]]+)[】」』》〉］\]]$/u;

/** The end of a line. The lookbehinds here start one search per run, which keeps them linear. */
const PARENTHESES = /(?<!\s)\s*[(（][^()（）]*[)）]$/u;
const COLONS = /(?<![\s:：])[\s:：]*[:：]$/u;

const PICTURE = String.raw`[\p{Extended_Pictographic}■◆◇★▼\u200d\ufe0f\s]`;
const PICTURES = new RegExp(`^${PICTURE}+|(?<!${PICTURE})${PICTURE}+$`, 'gu');

/** How many pairs of marks around a line's words are removed. */
const MAX_WRAPPINGS = 12;

/** A section's number, which says nothing about it: `1.`, `II.`, `Step 1:`, `一、`. */
const STEP = anyOf('step');
const COUNTER = new RegExp(
  String.raw`^(?:(?:(?:${STEP}) ?(?:\d{1,2}|\p{Lo})步? ?(?:[-–—.):：、]|$)|(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)])(?: |$|(?<=[：、]))|[一二三四五六七八九十]、)\s*`,
  'iu',
);

/** `Baking …`, `Sauce …`; in scripts without spaces up to six characters, as in `下準備の…`. */
const BEFORE = String.raw`[^\s,:;.!?]{1,16} |[\u3040-\u30ff\u4e00-\u9fff]{1,6}`;

/** `… needed`, `… for the base`, `… and tips`. */
const AFTER = String.raw`(?:(?: | ?/ ?)[^\s,:]+| (?:${anyOf('groups')}|and|und|et|y|e|of|de|[&/]) [^:!?;]+)?`;

/** Of the names of a section in lower case; another word than an adjective before one is captured. */
const SECTIONS = (['others', 'ingredients', 'steps'] as const).map((name) => {
  const before = `(?:|(?:${anyOf('before')}) ?|(${BEFORE}))`;
  return [name, new RegExp(`^${before}(?:${anyOf(name)})${AFTER}$`, 'u')] as const;
});

const SECTION_ALONE = new RegExp(`^(?:${anyOf('ingredients', 'steps', 'others')})$`, 'u');

/** `Sauce`, `The pie crust`, `For the sauce`, `To serve`, `A. Base`. */
const GROUP = new RegExp(
  String.raw`^(?:(?:[^\s,]{1,16} )?(?:${anyOf('components')})|(?:${anyOf('groups')}|[a-h][.)]) \S.*)$`,
  'u',
);

/** Starts of chatter, and labels of facts, in lower case: with the flag `i`, long expressions take long to compile. */
const CHATTER = new RegExp(String.raw`^(?:${anyOf('chatter')})(?![\p{L}\p{N}'-])`, 'u');
const FACT = new RegExp(String.raw`^(?:${anyOf('facts')})(?!-?\p{L})`, 'u');

/**
 * The words of a whole line without emphasis, brackets, a final colon or parentheses. Apostrophes become straight.
 *
 * @example
 * unwrap('**Ingredients** (for 4):'); // { words: 'Ingredients', isBold: true, hasColon: true }
 */
export function unwrap(line: string): Unwrapped {
  let words = line.trim().replace(PICTURES, '');
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

/**
 * The section that words name.
 *
 * @param mayNameDish whether they may also be the dish's name, as in `Leek preparation`
 */
export function sectionOf(words: string, mayNameDish = false): SectionKind | undefined {
  if (words.length > LONGEST_CAPTION) return undefined;
  const name = words.replace(COUNTER, '').toLowerCase();
  return SECTIONS.find(([, pattern]) => {
    const match = pattern.exec(name);
    return match !== null && (!mayNameDish || match[1] === undefined);
  })?.[0];
}

/** Whether words are the name of a section and nothing else, so that they need no mark. */
export function isSectionAlone(words: string): boolean {
  return SECTION_ALONE.test(words.replace(COUNTER, '').toLowerCase());
}

/** Whether words name a part of a dish. */
export function isGroup(words: string): boolean {
  if (words.length > 50 || /[,!?;。！？]|\. ?\S*$/u.test(words.slice(2))) return false;
  return !isFact(words) && GROUP.test(words.toLowerCase());
}

/** Whether words start with a number: `1. Chop`, `Step 2: Boil`. */
export function isCounted(words: string): boolean {
  return COUNTER.test(words);
}

/** Whether a line starts like words to the reader, which are not part of the recipe. */
export function isChatter(line: string): boolean {
  return CHATTER.test(line.toLowerCase().replaceAll('’', "'"));
}

/** Whether a line starts with the label of a fact, such as servings or times. */
export function isFact(line: string): boolean {
  return FACT.test(line.toLowerCase());
}

export type SectionKind = 'ingredients' | 'steps' | 'others';

export interface Unwrapped {
  readonly words: string;
  /** Whether the whole line is bold or in brackets. */
  readonly isBold: boolean;
  readonly hasColon: boolean;
}
