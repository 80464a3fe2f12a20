const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** Whether it is the row of dashes below a table's head. */
export function isDelimiter(text: string): boolean {
  return text.includes('|') && DELIMITER_ROW.test(text.trim());
}

/** The cells of a row, as written. */
export function cellsOf(row: string): string[] {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
}

/** A row with as many cells as its head: markdown drops the words of others, and needs as many dashes. */
export function withColumns(row: string, columns: number): string {
  const cells = cellsOf(row);
  if (isDelimiter(row) && cells.length < columns)
    return `|${cells.join('|')}${'|-'.repeat(columns - cells.length)}|`;
  if (cells.length <= columns) return row;
  return `|${[...cells.slice(0, columns - 1), cells.slice(columns - 1).join('\\|')].join('|')}|`;
}

/** Text that starts no table: one of hundreds of columns takes a page minutes. */
export function withoutTable(text: string): string {
  const mark = /^[>\s]*/.exec(text)![0];
  return isDelimiter(text.slice(mark.length)) ? `${mark}\\${text.slice(mark.length)}` : text;
}
