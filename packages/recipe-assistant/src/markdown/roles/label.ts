import type { HeadingRole, SectionKind } from '../blocks/heading.ts';
import { COMPONENT_WORDS, SECTION_WORDS } from './section-words.ts';
import { isDatum, startsLikeTalk } from './talk.ts';
import { unwrap, type Unwrapped } from './unwrap.ts';

const LONGEST_SECTION = 80;
const LONGEST_GROUP = 50;
const LONGEST_OTHER = 60;

/** `Main …`, `Step-by-step …`; in scripts without spaces up to six characters, as in `所需…`. */
const BEFORE = '(?:[^\\s,:;.!?]+ |[\\u3040-\\u30ff\\u4e00-\\u9fff]{1,6})?';

/** `… needed`, `… for the base`, `… and tips`. */
const FOR = 'for|to|and|&|/|pour|para|für|per|voor|för|til|do|dla|для|untuk';
const AFTER = `(?:(?: | ?/ ?)[^\\s,:]+| (?:${FOR}) [^:]+)?`;

const KINDS = Object.keys(SECTION_WORDS) as (keyof typeof SECTION_WORDS)[];
const SECTIONS = KINDS.map(
  (kind) => [kind, new RegExp(`^${BEFORE}(?:${SECTION_WORDS[kind]})${AFTER}$`, 'iu')] as const,
);
const SECTION_WORD = new RegExp(`^(?:${Object.values(SECTION_WORDS).join('|')})$`, 'iu');

/** `Sauce`, `The pie crust`. */
const COMPONENT = new RegExp(`^(?:[^\\s,]+ )?(?:${COMPONENT_WORDS})$`, 'iu');

/** `For the sauce`, `To serve`, `Optional toppings`, `A. Base`. */
const GROUP =
  /^(?:for|to|optional|pour|facultatif|para|opcional|per|für|zum|zur|voor|för|til|do|dla|для|для|için|[a-h][.)]) \S/iu;

/** `A. Filling`, which needs no colon. */
const LETTERED = /^[A-H][.)] \p{Lu}\S*(?: \S+){0,3}$/u;

/** What is left of a label's phrase, or what may stand behind it, while the line arrives. */
const PHRASES = [...Object.values(SECTION_WORDS), COMPONENT_WORDS].join('|').split('|');
const PARTIAL_AFTER = new RegExp(`^(?:(?: | ?/ ?)[^\\s,:]*| (?:${FOR}) [^:,.!?]*)?$`, 'iu');
const PARTIAL_MARKED =
  /^(?:(\*\*|__)(?:(?!\1).)*(?:\1.{0,2})?|[【「『《〈［][^】」』》〉］]*(?:[】」』》〉］].?)?)[\s:：]*(?:[(（][^)）]*[)）]?[\s:：]*)?$/u;

/**
 * Reads a whole line that names what follows: a section of the recipe, or a group of lines in one.
 *
 * @param hasSection whether a section has come: before, a line such as `For you:` may be talk
 */
export function labelOf(line: string, hasSection: boolean): Label | undefined {
  if (line.length > LONGEST_SECTION) return undefined;
  const label = unwrap(line);
  const { words } = label;
  const isMarked = label.isMarked || label.hasColon;
  const section = sectionKindOf(words);
  if (section && (isMarked || SECTION_WORD.test(words))) return { role: 'section', section };
  const isPart = (isMarked && isGroup(words)) || LETTERED.test(words);
  if (hasSection && isPart) return { role: 'group', section: undefined };
  return isOther(label) ? { role: 'section', section: 'other' } : undefined;
}

/** What section the words of a heading name. */
export function sectionKindOf(words: string): SectionKind | undefined {
  return SECTIONS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether the words of a heading name a part of a section. */
export function isGroup(words: string): boolean {
  if (words.length > LONGEST_GROUP || /[,!?;。！？]|\. ?\S*$/u.test(words.slice(2))) return false;
  return !isDatum(words) && (GROUP.test(words) || COMPONENT.test(words));
}

/** Whether a line that is still arriving may become a label. */
export function mayBecomeLabel(line: string, hasSection: boolean): boolean {
  if (line.length > LONGEST_SECTION) return false;
  if (PARTIAL_MARKED.test(line)) return true;
  if (/^(?:\*\*|__)/.test(line)) return false;
  const words = unwrap(line).words.toLowerCase();
  const second = words.indexOf(' ') + 1;
  if (/^\S*[,:;.!?] /.test(words)) return false;
  if (second === 0 && words.length <= 16) return true;
  if (hasSection && isGroup(words)) return true;
  return [words, words.slice(second)].some((part) =>
    PHRASES.some((phrase) => {
      if (part.length <= phrase.length) return phrase.startsWith(part);
      return part.startsWith(phrase) && PARTIAL_AFTER.test(part.slice(phrase.length));
    }),
  );
}

/** Any other line that is bold as a whole and ends in a colon. */
function isOther({ words, isMarked, hasColon }: Unwrapped): boolean {
  if (!isMarked || !hasColon || words.length > LONGEST_OTHER || !/^\p{L}/u.test(words))
    return false;
  return !/[,.!?;。！？、，]/u.test(words) && !startsLikeTalk(words) && !isDatum(words);
}

export interface Label {
  readonly role: Exclude<HeadingRole, 'title'>;
  readonly section: SectionKind | undefined;
}
