import { RuleType } from 'markdown-to-jsx/html';
import { toArray } from '../markdown/blocks/chunked-list.ts';
import type { Paragraph, Piece } from '../markdown/blocks/paragraph.ts';
import { restored } from '../markdown/inline/placeholders.ts';
import { readInline, type InlineNode } from '../markdown/inline/read-inline.ts';

const ADDRESS = /^\s*(?:https|mailto):/i;
const WORDS = /^[\p{L}\p{N}-]+$/u;

/** The words of a paragraph as the page shows them, with its line ends. */
export function paragraphText({ pieces, text, startsLine }: Paragraph): string {
  return [...toArray(pieces), { text, startsLine }].map(pieceText).join('').trim();
}

/** Text that the parser cannot take stays as it was written. */
export function inlineText(text: string): string {
  try {
    return nodesText(readInline(text, false));
  } catch {
    return text;
  }
}

export function nodesText(nodes: readonly InlineNode[]): string {
  return nodes.map(nodeText).join('');
}

function pieceText({ text, startsLine }: Piece): string {
  if (text === '') return '';
  return (startsLine ? '\n' : '') + inlineText(text) + (/\s$/.test(text) ? ' ' : '');
}

function nodeText(node: InlineNode): string {
  switch (node.type) {
    case RuleType.text:
      return restored(node.text);
    case RuleType.codeInline:
      return restored(node.text).replaceAll('\n', ' ');
    case RuleType.image:
      return restored(node.alt ?? '');
    case RuleType.footnoteReference:
      return `[^${restored(node.text)}]`;
    case RuleType.link:
      return linkText(nodesText(node.children), node.target ?? '');
    case RuleType.textFormatted: {
      const text = nodesText(node.children);
      return node.tag === 'mark' ? `==${text}==` : text;
    }
    default:
      throw new TypeError('The parser found more than text');
  }
}

/** `[flour](sifted)` was never meant as a link, and a link without words is its address. */
function linkText(text: string, target: string): string {
  if (WORDS.test(target)) return `${text} (${target})`;
  return text === '' && ADDRESS.test(target) ? target : text;
}
