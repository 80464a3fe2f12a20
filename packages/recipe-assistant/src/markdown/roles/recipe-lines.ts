import { addLine, interruptsText } from '../blocks/add-line.ts';
import { type Blocks, close, innermostOpen, leafKindOf, openLeaf } from '../blocks/blocks.ts';
import { hasMarker, type ListMarker, listMarkerOf } from '../blocks/markers.ts';
import type { Line } from '../blocks/line.ts';
import {
  type Heading,
  headingKind,
  isUnderline,
  toHeading,
  underlined,
} from '../blocks/heading.ts';
import { lastLine, startParagraph } from '../blocks/paragraph.ts';
import { isRule } from '../blocks/rule.ts';
import { hasMetadataValue, unwrap } from './line-words.ts';
import { listedIngredients, type ListedIngredients } from './listed-ingredients.ts';
import { mayHaveTitle, type RecipeContext, roleOfHeading, roleOfLine } from './heading-role.ts';
import { readSectionLine } from './section-line.ts';
import { isBoldTitle, mayBecomeTitleAbove, withoutLabel } from './title.ts';
import { addUnmarkedLine } from './unmarked-line.ts';

const ENDS_IN_COLON = /[:：]\**$/;

export const RECIPE_START: RecipeContext = {
  hasTitle: false,
  section: undefined,
  position: 'first',
};

/**
 * Reads a line with a role that only exists in recipes: a title, a section line, an ingredient or a
 * step without a marker. `undefined` for any other.
 *
 * A line's role is decided at its end. Two things wait for the next line: a possible title, for ingredients, and any
 * line of text, for an underline. Of list items only `- Method:` among the ingredients has a role; quotations and code
 * have none.
 */
export function readRecipeLine(reading: RecipeReading, line: Line): RecipeReading | undefined {
  if (line.text === '' || line.isLong || !isOutsideContainers(reading.blocks, line))
    return undefined;
  if (hasMarker(line)) return readLabel(reading, line);
  return readMetadata(reading, line) ?? readHeading(reading, line) ?? readText(reading, line);
}

/** Reads an item that names the steps after the ingredients: `- Method:`. */
function readLabel(reading: RecipeReading, line: Line): RecipeReading | undefined {
  const name = line.isPartial ? '' : nameInItem(reading, line);
  if (name === '' || readSectionLine(name, true, true)?.section !== 'steps') return undefined;
  const heading = toHeading(undefined, startParagraph(name, line.source));
  return withHeading(reading, { ...heading, section: 'steps' });
}

/** The words of an item among the ingredients; empty anywhere else. */
export function nameInItem({ context }: RecipeReading, line: Line): string {
  return context.section === 'ingredients' ? line.text.slice(listMarkerOf(line)?.width).trim() : '';
}

/** The context after an ordinary line. */
export function contextAfter(context: RecipeContext, line: Line): RecipeContext {
  if (line.text === '' || line.isPartial || isRule(line)) return context;
  const position = ENDS_IN_COLON.test(line.text) ? 'after-colon' : 'later';
  return { ...context, hasGroups: context.hasGroups ?? false, position };
}

/**
 * Whether a line is or may become `1. Chicken Stew:` or `Challah (Bread)`, which is a title if
 * ingredients follow on the next line.
 */
export function mayNameRecipe(reading: RecipeReading, line: Line): boolean {
  if (line.isLong || line.indent > 0 || !isOutsideContainers(reading.blocks, line)) return false;
  const marker = listMarkerOf(line);
  return marker ? mayBeNumberedName(reading, line, marker) : mayBePlainName(reading, line);
}

function mayBePlainName({ blocks, context }: RecipeReading, line: Line): boolean {
  if (blocks.open?.kind === 'paragraph' || interruptsText(line)) return false;
  // After the steps of a recipe only a bold line may be the name of the next.
  const mayBeName = mayHaveTitle(context)
    ? mayBeTitleAbove(line.text)
    : context.section !== 'ingredients' && unwrap(line.text).isBold && isBoldTitle(line.text);
  return mayBeName && !roleOfLine(line.text, context, true);
}

function mayBeNumberedName(
  { blocks: { open }, context }: RecipeReading,
  { text, isPartial }: Line,
  { start, width }: ListMarker,
): boolean {
  // In a numbered list it is the next item, unless it counts the recipes rather than the steps.
  const isList = open?.kind === 'list' && open.start !== undefined;
  const isAfterSteps = context.section === 'steps';
  const isNext = isList && (!isAfterSteps || start === open.start + open.items.length + 1);
  if (start === undefined || isNext || (isAfterSteps && start === 1)) return false;
  const name = text.slice(width).trim();
  const mayBeName = isPartial || ENDS_IN_COLON.test(text) || isBoldTitle(name);
  return mayBeName && mayBecomeTitleAbove(name);
}

export function mayBeTitleAbove(line: string): boolean {
  return /[:：)）]\**$/.test(line) && mayBecomeTitleAbove(line);
}

