import type { Heading, Outline, SectionKind } from '../blocks/heading.ts';
import { isGroup, labelOf, sectionKindOf } from './label.ts';
import { isMarkedTitle, isPlainTitle } from './title.ts';
import { unwrap } from './unwrap.ts';

/** What a whole line of text names, if it is a heading though it is not written as one. */
export function roleOfLine(
  line: string,
  place: RecipePlace,
  beginsParagraph: boolean,
): Role | undefined {
  const label = labelOf(line, place.section !== undefined);
  if (label && label.section !== 'other') return label;
  // Among ingredients, what is named is a part of the dish.
  if (label && place.section === 'ingredients') return GROUP;
  const isTitle =
    mayHaveTitle(place) &&
    (isMarkedTitle(line) ||
      ((place.mayNameDish || beginsParagraph) && isPlainTitle(line, place.mayNameDish)));
  return isTitle ? TITLE : label;
}

/** What a heading names that is written as one. */
export function roleOfHeading(
  { content, level = 0 }: Heading,
  outline: Outline,
  place: RecipePlace,
): Role {
  const { words } = unwrap(content.text);
  const section = sectionKindOf(words);
  if (section) return { role: 'section', section };
  if (mayHaveTitle(place)) return TITLE;
  const sections = outline.filter(({ role }) => role === 'section');
  const isUnderSection = sections.some((above) => (above.level ?? level) < level);
  if (place.section && (isUnderSection || isGroup(words))) return GROUP;
  // As deep as the title, and less than its sections: another recipe.
  const isBesideTitle = outline.some((above) => above.role === 'title' && above.level === level);
  const isOverSections = sections.some((below) => (below.level ?? 0) > level);
  const isNext = isBesideTitle && (isOverSections || /^\d+[.)]/.test(words));
  return isNext ? TITLE : { role: 'section', section: 'other' };
}

/** Whether no title has come, and no section before which it would have to stand. */
export function mayHaveTitle({ hasTitle, section }: RecipePlace): boolean {
  return !hasTitle && section === undefined;
}

const GROUP: Role = { role: 'group', section: undefined };
const TITLE: Role = { role: 'title', section: undefined };

type Role = Pick<Heading, 'role' | 'section'>;

/** Where in a recipe the next line stands. */
export interface RecipePlace {
  readonly hasTitle: boolean;
  /** The section that it is in. */
  readonly section: SectionKind | undefined;
  /** Whether it may be a title though nothing marks it: it is the first, or talk announces it. */
  readonly mayNameDish: boolean;
}
