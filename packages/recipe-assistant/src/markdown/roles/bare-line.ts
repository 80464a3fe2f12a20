import { addLine } from '../blocks/add-line.ts';
import { close, innermostOpen, type Blocks } from '../blocks/blocks.ts';
import type { SectionKind } from '../blocks/heading.ts';
import type { Line } from '../blocks/line.ts';
import { isHardWrapped, lastLine } from '../blocks/paragraph.ts';
import { isDelimiterRow } from '../blocks/table.ts';
import { isDatum, startsLikeTalk } from './talk.ts';

const LONGEST_INGREDIENT = 100;

/** What can be nothing but an ingredient, however the line goes on. */
const NUMBER = /^[\d½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/u;
const QUANTITY = /^(?:an?|one|two|three|four|half|some|pinch|handful|dash|juice|zest)\s/iu;

/**
 * Adds a line of text that has no marker: among ingredients it is an item, among steps a paragraph.
 * `undefined` if it goes on with the line before it, or stands in no such section.
 */
export function addBareLine(
  blocks: Blocks,
  section: SectionKind | undefined,
  line: Line,
): Blocks | undefined {
  const last = innermostOpen(blocks);
  // The line above was the head of a table.
  if (isDelimiterRow(line)) return undefined;
  if (last?.kind === 'paragraph' && isHardWrapped(lastLine(last), line.text)) return undefined;
  if (section === 'ingredients') return addIngredient(blocks, line);
  return section === 'steps' && blocks.open?.kind === 'paragraph'
    ? addLine(close(blocks), line)
    : undefined;
}

/** Whether a line that is still arriving may be an ingredient or talk. */
export function mayBeIngredient(line: string): boolean {
  if (NUMBER.test(line) || line.length > LONGEST_INGREDIENT) return false;
  return !startsLikeTalk(line, true) && !isDatum(line, true);
}

function addIngredient(blocks: Blocks, line: Line): Blocks | undefined {
  const { open } = blocks;
  // Behind items with markers a line goes on with the last one, or is talk.
  const isBareList = open?.kind === 'list' && open.marker === '';
  const isInContainer = open?.kind === 'quote' || (open?.kind === 'list' && !isBareList);
  if (isInContainer || line.text.includes('|')) return undefined;
  const isItem = line.isPartial ? NUMBER.test(line.text) : isIngredient(line.text);
  if (!isItem) return isBareList ? addLine(close(blocks), line) : undefined;
  // The break that the backslash asks for is there anyway.
  const text = line.text.replace(/([^\\])\\$/, '$1');
  return addLine(blocks, { ...line, text, isBareItem: true });
}

/** Whether a line, in a list of ingredients, is one of them rather than talk. */
function isIngredient(line: string): boolean {
  if (NUMBER.test(line)) return true;
  if (line.length > LONGEST_INGREDIENT || /[!?:：！？。]$|^[(（].*[)）]$/u.test(line)) return false;
  if (startsLikeTalk(line) || isDatum(line)) return false;
  return !line.endsWith('.') || QUANTITY.test(line) || line.split(' ').length <= 6;
}
