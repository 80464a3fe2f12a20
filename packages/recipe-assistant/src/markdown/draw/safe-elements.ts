import { RuleType } from 'markdown-to-jsx/html';
import { createElement, type ChangeEvent, type Key, type ReactNode } from 'react';
import { restored } from '../inline/placeholders.ts';
import type { InlineNode } from '../inline/read-inline.ts';

/** No recipe nests emphasis deeper, and it would overflow the stack. */
const DEEPEST_NODE = 48;

const LINK_PROTOCOLS = new Set(['https:', 'mailto:']);
const LINK_START = /^\s*(?:https|mailto):/i;
const LINK_RELATION = 'noopener noreferrer nofollow ugc';
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const WORDS = /^[\p{L}\p{N}-]+$/u;
const EMPHASIS_TAGS = new Set<string>(['em', 'strong', 'del'] satisfies SafeTag[]);

/**
 * The only place where model text becomes elements: only these, with only these attributes. Any other
 * markup is shown as text.
 */
export function safeElement(
  tag: SafeTag,
  attributes: SafeAttributes | null,
  ...children: ReactNode[]
): ReactNode {
  return createElement(tag, attributes, ...children);
}

/**
 * Renders the inside of a block.
 *
 * @param source what was parsed, or a row that it is a cell of: a number has no letters of its own
 */
export function safeInline(nodes: readonly InlineNode[], source = ''): ReactNode[] {
  return drawNodes(nodes, RIGHT_TO_LEFT.test(source));
}

function drawNodes(nodes: readonly InlineNode[], isRtl: boolean, depth = 0): ReactNode[] {
  if (depth > DEEPEST_NODE) throw new RangeError('Nested too deeply to be drawn');
  const drawn: ReactNode[] = [];
  for (const node of nodes) addNode(drawn, node, isRtl, depth);
  return drawn;
}

function addNode(drawn: ReactNode[], node: InlineNode, isRtl: boolean, depth: number): void {
  switch (node.type) {
    case RuleType.text:
      return addText(drawn, restored(node.text), isRtl);
    case RuleType.codeInline:
      return void drawn.push(safeElement('code', null, restored(node.text).replaceAll('\n', ' ')));
    case RuleType.image:
      return addText(drawn, restored(node.alt ?? ''));
    case RuleType.footnoteReference:
      return addText(drawn, `[^${restored(node.text)}]`);
    case RuleType.link:
      return addLink(drawn, node.target, drawNodes(node.children, isRtl, depth + 1));
    case RuleType.textFormatted:
      return addEmphasis(drawn, node.tag, drawNodes(node.children, isRtl, depth + 1));
    default:
      throw new TypeError('The parser found more than text');
  }
}

/** Appends text to the text before it, with a `br` at each line end. */
function addText(drawn: ReactNode[], text: string, isRtl?: boolean): void {
  const shown = isolateMixedNumbers(withRangesUnbroken(text), isRtl);
  const [first = '', ...lines] = shown.includes('\n') ? shown.split('\n') : [shown];
  const last = drawn.length - 1;
  if (typeof drawn[last] === 'string') drawn[last] += first;
  else if (first !== '') drawn.push(first);
  for (const line of lines) drawn.push(safeElement('br', null), line);
}

/** Keeps `20–25 °C` on one line. */
function withRangesUnbroken(text: string): string {
  if (!text.includes('–')) return text;
  return text.replace(/(\d)–(\d+)(?: (?=°))?/g, (range) => {
    return range.replace('–', '–\u2060').replace(' ', '\u00a0');
  });
}

/**
 * Keeps `2½` in this order on a page: among letters from right to left, `½2` would be drawn. The isolates around
 * it are invisible, and in no text that is copied or saved.
 */
export function isolateMixedNumbers(text: string, isRtl = false): string {
  if (!isRtl && !RIGHT_TO_LEFT.test(text)) return text;
  return text.replace(/\d{1,7} ?[¼-¾⅐-⅞]/g, '\u2066$&\u2069');
}

/** Appends a link; its address is checked here, after all decoding. */
function addLink(drawn: ReactNode[], target: string | null, children: ReactNode[]): void {
  const href = safeAddress(target);
  if (href !== undefined) {
    const content = children.length > 0 ? children : [href];
    drawn.push(safeElement('a', { href, rel: LINK_RELATION }, ...content));
    return;
  }
  for (const child of children) addDrawn(drawn, child);
  // `[flour](sifted)` wasn't meant as a link, so its words are kept.
  if (target !== null && WORDS.test(target)) addText(drawn, ` (${target})`);
}

function addEmphasis(drawn: ReactNode[], tag: string, children: ReactNode[]): void {
  if (isEmphasisTag(tag)) {
    drawn.push(safeElement(tag, null, ...children));
    return;
  }
  // `==marked==` is the only other node in the parser's output, and not standard markdown.
  addText(drawn, '==');
  for (const child of children) addDrawn(drawn, child);
  addText(drawn, '==');
}

function addDrawn(drawn: ReactNode[], child: ReactNode): void {
  if (typeof child === 'string') addText(drawn, child);
  else drawn.push(child);
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

function isEmphasisTag(tag: string): tag is SafeTag {
  return EMPHASIS_TAGS.has(tag);
}

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

type SafeTag =
  | HeadingTag
  | 'p'
  | 'br'
  | 'hr'
  | 'em'
  | 'strong'
  | 'del'
  | 'code'
  | 'pre'
  | 'a'
  | 'blockquote'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  // Only added by the page, never by the text.
  | 'label'
  | 'input'
  | 'span';

interface SafeAttributes {
  key?: Key;
  href?: string;
  rel?: string;
  start?: number;
  lang?: string | undefined;
  'data-role'?: 'title' | 'section' | 'group';
  'data-slot'?: 'recipe-plain' | 'check-off' | 'not-scaled';
  'data-align'?: 'left' | 'right' | 'center';
  type?: 'checkbox';
  form?: '';
  autoComplete?: 'off';
  defaultChecked?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}
