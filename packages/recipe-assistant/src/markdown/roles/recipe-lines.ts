import { addLine, interruptsText, mayEndContainer } from '../blocks/add-line.ts';
import { close, innermostOpen, openLeaf, type Blocks } from '../blocks/blocks.ts';
import {
  headingKind,
  isUnderline,
  toHeading,
  underlined,
  type Heading,
  type SectionKind,
} from '../blocks/heading.ts';
import type { Line } from '../blocks/line.ts';
import { hasLaterNumber } from '../blocks/list.ts';
import { isHardWrapped, lastLine, startParagraph } from '../blocks/paragraph.ts';
import { isRule } from '../blocks/rule.ts';
import { isBareIngredient, startsWithQuantity } from './bare-ingredient.ts';
import { isGroup, labelOf, mayBecomeLabel, sectionKindOf } from './label.ts';
import { isMarkedTitle, isPlainTitle, mayBecomeTitle } from './title.ts';
import { unwrap } from './unwrap.ts';

export const RECIPE_START: RecipeContext = {
  hasTitle: false,
  section: undefined,
  mayNameDish: true,
};

/**
 * Reads a line that means more in a recipe than in any text: a title, a label over a section or a group,
 * an ingredient or a step without a marker. `undefined` if it is like any other.
 *
 * A line's role is decided when its end is there, and not changed by what follows. In list items,
 * quotations and code nothing has a role.
 */
export function readRecipeLine(
  { blocks, context }: RecipeReading,
  line: Line,
): RecipeReading | undefined {
  if (line.text === '' || line.isLong || !isOutsideContainers(blocks, line)) return undefined;
  const { open } = blocks;
  // What is underlined may have become a heading by its words.
  if (open?.kind === 'heading' && open.level === undefined && isUnderline(line)) {
    return { blocks: close(blocks), context };
  }
  const above = open?.kind === 'paragraph' ? underlined(open, line) : undefined;
  if (above) return withHeading({ blocks: { ...blocks, open: undefined }, context }, above);
  const heading = headingKind.start?.(line);
  if (heading) return withHeading({ blocks, context }, heading);
  if (interruptsText(line) || hasLaterNumber(line)) return undefined;
  const role = line.isPartial || line.isUnended ? undefined : roleOf(line.text, context);
  if (role)
    return withHeading(
      { blocks, context },
      { ...toHeading(undefined, startParagraph(line.text)), ...role },
    );
  const added = addBareLine(blocks, context, line);
  return added && { blocks: added, context };
}

/** What a plain line of the text tells about the next one. */
export function afterLine(context: RecipeContext, line: Line): RecipeContext {
  if (line.text === '' || isRule(line)) return context;
  return { ...context, mayNameDish: /[:：]\**$/.test(line.text) };
}