/** Reads a line as a title, if the next line introduces ingredients. */
export function readRecipeName(
  reading: RecipeReading,
  line: Line,
  next: Line,
): RecipeReading | undefined {
  const caption = next.text.replace(/^#+\s+/, '');
  if (readSectionLine(caption, true)?.section !== 'ingredients') return undefined;
  const heading = toHeading(undefined, startParagraph(line.text, line.source));
  return withHeading(reading, { ...heading, role: 'title', section: undefined });
}

/** Whether facts may come: above the ingredients some models write them as headings. */
export function mayHaveMetadata({ hasTitle, section }: RecipeContext): boolean {
  return hasTitle && section === undefined;
}

/** Reads a fact that is written as a heading as the text it is. */
function readMetadata({ blocks, context }: RecipeReading, line: Line): RecipeReading | undefined {
  const heading = mayHaveMetadata(context) ? headingKind.start?.(line) : undefined;
  if (!heading || !hasMetadataValue(unwrap(heading.content.text).words)) return undefined;
  const { text } = heading.content;
  return { blocks: addLine(blocks, { ...line, text }), context: contextAfter(context, line) };
}

/** Reads a line that is written as a heading. */
function readHeading(reading: RecipeReading, line: Line): RecipeReading | undefined {
  const { blocks, context } = reading;
  const { open, outline } = blocks;
  // The underlined text may already be a heading by its words.
  if (open?.kind === 'heading' && open.level === undefined && isUnderline(line)) {
    return { blocks: close(blocks), context };
  }
  const above = open?.kind === 'paragraph' ? underlined(open, line) : undefined;
  const heading = above ?? headingKind.start?.(line);
  if (!heading) return undefined;
  const before = above ? { ...blocks, open: undefined } : blocks;
  return withHeading(
    { blocks: before, context },
    { ...heading, ...roleOfHeading(heading, outline, context) },
  );
}

function readText(reading: RecipeReading, line: Line): RecipeReading | undefined {
  const { blocks, context } = reading;
  const isWhole = !line.isPartial && !line.isUnended;
  if (!isWhole && context.section !== 'ingredients' && context.section !== 'steps')
    return undefined;
  if (interruptsText(line)) return undefined;
  const beginsParagraph = innermostOpen(blocks)?.kind !== 'paragraph';
  const listed = line.isPartial ? undefined : listedIngredients(line);
  if (listed) return readListed(reading, line, listed);
  const role = isWhole ? roleOfLine(line.text, context, beginsParagraph) : undefined;
  if (role) {
    const content = startParagraph(line.text, line.source);
    return withHeading(reading, { ...toHeading(undefined, content), ...role });
  }
  const added = addUnmarkedLine(blocks, context.section, line);
  return added && { blocks: added, context: contextAfter(context, line) };
}

/** A label becomes the heading, and what is listed behind it becomes items. */
function readListed(reading: RecipeReading, line: Line, listed: ListedIngredients): RecipeReading {
  const content = startParagraph(listed.label, line.source);
  const heading = { ...toHeading(undefined, content), section: 'ingredients' } as const;
  const { blocks, context } = withHeading(reading, heading);
  return { blocks: listed.items.reduce(addLine, blocks), context: contextAfter(context, line) };
}

function withHeading({ blocks, context }: RecipeReading, heading: Heading): RecipeReading {
  const { role, section, content } = heading;
  const isNamed = role === 'title' && heading.level === undefined;
  const named = isNamed
    ? { ...heading, content: { ...content, text: withoutLabel(content.text) } }
    : heading;
  return {
    blocks: openLeaf(close(blocks), named),
    context: {
      hasTitle: context.hasTitle || role === 'title',
      section: role === 'group' ? context.section : section,
      hasGroups: role === 'group' ? (context.hasGroups ?? true) : undefined,
      position: 'later',
    },
  };
}

/** Whether a line is outside lists, quotations, tables and code, where lines have roles. */
export function isOutsideContainers(blocks: Blocks, line: Line): boolean {
  const { open } = blocks;
  if (open === undefined) return true;
  switch (open.kind) {
    case 'paragraph':
    // A line with its marker has no role, and one without is after the quotation.
    case 'quote':
      return true;
    case 'list':
      return line.indent < open.offset && !isAfterColon(blocks);
    default:
      return leafKindOf(open).addLine?.(open, line) === undefined;
  }
}

/**
 * Whether the list ends in a colon: `1. Chicken stew:` and `Ingredients:` on the next line belong
 * together.
 */
function isAfterColon(blocks: Blocks): boolean {
  const last = innermostOpen(blocks);
  return last?.kind === 'paragraph' && ENDS_IN_COLON.test(lastLine(last));
}

/** The blocks parsed so far, and the context of the next line. */
export interface RecipeReading {
  readonly blocks: Blocks;
  readonly context: RecipeContext;
}
