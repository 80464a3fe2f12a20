import { cellsOf, isDelimiter } from '../lines/table.ts';
import type { MarkdownLine } from '../lines/markdown-line.ts';
import { type Fact, factIn } from './fact-lines.ts';
import { type Place, sectionIn } from './outline.ts';
import { labelOf } from './states-fact.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The facts of a table's row. The head says what all rows are: labels that are known, over values; or a label and its
 * value, as in each row below. Undefined for any other line. The head of labels and the dashes have no facts.
 *
 * @example
 * factsOfRow(line, place, vocabulary); // { facts: [{ label: 'Prep', value: '10 min' }], columns: [] } of `| Prep | 10 min |`
 */
export function factsOfRow(
  { kind, text, startsBlock }: MarkdownLine,
  place: Place,
  vocabulary: Vocabulary,
): FactRow | undefined {
  if (kind !== 'row') return undefined;
  const cells = cellsOf(text).map((cell) => cell.replace(/[*_]+/g, '').trim());
  if (startsBlock) return sectionIn(place)?.section ? undefined : factsOfHead(cells, vocabulary);
  const { factColumns: columns } = place;
  if (!columns) return undefined;
  if (isDelimiter(text)) return { facts: [], columns };
  const facts = columns.length > 0 ? labelledBy(columns, cells) : pairsIn(cells);
  return { facts: facts.filter(({ value }) => value !== ''), columns };
}

function factsOfHead(cells: readonly string[], vocabulary: Vocabulary): FactRow | undefined {
  const labels = cells.map(withoutColon);
  const isOfLabels = labels.every((label) => labelOf(`${label}:`, vocabulary)?.hasColon);
  if (isOfLabels) return { facts: [], columns: labels };
  const pairs = pairsIn(cells);
  const isOfPairs = pairs.every(({ label, value }) =>
    factIn(`${label}: ${value}`, vocabulary, true),
  );
  return isOfPairs ? { facts: pairs, columns: [] } : undefined;
}

function labelledBy(labels: readonly string[], cells: readonly string[]): Fact[] {
  return cells.map((value, column) => ({ label: labels[column] ?? '', value }));
}

/** Each two cells as a label and its value. */
function pairsIn(cells: readonly string[]): Fact[] {
  return cells.flatMap((label, column) =>
    column % 2 === 0 ? { label: withoutColon(label), value: cells[column + 1] ?? '' } : [],
  );
}

function withoutColon(cell: string): string {
  return cell.replace(/[:：]$/u, '').trimEnd();
}

interface FactRow {
  readonly facts: readonly Fact[];
  /** The labels over the columns of its table; none where each row has its own. */
  readonly columns: readonly string[];
}
