import { LONGEST_PLAIN, type MarkdownLine } from '../lines/markdown-line.ts';
import { dishNamed } from './dish.ts';
import { groupNamed } from './group.ts';
import { nameIn } from './name.ts';
import { BOLD, type Candidate, type Heading, PLAIN, type Place, sectionIn } from './outline.ts';
import { sectionNamed } from './section.ts';
import { statesFact } from './states-fact.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A longer line is no heading, and neither is one without signs that is shown while it arrives. */
const LONGEST = 160;
const LONGEST_BOLD = /^\*\*[^*]{0,90}\*\*:?$/;

/** `A warm`, the start of a sentence. */
const SENTENCE = /^(\p{L}\S*) (\p{Ll}\S*)(?:\s|$)/u;

/** `Diet: vegetarian` */
const FACT = /^[^:：]{1,30}[:：]\s*\S/u;

/**
 * What a line is a heading of: the dish, a section of its recipe, or a group in one; undefined for any other line.
 *
 * 1. The name of a section starts it.
 * 2. Before the first section, a heading or a bold line is the dish's name, and so is a line right above the ingredients.
 * 3. Among ingredients or steps, what is below their heading or over more of their list is a group.
 * 4. Any other heading of markdown starts a section that is not known.
 */
export function headingOf(
  line: MarkdownLine,
  place: Place,
  next: () => string,
  vocabulary: Vocabulary,
): Heading | undefined {
  const { text, level: written } = line;
  if (line.isInItem === 'indented' || !mayBeHeading(line)) return undefined;
  const name = nameIn(text, vocabulary);
  const level = written ?? (name.isBold ? BOLD : PLAIN);
  if (name.words === '' && !name.isCounted) return undefined;
  const isApart = line.isInItem === undefined;
  const candidate: Candidate = { text, name, level, isApart, next, vocabulary };
  return (
    sectionNamed(candidate, place) ??
    dishNamed(candidate, place) ??
    groupNamed(candidate, place) ??
    unknownSection(candidate)
  );
}

/**
 * Whether a line is a sentence by its first two words, however it goes on, so that it can be shown while it arrives: where
 * the dish has its name, outside ingredients and steps, and if no section's name starts like it.
 */
export function isSentence(text: string, place: Place, { sections }: Vocabulary): boolean {
  const [, first = '', second = ''] = SENTENCE.exec(text) ?? [];
  const { section } = sectionIn(place) ?? {};
  const isIn = section === 'ingredients' || section === 'steps';
  if (second === '' || isIn || place.outline[0]?.role !== 'title') return false;
  const start = `${first} ${second}`.toLowerCase();
  if (sections.has(first.toLowerCase()) || sections.has(second)) return false;
  return ![...sections.keys()].some((name) => name.startsWith(start));
}

function mayBeHeading({ kind, text }: MarkdownLine): boolean {
  if (kind === 'heading') return text.length <= LONGEST;
  return kind === 'text' && (text.length <= LONGEST_PLAIN || LONGEST_BOLD.test(text));
}

/** 4. `## About this dish`; not `## Diet: vegetarian`. */
function unknownSection({ name, level, vocabulary }: Candidate): Heading | undefined {
  const isFact = FACT.test(name.words) || statesFact(name.words, vocabulary);
  return level < BOLD && !isFact ? { role: 'section', level } : undefined;
}
