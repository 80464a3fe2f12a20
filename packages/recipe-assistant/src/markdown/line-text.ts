import { RuleType } from 'markdown-to-jsx/html';
import { cleanText } from '../lines/normalize.ts';
import { cellsOf } from '../lines/table.ts';
import { type MarkdownNode, parse } from './parse.ts';

/** The text of a line's markdown, as the page shows it. Text that the library can't take stays as written. */
export function plainText(markdown: string): string {
  if (!/[\\`*_~=[\]<>&!\f]/.test(markdown)) return markdown.trim();
  try {
    return cleanText(textOf(parse(`# ${markdown}`))).trim();
  } catch {
    return markdown.trim();
  }
}

/** The words of a row of a table. */
export function rowText(row: string): string {
  return cellsOf(row).map(plainText).filter(Boolean).join(' ');
}

/** The text of nodes without their elements. */
function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes.map(textIn).join('');
}

function textIn(node: MarkdownNode): string {
  if (node.type === RuleType.breakLine) return '\n';
  if (node.type === RuleType.image) return node.alt ?? '';
  if (node.type === RuleType.link) return textOf(node.children) || (node.target ?? '');
  if ('text' in node && typeof node.text === 'string')
    return node.text.replaceAll(/<br ?\/?>/gi, '\n');
  return 'children' in node && node.children ? textOf(node.children) : '';
}
