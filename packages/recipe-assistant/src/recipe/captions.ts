import { wordsFor } from '../vocabulary/languages.ts';
import { isGroup } from '../markdown/roles/section-line.ts';
import { isPlainTitle } from '../markdown/roles/title.ts';
import type { TextLine } from './lines.ts';

const OF_GROUP = new RegExp(String.raw`\s(?:${wordsFor('for')})\s(?!\d)`, 'iu');
const LAST_WORD = /\s\S+$/u;

/** Whether a line names the ingredients or the steps. */
export function isMainCaption(line: TextLine): line is TextLine & { section: MainKind } {
  const { kind, section } = line;
  return kind === 'section' && (section === 'ingredients' || section === 'steps');
}

/** Whether a section's own caption names a group: `Ingredients for the dough`, `Filling ingredients`. */
export function isOfGroup({ words }: TextLine): boolean {
  return OF_GROUP.test(words) || isGroup(words.replace(LAST_WORD, ''));
}

/** Whether a line may be the name of another dish; only the following lines can tell. */
export function mayNameDish({ kind, hasColon, isBold, number, words }: TextLine): boolean {
  if (kind === 'item') return hasColon || (number !== undefined && isPlainTitle(words, 'later'));
  return kind !== 'text' || hasColon || isBold;
}

/** The sections that make a recipe. */
export type MainKind = 'ingredients' | 'steps';
