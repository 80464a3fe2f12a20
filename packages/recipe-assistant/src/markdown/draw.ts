import { createElement, Fragment, type ReactNode } from 'react';
import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/html';
import type { Unit } from './blocks.ts';
import { type MarkdownNode, parse } from './parse.ts';
import { isRightToLeft, shownText } from './shown-text.ts';

const LINK_RELATION = 'noopener noreferrer nofollow ugc';

const LINE_END = /\n|<br ?\/?>/i;

/** No recipe nests deeper, and it would overflow the stack. */
const DEEPEST_NODE = 40;

/** Longer ones take the library long, if they are hostile. */
const LONGEST_UNIT = 16_384;

/**
 * The only place where model text becomes elements: only these, with only these attributes. Whatever else the library
 * finds is drawn as its text, and what it cannot take is plain.
 */
export function drawUnit(unit: Unit, drawing: Drawing, isPartial: boolean): ReactNode {
  const { markdown, kind, numbers } = unit;
  const draw: Draw = { ...drawing, left: [...numbers], isRtl: isRightToLeft(markdown), depth: 0 };
  try {
    if (markdown.length > LONGEST_UNIT) throw new RangeError('Too long to be parsed');
    const nodes = parse(markdown, isPartial);
    if (kind === 'heading') return drawHeading(unit, nodes, draw);
    if (kind === 'item') return drawItem(nodes.flatMap(itemIn), draw);
    const drawn = nodes.map((node) =>
      node.type === RuleType.paragraph
        ? createElement('p', null, ...withBox(node.children, draw))
        : drawNode(node, draw),
    );
    return createElement(Fragment, null, ...drawn.flat());
  } catch {
    return createElement(kind === 'item' ? 'li' : 'p', { 'data-slot': 'recipe-plain' }, markdown);
  }
}

function drawHeading(
  { line, numbers }: Unit,
  nodes: readonly MarkdownNode[],
  draw: Draw,
): ReactNode {
  const { heading: named, depth = 1 } = line;
  const words = nodes.flatMap((node) => ('children' in node ? (node.children ?? []) : node));
  const tag = headingTag(draw.headingLevel + depth - 1);
  const content = drawAll(words, draw);
  if (content.every((part) => part === '')) return undefined;
  const heading = createElement(tag, { 'data-role': named?.role }, ...content);
  if (named?.section !== 'ingredients' || !draw.hasScale) return heading;
  // The line of the scaling controls is there from the first text on, so that nothing moves at the end.
  const scale = draw.controls?.scaleBelow === numbers[0] && draw.controls?.scale;
  return createElement(
    Fragment,
    null,
    heading,
    createElement('div', { 'data-slot': 'scale-line' }, scale),
  );
}

/** An item. Its first words have no paragraph, so a list looks the same with and without blank lines. */
function drawItem(nodes: readonly MarkdownNode[], draw: Draw): ReactNode {
  const [first] = nodes;
  const end = nodes.findIndex((node) => 'items' in node || node.type === RuleType.paragraph);
  const isSpaced = first?.type === RuleType.paragraph;
  const words = isSpaced ? first.children : nodes.slice(0, end === -1 ? nodes.length : end);
  const content = withBox(words, draw);
  const rest = drawAll(nodes.slice(isSpaced ? 1 : words.length), draw);
  return createElement('li', null, ...content, ...rest);
}

/** The words of the next line, in the box and the note that the page adds to it. */
function withBox(words: readonly MarkdownNode[], draw: Draw): ReactNode[] {
  const number = draw.left.shift();
  const content = drawAll(words, draw);
  const boxed = number !== undefined && content.length > 0 && draw.controls?.wrap(number, content);
  return boxed ? [boxed] : content;
}

function drawAll(nodes: readonly MarkdownNode[], draw: Draw): ReactNode[] {
  if (draw.depth > DEEPEST_NODE) throw new RangeError('Nested too deeply to be drawn');
  const inner = { ...draw, depth: draw.depth + 1 };
  return nodes.flatMap((node) => drawNode(node, inner));
}

function drawNode(node: MarkdownNode, draw: Draw): ReactNode {
  switch (node.type) {
    case RuleType.text:
      return drawText(node.text, draw);
    case RuleType.breakLine:
      return createElement('br');
    case RuleType.codeInline:
      return createElement('code', null, node.text);
    case RuleType.textFormatted:
      return drawFormatted(node, draw);
    case RuleType.link:
      return drawLink(node, draw);
    case RuleType.image:
      return node.alt ?? '';
    case RuleType.footnoteReference:
      return `[^${node.text}]`;
    default:
      return drawBlock(node, draw);
  }
}

