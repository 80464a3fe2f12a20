import type { Key, ReactNode } from 'react';
import { append, drawChain, EMPTY_CHAIN, type Chain } from './chain.ts';
import { readRow, readTableHead, type MarkdownNode } from './parse.ts';
import { safeElement, safeText } from './safe-elements.tsx';

/** Starts a table, if the two lines are a head and its delimiter row. */
export function startTable(head: string, delimiter: string): Table | undefined {
  try {
    const read = head.includes('|') ? readTableHead(head, delimiter) : undefined;
    if (read === undefined) return undefined;
    const { header, align } = read;
    const row = safeElement('tr', null, ...drawCells('th', header, align));
    const drawnHead = safeElement('thead', null, row);
    return { kind: 'table', align, head: drawnHead, rows: EMPTY_CHAIN, row: undefined };
  } catch {
    return undefined;
  }
}

export function addRow(table: Table, row: string): Table {
  if (table.row === undefined) return { ...table, row };
  return { ...table, rows: append(table.rows, drawRow(table, false)), row };
}

/**
 * Draws a table without an element around it to scroll: that would have to be focusable and named. The
 * style sheet breaks long words in the cells instead, so a table fits where a paragraph does.
 */
export function drawTable(table: Table, key: Key, atEdge: boolean): ReactNode {
  if (table.row === undefined) return safeElement('table', { key }, table.head);
  const rows = drawChain(table.rows, drawRow(table, atEdge));
  return safeElement('table', { key }, table.head, safeElement('tbody', null, rows));
}

function drawRow({ row = '', rows, align }: Table, atEdge: boolean): ReactNode {
  return safeElement('tr', { key: rows.length }, ...drawRowCells(row, align, atEdge));
}

/** A row that the parser cannot take is one cell, as it was written. */
function drawRowCells(row: string, align: Align[], atEdge: boolean): ReactNode[] {
  try {
    return drawCells('td', readRow(row, align.length, atEdge), align);
  } catch {
    return [safeElement('td', null, row)];
  }
}

function drawCells(tag: 'th' | 'td', cells: MarkdownNode[][], align: Align[]): ReactNode[] {
  return cells.map((cell, column) =>
    safeElement(tag, { 'data-align': align[column] ?? undefined }, ...safeText(cell)),
  );
}

/** A table, row by row. */
export interface Table {
  kind: 'table';
  align: Align[];
  head: ReactNode;
  rows: Chain;
  /** The last row, as written. */
  row: string | undefined;
}

type Align = 'left' | 'right' | 'center' | null;