/** Whether a line that is still arriving may turn out to be a heading, or an item. */
export function mayHaveRole({ blocks, context }: RecipeReading, line: Line): boolean {
  const { text } = line;
  if (mayEndContainer(blocks, line)) return true;
  if (!isOutsideContainers(blocks, line)) return false;
  const hasSection = context.section !== undefined;
  const written = text.replace(/^#{1,6}\s+/, '');
  if (mayBecomeLabel(written, hasSection)) return true;
  if (written !== text) return false;
  if (mayHaveTitle(context) && mayBecomeTitle(text, context.mayNameDish)) return true;
  const isIngredient = context.section === 'ingredients' && isBareIngredient(text);
  return isIngredient && !startsWithQuantity(text);
}

/** Text in a list item or a quotation, and what continues one, is read without us. */
function isOutsideContainers(blocks: Blocks, line: Line): boolean {
  const { open } = blocks;
  switch (open?.kind) {
    case undefined:
    case 'paragraph':
    case 'heading':
    case 'rule':
      return true;
    case 'table':
      return !line.text.includes('|');
    case 'quote':
      return true;
    case 'list':
      return line.indent < open.offset && !isAfterColon(blocks);
    case 'code':
    case 'plain-rest':
      return false;
    default:
      return isNever(open);
  }
}

/** `1. Chicken stew:` and, on the next line, `Ingredients:` belong together. */
function isAfterColon(blocks: Blocks): boolean {
  const last = innermostOpen(blocks);
  return last?.kind === 'paragraph' && /[:：]\**$/.test(lastLine(last));
}

function roleOf(text: string, context: RecipeContext): Role | undefined {
  const label = labelOf(text, context.section !== undefined);
  if (label && label.section !== 'other') return label;
  const isTitle =
    mayHaveTitle(context) && (isMarkedTitle(text) || (context.mayNameDish && isPlainTitle(text)));
  return isTitle ? { role: 'title', section: undefined } : label;
}

function mayHaveTitle({ hasTitle, section }: RecipeContext): boolean {
  return !hasTitle && section === undefined;
}

function withHeading({ blocks, context }: RecipeReading, heading: Heading): RecipeReading {
  const given =
    heading.level === undefined
      ? heading
      : { ...heading, ...writtenRole(blocks, context, heading) };
  const { role, section } = given;
  const next = {
    hasTitle: context.hasTitle || role === 'title',
    section: role === 'group' ? context.section : section,
    mayNameDish: false,
  };
  return { blocks: openLeaf(close(blocks), given), context: next };
}

/** The role of a heading that is written as one. */
function writtenRole({ outline }: Blocks, context: RecipeContext, heading: Heading): Role {
  const { words } = unwrap(heading.content.text);
  const section = sectionKindOf(words);
  if (section) return { role: 'section', section };
  if (mayHaveTitle(context)) return { role: 'title', section: undefined };
  const { level = 0 } = heading;
  const isUnderSection = outline.some(
    (above) => above.role === 'section' && (above.level ?? 7) < level,
  );
  if (context.section && (isUnderSection || isGroup(words)))
    return { role: 'group', section: undefined };
  // As deep as the title, and deeper than its sections: another recipe.
  const isTitle =
    outline.some((above) => above.role === 'title' && above.level === level) &&
    outline.some((above) => above.role === 'section' && (above.level ?? 0) > level);
  return isTitle ? { role: 'title', section: undefined } : { role: 'section', section: 'other' };
}

/** Under ingredients a line is an item, among steps a paragraph. */
function addBareLine(blocks: Blocks, { section }: RecipeContext, line: Line): Blocks | undefined {
  const { open } = blocks;
  const last = innermostOpen(blocks);
  const isWrapped = last?.kind === 'paragraph' && isHardWrapped(lastLine(last), line.text);
  if (isWrapped) return undefined;
  if (section === 'steps') {
    return open?.kind === 'paragraph' ? addLine(close(blocks), line) : undefined;
  }
  if (section !== 'ingredients' || line.text.includes('|')) return undefined;
  // Behind items with markers a line goes on with the last one, or is talk.
  if (open?.kind === 'list' && open.marker !== '') return undefined;
  if (open?.kind === 'quote') return undefined;
  const isItem = line.isPartial ? startsWithQuantity(line.text) : isBareIngredient(line.text);
  if (isItem)
    return addLine(blocks, {
      ...line,
      isBareItem: true,
      text: line.text.replace(/([^\\])\\$/, '$1'),
    });
  return open?.kind === 'list' ? addLine(close(blocks), line) : undefined;
}

function isNever(value: never): never {
  throw new TypeError(`No such block: ${String(value)}`);
}

type Role = Pick<Heading, 'role' | 'section'>;

export interface RecipeReading {
  readonly blocks: Blocks;
  readonly context: RecipeContext;
}

/** Where in a recipe the next line stands. */
export interface RecipeContext {
  readonly hasTitle: boolean;
  /** The section that it is in. */
  readonly section: SectionKind | undefined;
  /** Whether it may be a title though nothing marks it: it is the first, or talk announces it. */
  readonly mayNameDish: boolean;
}
