import { wordsFor } from '../../vocabulary/languages.ts';
import { addLine } from '../blocks/add-line.ts';
import { type Blocks, close, innermostOpen, type List } from '../blocks/blocks.ts';
import type { SectionKind } from '../blocks/heading.ts';
import type { Line } from '../blocks/line.ts';
import { isHardWrapped, lastLine, withoutHardBreak } from '../blocks/paragraph.ts';
import { isDelimiterRow } from '../blocks/table.ts';
import { isMetadata, startsLikeChatter, unwrap } from './line-words.ts';

const LONGEST_INGREDIENT = 100;

/** The start of an ingredient, however the line goes on. */
const NUMBER = /^[\d½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/u;

/** A line that is held back while it arrives, since it may end the list. */
const FORGOTTEN = /^(?!\p{Ll})[^:：]{1,60}$/u;

/** Something said of the list, or the name of a group. */
const NO_INGREDIENT = /[!?:：！？。]$|^[(（].*[)）]$|^\*\*[^*]+\*\*$/u;

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
  const isUnmarkedList = open?.kind === 'list' && open.marker === '';
  if (open?.kind === 'quote' || line.text.includes('|')) return undefined;
  if (open?.kind === 'list' && !isUnmarkedList) return addForgotten(blocks, open, line);
  const isItem = line.isPartial ? NUMBER.test(line.text) : isIngredient(line.text);
  if (!isItem) return isUnmarkedList ? addLine(close(blocks), line) : undefined;
  const text = withoutHardBreak(line.text);
  return addLine(blocks, { ...line, text, isUnmarked: true });
}

/** Adds an ingredient whose bullet was forgotten: a name below one, not the rest of that one. */
function addForgotten(blocks: Blocks, list: List, line: Line): Blocks | undefined {
  const last = innermostOpen(blocks);
  const isBelowItem = last?.kind === 'paragraph' && !unwrap(lastLine(last)).isBold;
  if (line.isPartial || !isBelowItem || list.start !== undefined) return undefined;
  if (!FORGOTTEN.test(line.text) || !isIngredient(line.text)) return undefined;
  return addLine(blocks, { ...line, indent: list.indent, text: `${list.marker} ${line.text}` });
}

/** Whether a line in a list of ingredients is one of them rather than chatter. */
function isIngredient(line: string): boolean {
  if (NUMBER.test(line)) return true;
  if (line.length > LONGEST_INGREDIENT || NO_INGREDIENT.test(line)) return false;
  if (startsLikeChatter(line) || isMetadata(line)) return false;
  return !line.endsWith('.') || QUANTITY.test(line) || line.split(' ').length <= 6;
}
