import type { SectionKind } from './captions.ts';

/** The place behind a label. */
export function placeAfter(
  place: Place,
  { role, section }: Label,
  level: number | undefined,
): Place {
  const own = { role, section, level };
  return {
    outline: [...place.outline.filter((each) => isAbove(each, own)), own],
    section: role === 'group' ? place.section : section,
    hasItems: false,
    holdsAmounts: role === 'group' && place.holdsAmounts,
  };
}

export function sectionIn({ outline }: Place): Written | undefined {
  return outline.findLast(({ role }) => role === 'section');
}

/** Sections are below the title, groups below sections; of two that are alike, the one of the deeper heading. */
function isAbove(above: Written, { role, level }: Written): boolean {
  if (above.role !== role) return RANKS[above.role] < RANKS[role];
  if (above.level === undefined) return false;
  return level === undefined
    ? role === 'group' || above.section === 'unknown'
    : level > above.level;
}

const RANKS = { title: 0, section: 1, group: 2 };

export interface Label {
  readonly role: 'title' | 'section' | 'group';
  /** That of a section. */
  readonly section: SectionKind | 'unknown' | undefined;
}

interface Written extends Label {
  /** That of a written heading. */
  readonly level: number | undefined;
}

/** Where a line is in the recipe. */
export interface Place {
  /** The section it is in; undefined before the first. */
  readonly section?: Label['section'];
  /** The labels that it may be under. */
  readonly outline: readonly Written[];
  /** Whether the section, or its group, has a list. */
  readonly hasItems: boolean;
  /** Whether the section has numbered items. */
  readonly holdsAmounts: boolean;
}
