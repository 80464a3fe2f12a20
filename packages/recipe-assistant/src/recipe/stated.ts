import type { Language } from '../language/names/languages.ts';
import { cellsOf, isDelimiter } from '../lines/table.ts';
import { plainText } from '../markdown/line-text.ts';
import type { Line } from '../reading/lines.ts';
import { hasFacts } from './facts.ts';
import type { Part } from './parts.ts';

/**
 * What stands anywhere but in ingredients and steps. A name such as `Nutrition (1 serving)`, and a table below it, say
 * nothing of the recipe.
 */
export function statedIn(
  { name, lineNumber, kind, passages, rows = [] }: Part,
  used: ReadonlySet<number>,
  language: Language,
): Stated[] {
  const others = passages.filter((passage) => !used.has(passage.lineNumbers[0]!));
  if (kind === 'others') return others;
  const named = name ? [{ text: plainText(name), lineNumbers: [lineNumber!] }] : [];
  return [
    ...named,
    ...others,
    ...tablesIn(rows).flatMap((table) => statedInTable(table, language)),
  ];
}

/** What each cell states alone, behind the label on its left, or in a table of one row behind the one above it. */
function statedInTable([head = [], ...rows]: Table, language: Language): Stated[] {
  const isFact = ({ text }: Stated | Cell) => hasFacts(text, language);
  return [head, ...rows].flatMap((row) =>
    row.flatMap((cell, index) => {
      const above = rows.length === 1 && row !== head ? head[index] : undefined;
      const labels = [row[index - 1], above].filter((label) => label && !isFact(label));
      return [undefined, ...labels].map((label) => behind(label, cell)).find(isFact) ?? [];
    }),
  );
}

function behind(label: Cell | undefined, { text, start, lineNumber }: Cell): Stated {
  const before = label ? `${label.text}: ` : '';
  return { text: before + text, lineNumbers: [lineNumber], offset: before.length - start };
}

/** Rows by their tables, without the dashes below the heads. */
function tablesIn(rows: readonly Line[]): Table[] {
  const tables: Table[] = [];
  for (const row of rows) {
    if (row.startsBlock) tables.push([]);
    if (!isDelimiter(row.text)) tables.at(-1)!.push(cellsIn(row));
  }
  return tables;
}

function cellsIn({ text: row, lineNumber }: Line): Cell[] {
  let start = 0;
  return cellsOf(row).map((cell) => {
    const text = plainText(cell);
    const own = { text, start, lineNumber };
    start += text === '' ? 0 : text.length + 1;
    return own;
  });
}

/** A text that may state something of the recipe. */
export interface Stated {
  readonly text: string;
  /** Of its lines. */
  readonly lineNumbers: readonly number[];
  /** Of a cell's, how much further on its words stand than in those of their row. */
  readonly offset?: number;
}

type Table = Cell[][];

interface Cell {
  /** As shown. */
  readonly text: string;
  /** Where that starts in the words of its row. */
  readonly start: number;
  /** Of its line. */
  readonly lineNumber: number;
}
