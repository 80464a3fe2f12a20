import type { Name } from './name.ts';
import type { SectionName, Vocabulary } from './vocabulary.ts';

/** The levels of lines that are no headings in markdown, but stand as such: below all six of them. */
export const BOLD = 7;
export const PLAIN = 8;

/** Before the first line. */
export const NOWHERE: Place = { outline: [] };

/** The place behind a heading. */
export function placeAfter(place: Place, heading: Heading): Place {
  const outline = [...place.outline.filter((above) => isAbove(above, heading)), heading];
  return { outline, ...(heading.role === 'group' && { list: place.list }) };
}

export function sectionIn({ outline }: Place): Heading | undefined {
  return outline.findLast(({ role }) => role === 'section');
}

/** Sections are below the title and groups below sections; of two that are alike, the one of the deeper heading. */
function isAbove(above: Heading, { role, level }: Heading): boolean {
  if (above.role !== role) return RANKS[above.role] < RANKS[role];
  // `**Steps**` below `## Ingredients` isn't one of these.
  const isNextSection = role === 'section' && above.section !== undefined && level >= BOLD;
  return above.level < level && !isNextSection;
}

const RANKS = { title: 0, section: 1, group: 2 };

export interface Heading {
  readonly role: 'title' | 'section' | 'group';
  /** What a section has, as far as its name says. */
  readonly section?: SectionName;
  /** As written: of a heading 1 to 6, then of a bold line and of any other. */
  readonly level: number;
}

/** Where a line is in the recipe. */
export interface Place {
  /** The headings that it is under. */
  readonly outline: readonly Heading[];
  /** What its section has so far. */
  readonly list?: List | undefined;
  /** Whether the line above has facts. */
  readonly isBelowFacts?: boolean | undefined;
  /** In a table of facts, the labels over its columns; none where each row has its own. */
  readonly factColumns?: readonly string[] | undefined;
}

/** How the items of a list are marked: those of a bare one with nothing. */
export type List = 'bullets' | 'numbers' | 'bare';

/** A line that may be a heading, by its words, its level and the line that follows. */
export interface Candidate {
  readonly text: string;
  readonly name: Name;
  readonly level: number;
  /** Whether it is no part of an item above. */
  readonly isApart: boolean;
  readonly next: () => string;
  readonly vocabulary: Vocabulary;
}
