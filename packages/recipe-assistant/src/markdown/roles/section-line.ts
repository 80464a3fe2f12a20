import { wordsFor } from '../../vocabulary/languages.ts';
import type { HeadingRole, SectionKind } from '../blocks/heading.ts';
import { isMetadata, startsLikeChatter, unwrap, type Unwrapped } from './line-words.ts';

/** Names of a recipe's sections. Words that may surround them are below. */
export const SECTION_WORDS: Record<Exclude<SectionKind, 'other'>, string> = {
  notes: wordsFor('notes'),
  ingredients: wordsFor('ingredients'),
  steps: wordsFor('steps'),
  equipment: wordsFor('equipment'),
};

const COMPONENTS = wordsFor('components');

const LONGEST_SECTION = 80;

const LONGEST_GROUP = 50;

const LONGEST_OTHER = 60;

/** In characters: no section's name has a longer word before it, so such a line shows at once. */
const LONGEST_WORD_BEFORE = 16;

/** `Baking …`, `Sauce …`; in scripts without spaces up to six characters, as in `下準備の…`. */
const BEFORE = `[^\\s,:;.!?]{1,${LONGEST_WORD_BEFORE}} |[\\u3040-\\u30ff\\u4e00-\\u9fff]{1,6}`;

/** Words before a section's name where the dish's name may also come; any other word shows at once. */
const ADJECTIVES = wordsFor('adjectives').split('|');

/** `… needed`, `… for the base`, `… and tips`. */
const FOR = `${wordsFor('for', 'to', 'and', 'of')}|[&/]`;

const AFTER = `(?:(?: | ?/ ?)[^\\s,:]+| (?:${FOR}) [^:]+)?`;

/**
 * Those of a section's name, in lower case: with the flag `i`, such long expressions take an engine four times
 * as long to compile, at the first line of a page's first recipe. A word before the name that is no adjective
 * is captured.
 */
const SECTIONS = Object.entries(SECTION_WORDS).map(([kind, words]) => {
  const before = `(?:|${ADJECTIVES.join('|')}|(${BEFORE}))`;
  return [kind as SectionKind, new RegExp(`^${before}(?:${words})${AFTER}$`, 'u')] as const;
});

const SECTION_WORD = new RegExp(`^(?:${Object.values(SECTION_WORDS).join('|')})$`, 'u');

/** `Sauce`, `The pie crust`. */
const COMPONENT = new RegExp(`^(?:[^\\s,]{1,${LONGEST_WORD_BEFORE}} )?(?:${COMPONENTS})$`, 'u');

/** `For the sauce`, `To serve`, `Optional toppings`, `A. Base`. */
const GROUP = new RegExp(String.raw`^(?:${wordsFor('for', 'group')}|[a-h][.)]) \S`, 'iu');

/** `A. Filling`, which needs no colon. */
const LETTERED = /^[A-H][.)] \p{Lu}\S*(?: \S+){0,3}$/u;

/** The word before a step's number. */
export const STEP = wordsFor('step');

/** A section's number, which says nothing about it: `1.`, `II.`, `Step 1:`. */
const COUNTER = new RegExp(
  String.raw`^(?:(?:${STEP}) ?\d{1,2} ?[-–—.):]|\d{1,2}[.)]|[ivx]{1,4}[.)]|[a-h][.)])(?: |$)`,
  'iu',
);

const PARTIAL_COUNTER = new RegExp(
  String.raw`^(?:(?:${STEP}) ?\d{0,2} ?[-–—.):]?|(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]?)$`,
  'i',
);

/** The end of a question, which names no group. */
const QUESTION = / ?[?？؟]$/u;

/** Names that a partial line is compared with at every token, decomposed (NFD), by their first letter. */
const PHRASES = new Map<string, string[]>();
for (const phrase of [...Object.values(SECTION_WORDS), COMPONENTS]
  .join('|')
  .normalize('NFD')
  .split('|')) {
  const others = PHRASES.get(phrase.charAt(0)) ?? [];
  PHRASES.set(phrase.charAt(0), [...others, phrase]);
}

const PARTIAL_AFTER = new RegExp(`^(?:(?: | ?/ ?)[^\\s,:]*| (?:${FOR}) [^:,.!?]*)?$`, 'iu');

const PARTIAL_MARKED =
  /^(?:(\*\*|__)(?:(?!\1).)*(?:\1.{0,2})?|[【「『《〈［][^】」』》〉］]*(?:[】」』》〉］].?)?)[\s:：]*(?:[(（][^)）]*[)）]?[\s:：]*)?$/u;

/**
 * Reads a whole line that names what follows: a section of the recipe, or a group of lines in one.
 *
 * @param hasSection whether there is a section already: before that, a line such as `For you:` may be
 *   chatter
 * @param isFirst whether the line is the reply's first
 */
