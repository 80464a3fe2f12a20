import { plainText } from '../markdown/line-text.ts';
import { type Line, readLines } from '../reading/lines.ts';

/**
 * A recipe's markdown as plain text, for a message or a note: words, line ends and lists without
 * markup. A text that the page shows as written stays unchanged. Never throws.
 *
 * @example
 * toPlainText('## Leek soup\n\n* 2 **leeks**'); // 'Leek soup\n\n- 2 leeks'
 */
export function toPlainText(markdown: string): string {
  const lines = readLines(markdown);
  if (!lines) return markdown;
  let text = '';
  let before: Line | undefined;
  for (const line of lines) {
    const shown = shownIn(line);
    if (shown !== undefined) {
      text += text && (isClose(before, line) ? '\n' : '\n\n');
      text += ' '.repeat(line.indent ?? 0) + shown;
    }
    // The line of dashes in a table shows nothing.
    if (shown !== undefined || line.kind !== 'row') before = shown === undefined ? undefined : line;
  }
  return text;
}

/** Whether no blank line is between two. */
function isClose(before: Line | undefined, line: Line): boolean {
  if (before?.kind === 'item' && line.isInItem) return true;
  return line.kind === before?.kind && line.kind !== 'heading' && !line.startsBlock;
}

/** A line without its marks; undefined for one that shows nothing. */
function shownIn({ kind, text, marker = '' }: Line): string | undefined {
  switch (kind) {
    case 'blank':
    case 'rule':
      return undefined;
    case 'item':
      return `${marker.replace(/^[*+]$/, '-')} ${plainText(text)}`.trim();
    case 'row':
      return /^[\s|:-]+$/.test(text)
        ? undefined
        : plainText(text.replace(/^\||\|$/g, '').replace(/ ?(?<!\\)\| ?/g, ' | '));
    case 'quote':
      return plainText(text.replace(/^(?:>\s?)+/, ''));
    case 'code':
      return /^\s*(?:`{3,}|~{3,})/.test(text) ? undefined : text;
    default:
      return plainText(text);
  }
}
