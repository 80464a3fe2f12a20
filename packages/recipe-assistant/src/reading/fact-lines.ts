import type { MarkdownLine } from '../lines/markdown-line.ts';
import { cellsOf, isDelimiter } from '../lines/table.ts';
import { type Fact, factsIn, mayBecomeFacts, withoutMarks } from './facts-in-text.ts';
import { type Place, sectionIn } from './outline.ts';
import { factNamed, meaningOf } from './states-fact.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The facts that a line is made of: `Serves 4`, `- **Prep:** 10 min`, a row of a table. Undefined for any other line. Some
 * rows of such a table have none: its head where the next row has the values, and its dashes.
 *
 * @param second the line below the one below
 */
export function factsOf(
  line: MarkdownLine,
  place: Place,
  second: () => string,
  vocabulary: Vocabulary,
): Facts | undefined {
  if (line.kind === 'row') return factsOfRow(line, place, second, vocabulary);
  if (!mayHaveFacts(line, place)) return undefined;
  const isItem = line.kind === 'item';
  const isBeside = hasFactsAbove(place);
  const facts = factsIn(line.text, vocabulary, isBeside);
  if (!facts || (isItem && !isBeside && !startsWithLabel(facts[0]!, vocabulary))) return undefined;
  // In steps, `Total 2` is one of these; not `Bake 2 pies`.
  const isStep = sectionIn(place)?.section === 'steps' && !/[:：]/u.test(line.text);
  return isStep && facts.some(({ value }) => /\p{L}/u.test(value)) ? undefined : { facts };
}

/**
 * Whether a line that has not all come may be one of facts.
 *
 * @param isWhole Whether its last word is.
 */
export function mayBeFacts(
  line: MarkdownLine,
  place: Place,
  vocabulary: Vocabulary,
  isWhole: boolean,
): boolean {
  const text = isWhole ? `${line.text} ` : line.text;
  const own = { isBeside: hasFactsAbove(place), isItem: line.kind === 'item' };
  return mayHaveFacts(line, place) && mayBecomeFacts(text, vocabulary, own);
}

/** Items are shown word by word, but for those whose first words are a label. */
function startsWithLabel({ label }: Fact, vocabulary: Vocabulary): boolean {
  const name = label.replace(/^[^\p{L}]+/u, '');
  return [name, name.split(' ')[0]!].some((words) => factNamed(words, vocabulary));
}

/** Not what is in a list of ingredients or steps, nor in a group of these, which has times of its own. */
function mayHaveFacts({ kind, ...line }: MarkdownLine, place: Place): boolean {
  const section = sectionIn(place)?.section;
  const isOfList = section === 'ingredients' || section === 'steps';
  if (kind === 'item') return !isOfList && line.nesting === 0 && !/\d/.test(line.marker!);
  if (kind !== 'text' || (section === 'steps' && place.outline.at(-1)?.role === 'group'))
    return false;
  return line.isInItem === undefined || (line.isInItem === 'below' && place.columns !== undefined);
}

/** Whether a label that is not known may stand below others. */
function hasFactsAbove(place: Place): boolean {
  return place.columns !== undefined && sectionIn(place)?.section === undefined;
}

function factsOfRow(
  { text, startsBlock }: MarkdownLine,
  place: Place,
  second: () => string,
  vocabulary: Vocabulary,
): Facts | undefined {
  if (startsBlock)
    return sectionIn(place)?.section ? undefined : factsOfHead(text, second, vocabulary);
  const { columns } = place;
  if (!columns) return undefined;
  if (isDelimiter(text)) return { facts: [], columns };
  const cells = cellsIn(text);
  const labelled = columns.length > 0 ? labelledBy(columns, cells) : undefined;
  return { facts: labelled ?? factsInCells(cells, vocabulary, true)!, columns };
}

/** A head of labels over values, one that has both, and an empty one over such a row. */
function factsOfHead(row: string, second: () => string, vocabulary: Vocabulary): Facts | undefined {
  const head = cellsIn(row);
  const facts = factsInCells(head, vocabulary, false);
  if (facts) return { facts, columns: [] };
  const below = cellsIn(second());
  if (head.every((cell) => cell === ''))
    return factsInCells(below, vocabulary, false) && { facts: [], columns: [] };
  const known = head.filter((cell) => meaningOf(withoutColon(cell), vocabulary));
  const isKnown = known.length > 1 || known.length === head.length;
  return isKnown && below.some((cell) => /\p{N}/u.test(cell))
    ? { facts: [], columns: head }
    : undefined;
}

function labelledBy(labels: readonly string[], cells: readonly string[]): Fact[] {
  const facts = cells.map((value, index) => ({ label: withoutColon(labels[index] ?? ''), value }));
  return facts.filter(({ value }) => value !== '');
}

/** What cells state alone, or two of them as label and value; undefined unless all do, and some of what is known. */
function factsInCells(
  cells: readonly string[],
  vocabulary: Vocabulary,
  isSure: boolean,
): Fact[] | undefined {
  const facts: Fact[] = [];
  let isStated = isSure;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index]!;
    const value = cells[index + 1] ?? '';
    const own = cell === '' ? [] : factsIn(cell, vocabulary);
    if (own) facts.push(...own);
    else if (value !== '') {
      facts.push({ label: withoutColon(cell), value });
      index += 1;
    } else if (isSure) facts.push({ label: '', value: cell });
    else return undefined;
    const isKnown = meaningOf(withoutColon(cell), vocabulary) && /\p{N}/u.test(value);
    isStated ||= own ? own.length > 0 : Boolean(isKnown);
  }
  return isStated ? facts : undefined;
}

function withoutColon(cell: string): string {
  return cell.replace(/[:：]$/u, '').trimEnd();
}

function cellsIn(row: string): string[] {
  return cellsOf(row).map((cell) => withoutMarks(cell) ?? cell.trim());
}

interface Facts {
  readonly facts: readonly Fact[];
  /** Of a table, the labels over its columns, if its head has them. */
  readonly columns?: readonly string[];
}
