import { wordsFor } from '../../vocabulary/languages.ts';
import type { Line } from '../blocks/line.ts';
import { unwrap } from './line-words.ts';
import { readSectionLine } from './section-line.ts';

/** A longer line, or part of one, is a sentence or a whole recipe. */
const LONGEST = 600;
const LONGEST_PART = 70;

/** The label and what follows it, with the emphasis around the label. */
const LABELLED = /^(\*{0,2}[^\s:：*][^:：*]{1,40}\*{0,2}[:：]\*{0,2})\s*([^\s:：][^:：]*)$/u;

/** What separates the ingredients, outside parentheses. */
const SEPARATOR = /[;；](?![^(（]*[)）])\s*/u;
const COMMA = /[,，、](?!\d)(?![^(（]*[)）])\s*/u;

const SENTENCES = /[.!?。]\s/u;

const AMOUNT = /[\d½⅓⅔¼¾⅛]/u;

/** `softened`, `für die Form`, which belong to the ingredient before them. */
const ADDITION = new RegExp(
  String.raw`^(?!.*\d)(?:(?:to|at|cut|in|${wordsFor('or', 'plus', 'for')})(?!\p{L})|(?:\p{L}+ )?\p{L}+ed\b)`,
  'u',
);

const LAST = new RegExp(String.raw`^(?:${wordsFor('and')}) `, 'iu');

/** Whether a partial line may become one whose ingredients are listed behind their label. */
export function mayListIngredients(text: string): boolean {
  return labelledList(text) !== undefined;
}

/**
 * Ingredients that are listed behind their label: `Ingredients: 1 leek, 2 eggs`. Undefined for any other
 * line, also where steps follow.
 */
export function listedIngredients(line: Line): ListedIngredients | undefined {
  const { label, list } = labelledList(line.text) ?? {};
  if (label === undefined || list === undefined || !AMOUNT.test(list)) return undefined;
  const parts = partsOf(list);
  const isList = parts.length > 1 && parts.every((part) => part.length <= LONGEST_PART);
  return isList ? { label, items: itemsOf(line, label.length, parts) } : undefined;
}

/** The label of ingredients and what follows it, unless that is sentences. */
function labelledList(text: string): { label: string; list: string } | undefined {
  const [, label = '', list = ''] = (text.length <= LONGEST && LABELLED.exec(text)) || [];
  return SENTENCES.test(list) || !namesIngredients(label) ? undefined : { label, list };
}

/** The ingredients of a list, each with what is said of it behind a comma. */
function partsOf(list: string): string[] {
  const separator = SEPARATOR.test(list) ? SEPARATOR : COMMA;
  const parts: string[] = [];
  for (const part of list.replace(/[.。]$/u, '').split(separator)) {
    const last = ADDITION.test(part) && parts.pop();
    if (last) parts.push(`${last}, ${part}`);
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** The parts of a line from an index on as items, each with its own source. */
function itemsOf({ text, source }: Line, from: number, parts: readonly string[]): Line[] {
  // The parts of a repaired line are elsewhere in the source.
  const isAsWritten = source && source.end - source.start === text.length;
  let at = from;
  return parts.map((part): Line => {
    const item = part.replace(LAST, '');
    const start = text.indexOf(part, at) + part.length - item.length;
    at = start + item.length;
    const range = isAsWritten && { start: source.start + start, end: source.start + at };
    return { indent: 0, text: item, isUnmarked: true, ...(range && { source: range }) };
  });
}

function namesIngredients(label: string): boolean {
  const { words } = unwrap(label);
  return words !== '' && readSectionLine(`${words}:`, true)?.section === 'ingredients';
}

export interface ListedIngredients {
  readonly label: string;
  readonly items: readonly Line[];
}
