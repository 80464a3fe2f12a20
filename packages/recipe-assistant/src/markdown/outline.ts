import type { SectionKind } from './captions.ts';

/** Before anything was read. */
export const START: Place = { hasTitle: false, outline: [], hasItems: false, hasNumbers: false };

/** The place behind a label. */
export function placeAfter(
  place: Place,
  { role, section }: Label,
  level: number | undefined,
): Place {
  const rank = rankOf(place, { role, section }, level);
  const above = place.outline.filter((each) => each.rank < rank);
  return {
    outline: [...above, { role, section, level, rank }],
    hasTitle: place.hasTitle || role === 'title',
    section: role === 'group' ? place.section : section,
    hasItems: false,
    hasNumbers: role === 'group' && place.hasNumbers,
  };
}

export function sectionIn({ outline }: Place): Rank | undefined {
  return outline.findLast(({ role }) => role === 'section');
}

/** Orders labels, so that each is below those of a lower rank: written ones by their level, others by their role. */
function rankOf(place: Place, label: Label, level: number | undefined): number {
  const title = place.outline.findLast(({ role }) => role === 'title');
  switch (label.role) {
    case 'title':
      return level ?? title?.rank ?? 0;
    case 'group':
      return rankOfGroup(place, level);
    default:
      return rankLikeLast(place, label, level) ?? Math.max(level ?? 0, below(title));
  }
}

function rankOfGroup(place: Place, level: number | undefined): number {
  const section = sectionIn(place);
  if (level !== undefined) return Math.max(level, below(section));
  const group = place.outline.findLast(
    (above) => above.role === 'group' && above.level !== undefined,
  );
  return below(group ?? section);
}

/** That of the section before, if one of the two is no written heading. */
function rankLikeLast(place: Place, label: Label, level: number | undefined): number | undefined {
  const last = sectionIn(place);
  if (!last) return undefined;
  if (level === undefined) {
    return last.level !== undefined && last.section === 'unknown' ? below(last) : last.rank;
  }
  return last.level === undefined && label.section !== 'unknown' ? last.rank : undefined;
}

/** Between two levels of headings. */
function below(above: Rank | undefined): number {
  return (above?.rank ?? 0) + 0.5;
}

export interface Label {
  readonly role: 'title' | 'section' | 'group';
  /** That of a section. */
  readonly section: SectionKind | 'unknown' | undefined;
}

interface Rank extends Label {
  /** That of a written heading. */
  readonly level: number | undefined;
  readonly rank: number;
}

/** What the lines so far say about the next one. */
export interface Place {
  readonly hasTitle: boolean;
  /** The section it is in; undefined before the first. */
  readonly section?: Label['section'];
  /** The labels that it may be under. */
  readonly outline: readonly Rank[];
  /** Whether the section, or its group, has a list. */
  readonly hasItems: boolean;
  /** Whether the section has numbered items. */
  readonly hasNumbers: boolean;
}
