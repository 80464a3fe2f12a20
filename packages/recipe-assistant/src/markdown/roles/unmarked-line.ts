import { wordsFor } from '../../vocabulary/languages.ts';
import { addLine } from '../blocks/add-line.ts';
import { type Blocks, close, innermostOpen } from '../blocks/blocks.ts';
import type { SectionKind } from '../blocks/heading.ts';
import type { Line } from '../blocks/line.ts';
import { isHardWrapped, lastLine, withoutHardBreak } from '../blocks/paragraph.ts';
import { isDelimiterRow } from '../blocks/table.ts';
import { isMetadata, startsLikeChatter } from './line-words.ts';

const LONGEST_INGREDIENT = 100;

/** The start of an ingredient, however the line goes on. */
const NUMBER = /^[\d½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/u;

const QUANTITY = new RegExp(String.raw`^(?:${wordsFor('amounts')})\s`, 'iu');

/**
 * Adds a line without a marker: an item among ingredients, a paragraph among steps. `undefined` if it
 * continues the line before it, or isn't in such a section.
 */
export function addUnmarkedLine(
  blocks: Blocks,
  section: SectionKind | undefined,
  line: Line,
): Blocks | undefined {
  const last = innermostOpen(blocks);
  // The line before was a table's head.
  if (isDelimiterRow(line)) return undefined;
  const beginsIngredient = section === 'ingredients' && NUMBER.test(line.text);
  const isWrapped = last?.kind === 'paragraph' && isHardWrapped(lastLine(last), line.text);
  if (isWrapped && !beginsIngredient) return undefined;
  if (section === 'ingredients') return addIngredient(blocks, line);
  return section === 'steps' && blocks.open?.kind === 'paragraph'
    ? addLine(close(blocks), line)
    : undefined;
}

/** Whether a partial line may be an ingredient or chatter. */
export function mayBeIngredient(line: string): boolean {
  if (NUMBER.test(line) || line.length > LONGEST_INGREDIENT) return false;
  return !startsLikeChatter(line, true) && !isMetadata(line, true);
}

function addIngredient(blocks: Blocks, line: Line): Blocks | undefined {
  const { open } = blocks;
  // After items with markers, a line continues the last one or is chatter.
  const isUnmarkedList = open?.kind === 'list' && open.marker === '';
  const isInContainer = open?.kind === 'quote' || (open?.kind === 'list' && !isUnmarkedList);
  if (isInContainer || line.text.includes('|')) return undefined;
  const isItem = line.isPartial ? NUMBER.test(line.text) : isIngredient(line.text);
  if (!isItem) return isUnmarkedList ? addLine(close(blocks), line) : undefined;
  const text = withoutHardBreak(line.text);
  return addLine(blocks, { ...line, text, isUnmarked: true });
}

/** Whether a line in a list of ingredients is one of them rather than chatter. */
function isIngredient(line: string): boolean {
  if (NUMBER.test(line)) return true;
  if (line.length > LONGEST_INGREDIENT || /[!?:：！？。]$|^[(（].*[)）]$/u.test(line)) return false;
  if (startsLikeChatter(line) || isMetadata(line)) return false;
  return !line.endsWith('.') || QUANTITY.test(line) || line.split(' ').length <= 6;
}
