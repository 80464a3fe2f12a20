import { wordsFor } from '../../vocabulary/languages.ts';
import type { Heading, Outline, SectionKind } from '../blocks/heading.ts';
import {
  isCounted,
  isGroup,
  isQuestion,
  readSectionLine,
  sectionKindOf,
  type SectionLine,
} from './section-line.ts';
import { isBoldTitle, isNumberedTitle, isPlainTitle, type Position } from './title.ts';
import { startsLikeChatter, unwrap } from './line-words.ts';

/** Starts of a task with ingredients, which belongs to the steps. */
const TASK = new RegExp(String.raw`^(?:${wordsFor('tasks')})\s`, 'i');

/** The role of a line that is a heading by its words; undefined if it is text. */
export function roleOfLine(
  line: string,
  context: RecipeContext,
  beginsParagraph: boolean,
): Role | undefined {
  const named = namedBy(line, context);
  if (named && isGroupInSection(named.section, unwrap(line).words, context)) return GROUP;
  if (named && named.section !== 'other') return named;
  const isTitle =
    mayHaveTitle(context) &&
    (isBoldTitle(line) ||
      ((context.position !== 'later' || beginsParagraph) && isPlainTitle(line, context.position)));
  const isNext = context.section !== 'ingredients' && isNumberedTitle(line);
  return isTitle || isNext ? TITLE : named;
}

/** The role of a line that is written as a heading. */
export function roleOfHeading(
  { content, level = 0 }: Heading,
  outline: Outline,
  context: RecipeContext,
): Role {
  const { words } = unwrap(content.text);
  const section = sectionKindOf(words, mayHaveTitle(context));
  if (section) {
    const isGroupName =
      isGroupInSection(section, words, context) || isBelowSame(section, level, outline, context);
    return isGroupName ? GROUP : { role: 'section', section };
  }
  if (mayHaveTitle(context)) return TITLE;
  if (isQuestion(words)) return OTHER;
  // Beside a dish's name over its own sections: another recipe, which may be called a salad or a sauce.
  if (isBesideRecipe(level, outline, context)) return OTHER;
  if (context.section && isGroupHeading(words, level, outline, context)) return GROUP;
  return isNextTitle(words, level, outline) ? TITLE : OTHER;
}

/** Whether a heading at the title's level names another recipe: it is counted, or has sections of its own. */
function isNextTitle(words: string, level: number, outline: Outline): boolean {
  const isBesideTitle = outline.some((above) => above.role === 'title' && above.level === level);
  const isOverSections = outline.some(
    ({ role, level: own = 0 }) => role === 'section' && own > level,
  );
  return isBesideTitle && (isOverSections || /^\d+[.)]/.test(words));
}

function namedBy(line: string, { section, position }: RecipeContext): SectionLine | undefined {
  const named = readSectionLine(line, section !== undefined, position === 'first');
  // Above the ingredients, `Here's how to make it:` announces the whole recipe.
  const isChatter = named?.section === 'steps' && !section && startsLikeChatter(line);
  // `**1. Preparation:**` among the steps is drawn like `**2. Bake it:**`.
  const isStep = section === 'steps' && isNumberedStep(named?.section, unwrap(line).words);
  return isChatter || isStep ? undefined : named;
}

/** Whether a written heading in a section is of a group: by its level, its words or its neighbours. */
function isGroupHeading(
  words: string,
  level: number,
  outline: Outline,
  context: RecipeContext,
): boolean {
  const isUnderSection = outline.some(
    ({ role, level: own = level }) => role === 'section' && own < level,
  );
  if (isUnderSection || isGroup(words)) return true;
  const { section, hasGroups } = context;
  return hasGroups ? outline.at(-1)?.level === level : hasGroups !== false && section !== 'other';
}

/** Whether a heading is below that of its own section: `### Main ingredients` below `## Ingredients`. */
function isBelowSame(
  section: SectionKind,
  level: number,
  outline: Outline,
  context: RecipeContext,
): boolean {
  if (section !== context.section) return false;
  return outline.some((above) => above.section === section && (above.level ?? level) < level);
}

/** Whether a heading has the level of one that isn't the title and has sections that aren't written as headings. */
function isBesideRecipe(level: number, outline: Outline, { section }: RecipeContext): boolean {
  const [above, below] = outline.slice(-2);
  const isName = above?.section === 'other' && above.level === level;
  return isName && section === 'steps' && below?.role === 'section' && below.level === undefined;
}

/** Whether a title may come: there is no title yet and no section, which would be below it. */
export function mayHaveTitle({ hasTitle, section }: RecipeContext): boolean {
  return !hasTitle && section === undefined;
}

/** Whether the name of a section names a group in its place: `Prep ingredients:` among the steps. */
function isGroupInSection(
  section: SectionKind | undefined,
  words: string,
  context: RecipeContext,
): boolean {
  if (context.section === 'ingredients') return section === 'other';
  if (context.section !== 'steps') return false;
  // If the first group has a name, all have.
  if (section === 'other') return context.hasGroups !== false && !isQuestion(words);
  return isNumberedStep(section, words) || (section === 'ingredients' && TASK.test(words));
}

/** `1. Preparation` and `2. Mix ingredients` among the steps. */
function isNumberedStep(section: SectionKind | undefined, words: string): boolean {
  return (section === 'steps' || section === 'ingredients') && isCounted(words);
}

const GROUP: Role = { role: 'group', section: undefined };
const OTHER: Role = { role: 'section', section: 'other' };
const TITLE: Role = { role: 'title', section: undefined };

type Role = Pick<Heading, 'role' | 'section'>;

/** What the lines so far say about the next one. */
export interface RecipeContext {
  readonly hasTitle: boolean;
  /** The section it is in. */
  readonly section: SectionKind | undefined;
  /** Whether the section starts with the name of a group; undefined at its very start. */
  readonly hasGroups?: boolean | undefined;
  readonly position: Position;
}