function drawBlock(node: MarkdownNode, draw: Draw): ReactNode {
  switch (node.type) {
    case RuleType.paragraph:
      return createElement('p', null, ...drawAll(node.children, draw));
    case RuleType.heading:
      return node.children.length === 0
        ? []
        : createElement(headingTag(draw.headingLevel), null, ...drawAll(node.children, draw));
    case RuleType.breakThematic:
      return createElement('hr');
    case RuleType.codeBlock:
      return createElement('pre', null, createElement('code', null, node.text));
    case RuleType.blockQuote:
      return createElement('blockquote', null, ...drawAll(node.children, { ...draw, left: [] }));
    case RuleType.unorderedList:
      return createElement('ul', null, ...node.items.map((item) => drawItem(item, draw)));
    case RuleType.orderedList:
      return createElement(
        'ol',
        { start: startOf(node.start) },
        ...node.items.map((item) => drawItem(item, draw)),
      );
    case RuleType.table:
      return drawTable(node, draw);
    default:
      return 'text' in node && typeof node.text === 'string' ? drawText(node.text, draw) : [];
  }
}

function drawText(text: string, { isRtl }: Draw): ReactNode[] {
  const [first = '', ...others] = text.split(LINE_END).map((line) => shownText(line, isRtl));
  return [first, ...others.flatMap((line) => [createElement('br'), line])];
}

function drawFormatted(node: MarkdownToJSX.FormattedTextNode, draw: Draw): ReactNode {
  const { tag } = node;
  const children = drawAll(node.children, draw);
  if (tag === 'em' || tag === 'strong' || tag === 'del')
    return createElement(tag, null, ...children);
  // `==marked==` is no standard markdown.
  return ['==', ...children, '=='];
}

/** A link, whose address is checked here, after all decoding; or its words. */
function drawLink(node: MarkdownToJSX.LinkNode, draw: Draw): ReactNode {
  const { target } = node;
  const words = drawAll(node.children, draw);
  const href = safeAddress(target);
  if (href !== undefined)
    return createElement('a', { href, rel: LINK_RELATION }, ...(words.length > 0 ? words : [href]));
  // `[flour](sifted)` was not meant as a link.
  return target && /^[\p{L}\p{N}-]+$/u.test(target) ? [...words, ` (${target})`] : words;
}

function safeAddress(target: string | null): string | undefined {
  try {
    const { protocol, href } = new URL(target ?? '');
    return protocol === 'https:' || protocol === 'mailto:' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A table without a scrolling wrapper, which would need a tab stop and a name: the style sheet breaks long words. */
function drawTable({ header, cells, align }: MarkdownToJSX.TableNode, draw: Draw): ReactNode {
  const drawRow = (tag: 'th' | 'td', row: readonly MarkdownNode[][]) =>
    createElement(
      'tr',
      null,
      ...row.map((cell, column) =>
        createElement(tag, { 'data-align': align[column] ?? undefined }, ...drawAll(cell, draw)),
      ),
    );
  const head = createElement('thead', null, drawRow('th', header));
  const body = createElement('tbody', null, ...cells.map((row) => drawRow('td', row)));
  return createElement('table', null, head, cells.length > 0 && body);
}

export function startOf(start: number | undefined): number | undefined {
  return start === 1 ? undefined : start;
}

function headingTag(level: number): string {
  return `h${Math.min(level, 6)}`;
}

/** The content of the only item in the markdown of one. */
function itemIn(node: MarkdownNode): MarkdownNode[] {
  return 'items' in node && Array.isArray(node.items) ? node.items.flat() : [node];
}

export interface Drawing {
  /** The level of its first heading, from 1. */
  readonly headingLevel: number;
  /** Whether amounts may be scaled, now or at its end. */
  readonly hasScale: boolean;
  readonly controls: Controls | undefined;
}

/** What the page adds to a finished text. */
export interface Controls {
  /** The words of a line with a box and a note; undefined without. */
  wrap(number: number, content: ReactNode[]): ReactNode;
  /** The scaling controls, if offered, and the number of the heading that they stand below: undefined for the end of the text. */
  readonly scale: ReactNode;
  readonly scaleBelow: number | undefined;
}

interface Draw extends Drawing {
  /** The numbers of the lines that are still to be drawn. */
  readonly left: number[];
  readonly isRtl: boolean;
  readonly depth: number;
}
