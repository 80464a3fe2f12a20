import { LONGEST_PLAIN, type MarkdownLine } from '../lines/markdown-line.ts';
import { statesFact } from './facts.ts';
import { type Name, nameIn, sectionOf } from './name.ts';
import type { SectionName, Vocabulary } from './vocabulary.ts';

/** The levels of lines that are no headings in markdown, but stand as such: below all six of them. */
const BOLD = 7;
const PLAIN = 8;

/** A longer line is no heading, and neither is one without signs that is shown while it arrives. */
const LONGEST = 100;
const LONGEST_BOLD = /^\*\*[^*]{0,90}\*\*:?$/;

/** One without marks names no dish, or no section, with more words. */
const MOST_WORDS = { dish: 9, section: 6 };

const END_OF_SENTENCE = /[.!?,;…。！？，；؟]$/u;

/** A small letter at the start, or a sentence inside. */
const NO_NAME = /^\P{L}*\p{Ll}|[!?。！？]\s*\S|\S\.\s/u;

/** `Part 2`, `Option 1` */
const NUMBERED = /^\p{L}+ #?\d{1,2}$/u;

/** `Diet: vegetarian` */
const FACT = /^[^:：]{1,30}[:：]\s*\S/u;

const BULLET = /^[ \t>]*(?:[-+*]\s|[•‣◦▪●○・])/;
const NUMBER = /^[ \t>]*\d{1,2}[.)]/;

