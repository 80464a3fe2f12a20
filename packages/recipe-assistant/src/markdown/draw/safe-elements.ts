import { createElement, type ChangeEvent, type Key, type ReactNode } from 'react';
import { type Inline, textOf } from '../inline/inline-nodes.ts';

const LINK_RELATION = 'noopener noreferrer nofollow ugc';
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

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
 * @param source The surrounding source: a cell holding only a number takes its direction from its row.
 */
export function safeInline(nodes: readonly Inline[], source = ''): ReactNode[] {
  return drawNodes(nodes, RIGHT_TO_LEFT.test(source));
}

function drawNodes(nodes: readonly Inline[], isRtl: boolean): ReactNode[] {
  const drawn: ReactNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') {
      addText(drawn, node, isRtl);
      continue;
    }
    const { tag, href, children } = node;
    const attributes = tag === 'a' ? { href, rel: LINK_RELATION } : null;
    const content = tag === 'code' ? [textOf(children)] : drawNodes(children, isRtl);
    drawn.push(safeElement(tag, attributes, ...content));
  }
  return drawn;
}

/** Appends text to the text before it, with a `br` at each line end. */
function addText(drawn: ReactNode[], text: string, isRtl: boolean): void {
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
  href?: string | undefined;
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
