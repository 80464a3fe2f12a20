import { readTableHead, type TableHead } from '../inline/read-inline.ts';
import { append, EMPTY_LIST, type ChunkedList } from './chunked-list.ts';
import type { LeafKind, Line } from './line.ts';

const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** A table, row by row. */
export interface Table {
  readonly kind: 'table';
  readonly head: TableHead;
  readonly rows: ChunkedList<Row>;
  /** The last row, which may grow. */
  readonly row: Row | undefined;
}

/** A row as it was written. */
export interface Row {
  readonly text: string;
}

/** A table begins with two lines, of which the first looked like text. */
export const tableKind: LeafKind<Table> = {
  addLine(table, { text, isLong }) {
    // Whatever else a line begins with, a bar makes it a row.
    if (isLong || !text.includes('|')) return undefined;
    const rows = table.row ? append(table.rows, table.row) : table.rows;
    return { ...table, rows, row: { text } };
  },
  partialStart: /^\|?[-:|\s]*$/,
};

/** Starts a table, if the two lines are a head and its delimiter row. */
export function startTable(head: string, delimiter: Line): Table | undefined {
  const read = head.includes('|') ? readTableHead(head, delimiter.text) : undefined;
  return read && { kind: 'table', head: read, rows: EMPTY_LIST, row: undefined };
}

export function isDelimiterRow({ text }: Line): boolean {
  return text.includes('|') && DELIMITER_ROW.test(text);
}