/** The start of an ingredient without a marker. */
export const AMOUNT = /^[\d½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/u;

/** Before the first line. */
export const NOWHERE: Place = { outline: [] };

/**
 * What a line is a heading of: the dish, a section of its recipe, or a group in one; undefined for any other line.
 *
 * 1. The name of a section starts it.
 * 2. Before the first section, a heading or a bold line is the dish's name.
 * 3. Among ingredients or steps, what is below their heading or over more of their list is a group.
 * 4. Any other heading starts a section that is not known.
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
  const candidate: Candidate = { text, name, level, next, vocabulary };
  return (
    namedSection(candidate, place) ??
    dish(candidate, place) ??
    group(candidate, place) ??
    unknownSection(candidate)
  );
}

/** The place behind a heading. */
export function placeAfter(place: Place, heading: Heading): Place {
  const outline = [...place.outline.filter((above) => isAbove(above, heading)), heading];
  return { outline, ...(heading.role === 'group' && { list: place.list }) };
}

export function sectionIn({ outline }: Place): Heading | undefined {
  return outline.findLast(({ role }) => role === 'section');
}

function mayBeHeading({ kind, text }: MarkdownLine): boolean {
  if (kind === 'heading') return text.length <= LONGEST;
  return kind === 'text' && (text.length <= LONGEST_PLAIN || LONGEST_BOLD.test(text));
}

/** 1. `## Ingredients`, `**Cooking instructions:**`, `Steps`; below `## Ingredients`, `### Dry ingredients` is a group. */
function namedSection({ name, level, vocabulary }: Candidate, place: Place): Heading | undefined {
  const named = sectionOf(name.words, vocabulary);
  if (!named) return undefined;
  const { section, isExact, isFirst, isForeign } = named;
  // `Not` is a note in Turkish.
  if (isForeign && level === PLAIN && !name.hasColon) return undefined;
  // `Leek preparation` may be the dish, and `Follow the steps` a sentence.
  const mayNameDish = place.outline.length === 0 && !(section === 'ingredients' && isFirst);
  const isSentence = level === PLAIN && !(name.hasColon && wordsIn(name) <= MOST_WORDS.section);
  if (!isExact && (isSentence || (mayNameDish && !name.hasColon))) return undefined;
  const current = sectionIn(place);
  const isDeeper = current !== undefined && level > current.level;
  if (section !== 'others' && section === current?.section && (isDeeper || !isExact))
    return { role: 'group', level };
  // `### Prepare the ingredients` below `## Steps`.
  const isOfStep = section === 'ingredients' && current?.section === 'steps' && !isExact;
  return isOfStep && (isDeeper || level >= BOLD) ? undefined : { role: 'section', section, level };
}

/** 2. `# Lemon rice`, `**Lemon rice**`, `Recipe: Lemon rice`, and a line right above the ingredients. */
function dish(candidate: Candidate, place: Place): Heading | undefined {
  const { text, name, level, next, vocabulary } = candidate;
  const heading: Heading = { role: 'title', level };
  const isFirst = place.outline.length === 0;
  const labelled = labelledName(text, vocabulary);
  if (labelled && (isFirst || labelled.isCounted)) return heading;
  const isOverList = () => isIngredients(next(), vocabulary);
  if (!isFirst && !mayNameAnother(candidate, place, isOverList)) return undefined;
  const isOther = NUMBERED.test(name.words) || vocabulary.labels.has(name.words.toLowerCase());
  if (isOther || statesFact(name.words, vocabulary.language)) return undefined;
  if (level < BOLD) return heading;
  const isSentence = level === PLAIN && (name.hasColon || wordsIn(name) > MOST_WORDS.dish);
  if (isSentence || name.isStep || END_OF_SENTENCE.test(name.words)) return undefined;
  if (level === PLAIN && NO_NAME.test(name.words)) return undefined;
  const isMarked = isFirst && name.isBold && !name.hasColon;
  return isMarked || isOverList() ? heading : undefined;
}

/**
 * Whether another dish may be named: below a bold line that was taken for one, above sections like the title, or in bold
 * over ingredients that follow the steps.
 */
function mayNameAnother(
  { name, level }: Candidate,
  { outline }: Place,
  isOverIngredients: () => boolean,
): boolean {
  const [title, below] = outline;
  if (level === BOLD && sectionIn({ outline })?.section === 'steps') return isOverIngredients();
  if (title?.role !== 'title' || name.isCounted) return false;
  return below ? title.level === level && below.level > level : title.level >= BOLD && level < BOLD;
}

/** The dish's name in `**Recipe:** Lemon rice` and `Recipe 2: Lemon rice`; undefined without such a label. */
export function labelledName(text: string, { labels }: Vocabulary): Labelled | undefined {
  const [all = '', label = '', count] =
    /^\W*([^:：]{1,40}?)( #?\d{1,2})?[*_ ]*[:：][*_\s]*(?=[^\s*_:：])/u.exec(text) ?? [];
  const own = label.toLowerCase();
  // `Suggested recipe`
  const isOfDish = [own, own.split(' ').at(-1)!].some((word) => labels.get(word) === 'dish');
  if (!isOfDish) return undefined;
  const name = text.slice(all.length).replace(/^([^*]*)\*\*$/, '$1');
  return { name, isCounted: count !== undefined };
}

/** 3. `### For the sauce`, `**Step 1: Boil**`, `Sauce:` over more of the list. */
function group(candidate: Candidate, place: Place): Heading | undefined {
  const current = sectionIn(place);
  const isIn = current?.section === 'ingredients' || current?.section === 'steps';
  return isIn && isGroup(candidate, place, current)
    ? { role: 'group', level: candidate.level }
    : undefined;
}

function isGroup({ name, level, next }: Candidate, place: Place, current: Heading): boolean {
  const isOfSteps = current.section === 'steps';
  const isOverList = () => {
    const list = listOf(next());
    return list !== undefined && list === (isOfSteps ? 'numbers' : (place.list ?? list));
  };
  if (level < BOLD) return level > current.level || (isOfSteps ? name.isCounted : isOverList());
  // `**5. Plate & enjoy!**`
  if (END_OF_SENTENCE.test(name.isCounted ? name.words.replace(/!$/, '') : name.words))
    return false;
  if (level === PLAIN) return name.hasColon && isOverList();
  // Below numbered steps, a bold line is more often a note.
  return !isOfSteps || name.isCounted || place.list !== 'numbers' || isOverList();
}

/** 4. `## About this dish`; not `## Diet: vegetarian`. */
function unknownSection({ name, level, vocabulary }: Candidate): Heading | undefined {
  const isFact = FACT.test(name.words) || statesFact(name.words, vocabulary.language);
  return level < BOLD && !isFact ? { role: 'section', level } : undefined;
}

function listOf(line: string): List | undefined {
  if (NUMBER.test(line)) return 'numbers';
  return BULLET.test(line) || AMOUNT.test(line) ? 'bullets' : undefined;
}

function wordsIn({ words }: Name): number {
  return words.split(/\s+/).length;
}

function isIngredients(line: string, vocabulary: Vocabulary): boolean {
  const { words, isBold, hasColon } = nameIn(line.replace(/^#+\s/, ''), vocabulary);
  const { section, isExact, isFirst } = sectionOf(words, vocabulary) ?? {};
  const isMarked = isBold || hasColon || line.startsWith('#');
  return section === 'ingredients' && (isExact === true || (isFirst === true && isMarked));
}

/** Sections are below the title and groups below sections; of two that are alike, the one of the deeper heading. */
function isAbove(above: Heading, { role, level }: Heading): boolean {
  if (above.role !== role) return RANKS[above.role] < RANKS[role];
  const areSections = role === 'section' && above.section !== undefined && level >= BOLD;
  return above.level < level && !areSections;
}

const RANKS = { title: 0, section: 1, group: 2 };

export interface Heading {
  readonly role: 'title' | 'section' | 'group';
  /** What a section has, as far as its name says. */
  readonly section?: SectionName;
  /** As written: of a heading 1 to 6, then of a bold line and of any other. */
  readonly level: number;
}

interface Labelled {
  readonly name: string;
  /** Whether it is one of several. */
  readonly isCounted: boolean;
}

/** Where a line is in the recipe. */
export interface Place {
  /** The headings that it is under. */
  readonly outline: readonly Heading[];
  /** What its section has so far. */
  readonly list?: List | undefined;
}

/** How the items of a list are marked: those of a bare one with nothing. */
export type List = 'bullets' | 'numbers' | 'bare';

interface Candidate {
  readonly text: string;
  readonly name: Name;
  readonly level: number;
  readonly next: () => string;
  readonly vocabulary: Vocabulary;
}
