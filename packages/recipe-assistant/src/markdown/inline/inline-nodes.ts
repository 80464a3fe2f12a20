import { RuleType, type MarkdownToJSX } from 'markdown-to-jsx/html';
import { restored } from './placeholders.ts';

/** No recipe nests emphasis deeper, and it would overflow the stack. */
const DEEPEST_NODE = 48;

const LINK_PROTOCOLS = new Set(['https:', 'mailto:']);
const LINK_START = /^\s*(?:https|mailto):/i;
const EMPHASIS_TAGS: readonly string[] = ['del', 'em', 'strong'] satisfies InlineElement['tag'][];
const WORDS = /^[\p{L}\p{N}-]+$/u;

/** What the page shows of the library's nodes: no other tags than these, and only links that are safe. */
export function toInline(nodes: readonly LibraryNode[], depth = 0): Inline[] {
  if (depth > DEEPEST_NODE) throw new RangeError('Nested too deeply to be drawn');
  return nodes.flatMap((node): Inline | Inline[] => {
    switch (node.type) {
      case RuleType.text:
        return restored(node.text);
      case RuleType.codeInline:
        return { tag: 'code', children: [restored(node.text).replaceAll('\n', ' ')] };
      case RuleType.image:
        return restored(node.alt ?? '');
      case RuleType.footnoteReference:
        return `[^${restored(node.text)}]`;
      case RuleType.link:
        return toLink(node.target, toInline(node.children, depth + 1));
      case RuleType.textFormatted: {
        const { tag } = node;
        const children = toInline(node.children, depth + 1);
        if (isEmphasisTag(tag)) return { tag, children };
        // `==marked==` is the only other node in the parser's output, and not standard markdown.
        return ['==', ...children, '=='];
      }
      default:
        throw new TypeError('The parser found more than text');
    }
  });
}

/** The text without its elements. */
export function textOf(nodes: readonly Inline[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** A link, whose address is checked here, after all decoding; or its text. */
function toLink(target: string | null, children: Inline[]): Inline | Inline[] {
  const href = safeAddress(target);
  if (href !== undefined)
    return { tag: 'a', href, children: children.length > 0 ? children : [href] };
  // `[flour](sifted)` wasn't meant as a link, so its words are kept.
  return target !== null && WORDS.test(target) ? [...children, ` (${target})`] : children;
}

function safeAddress(target: string | null): string | undefined {
  if (target === null || !LINK_START.test(target)) return undefined;
  // Cheaper than an exception per address, in browsers that have it.
  if (URL.canParse?.(target) === false) return undefined;
  try {
    const { protocol, href } = new URL(target);
    return LINK_PROTOCOLS.has(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

function isEmphasisTag(tag: string): tag is InlineElement['tag'] {
  return EMPHASIS_TAGS.includes(tag);
}

export type LibraryNode = MarkdownToJSX.ASTNode;

/** Text, which may have line ends, or an element around more of it. */
export type Inline = string | InlineElement;

interface InlineElement {
  readonly tag: 'a' | 'code' | 'del' | 'em' | 'strong';
  /** A link's address. */
  readonly href?: string;
  readonly children: readonly Inline[];
}