export function readSectionLine(
  line: string,
  hasSection: boolean,
  isFirst = false,
): SectionLine | undefined {
  if (line.length > LONGEST_SECTION) return undefined;
  const unwrapped = unwrap(line);
  const { words } = unwrapped;
  const isLabel = unwrapped.isBold || unwrapped.hasColon;
  const section = sectionKindOf(words, isFirst);
  if (section && (isLabel || SECTION_WORD.test(withoutCounter(words).toLowerCase())))
    return { role: 'section', section };
  const isOfGroup = (isLabel && isGroup(words)) || LETTERED.test(words);
  if (hasSection && isOfGroup) return { role: 'group', section: undefined };
  return isOther(unwrapped, hasSection) ? { role: 'section', section: 'other' } : undefined;
}

/**
 * The section that a heading's words name.
 *
 * @param mayNameDish whether they may also be the dish's name
 */
export function sectionKindOf(words: string, mayNameDish: boolean): SectionKind | undefined {
  const name = withoutCounter(words).toLowerCase();
  return SECTIONS.find(([, pattern]) => {
    const match = pattern.exec(name);
    return match !== null && (!mayNameDish || match[1] === undefined);
  })?.[0];
}

export function isCounted(words: string): boolean {
  return COUNTER.test(words);
}

function withoutCounter(words: string): string {
  return words.replace(COUNTER, '');
}

export function isQuestion(words: string): boolean {
  return QUESTION.test(words);
}

/** Whether a heading's words name a group in a section. */
export function isGroup(words: string): boolean {
  if (words.length > LONGEST_GROUP || /[,!?;。！？]|\. ?\S*$/u.test(words.slice(2))) return false;
  return !isMetadata(words) && (GROUP.test(words) || COMPONENT.test(words.toLowerCase()));
}

/** Whether a partial line may become a section line. */
export function mayBecomeSectionLine(
  line: string,
  hasSection: boolean,
  mayNameDish: boolean,
): boolean {
  const isBold = /^(?:\*\*|__)/.test(line);
  if (line.length > LONGEST_SECTION) return false;
  if (isBold || PARTIAL_MARKED.test(line)) return PARTIAL_MARKED.test(line);
  const { words: written } = unwrap(line.replace(/\s*[(（][^()（）]*$/u, ''));
  if (PARTIAL_COUNTER.test(written)) return true;
  const words = withoutCounter(written.toLowerCase());
  if (/^\S*[,:;.!?] /.test(words)) return false;
  if (hasSection && isGroup(words)) return true;
  return mayNameDish ? mayFollowAdjective(words) : mayBecomePhrase(words) || mayEndInPhrase(words);
}

/** Whether words are, or may become, a phrase with an adjective before it. */
function mayFollowAdjective(words: string): boolean {
  const rest = ADJECTIVES.flatMap((each) =>
    words.startsWith(each) ? words.slice(each.length) : [],
  );
  return (
    ADJECTIVES.some((each) => each.startsWith(words)) || [words, ...rest].some(mayBecomePhrase)
  );
}

/** Whether words are, or may become, a phrase with at most one word before it. */
function mayEndInPhrase(words: string): boolean {
  const second = words.indexOf(' ') + 1;
  const first = second === 0 ? words : words.slice(0, second - 1);
  if ([...first].length > LONGEST_WORD_BEFORE) return false;
  return second === 0 || mayBecomePhrase(words.slice(second));
}

function mayBecomePhrase(words: string): boolean {
  // The last letter's accent may not have arrived.
  const letters = words.normalize('NFD');
  if (letters === '') return true;
  const phrases = PHRASES.get(letters.charAt(0)) ?? [];
  return phrases.some((phrase) => {
    if (letters.length <= phrase.length) return phrase.startsWith(letters);
    return (
      letters.startsWith(phrase) && PARTIAL_AFTER.test(letters.slice(phrase.length).normalize())
    );
  });
}

/** Any other line that is entirely bold and ends in a colon, or in a recipe is a question. */
function isOther({ words, isBold, hasColon }: Unwrapped, hasSection: boolean): boolean {
  const name = hasSection && isBold ? words.replace(QUESTION, '') : words;
  if (
    !isBold ||
    !(hasColon || name !== words) ||
    words.length > LONGEST_OTHER ||
    !/^\p{L}/u.test(words)
  )
    return false;
  return !/[,.!?;。！？、，]/u.test(name) && !startsLikeChatter(name) && !isMetadata(name);
}

export interface SectionLine {
  readonly role: Exclude<HeadingRole, 'title'>;
  readonly section: SectionKind | undefined;
}
