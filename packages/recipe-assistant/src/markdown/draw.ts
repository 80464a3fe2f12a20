import { type MarkdownToJSX, RuleType } from 'markdown-to-jsx/html';
import type { Leaf } from './blocks.ts';
import {
  createElement,
  type Drawn,
  type DrawnElement,
  type HeadingTag,
  HEADINGS,
} from './drawn.ts';
import { linkAttributes } from './link-attributes.ts';
import { itemIn, type MarkdownNode, parse } from './parse.ts';
import type { Fact } from '../reading/fact-lines.ts';
import { hasRightToLeft, shownText } from './shown-text.ts';

const LINE_END = /\n|<br ?\/?>/i;

/** No recipe nests deeper, and it would overflow the stack. */
const DEEPEST_NODE = 40;

/** Longer ones take the library long, if they are hostile. */
const LONGEST_LEAF = 16_384;

/**
 * The only place where model text becomes elements: only these, with only these attributes. Whatever else the library
 * finds is drawn as its text, and what it cannot take is plain.
 */
export function drawLeaf(leaf: Leaf, headingLevel: number, isPartial: boolean): Drawn[] {
  const { markdown, kind, lineNumbers } = leaf;
  const draw: Draw = {
    headingLevel,
    left: [...lineNumbers],
    isRtl: hasRightToLeft(markdown),
    depth: 0,
  };
  try {
    if (markdown.length > LONGEST_LEAF) throw new RangeError('Too long to be parsed');
    if (leaf.facts) return drawFacts(leaf.facts, draw);
    const nodes = parse(markdown, isPartial);
    if (kind === 'heading') return drawHeading(leaf, nodes, draw);
    if (kind === 'item') return [drawItem(nodes.flatMap(itemIn), draw)];
    return nodes.flatMap((node) =>
      node.type === RuleType.paragraph
        ? createElement('p', null, ...drawLine(node.children, draw))
        : drawNode(node, draw),
    );
  } catch {
    return [createElement(kind === 'item' ? 'li' : 'p', { 'data-slot': 'recipe-plain' }, markdown)];
  }
}

function drawHeading(
  { line, lineNumbers }: Leaf,
  nodes: readonly MarkdownNode[],
  draw: Draw,
): Drawn[] {
  const { heading: named, depth = 1 } = line;
  const words = nodes.flatMap((node) => ('children' in node ? (node.children ?? []) : node));
  const tag = headingTag(draw.headingLevel + depth - 1);
  const content = drawAll(words, draw);
  if (content.every((part) => part === '')) return [];
  const heading = createElement(tag, { 'data-role': named?.role }, ...content);
  if (named?.section !== 'ingredients') return [heading];
  return [heading, { place: 'scale', lineNumber: lineNumbers[0], children: [] }];
}

/**
 * Facts as labels and values. A value without a label has an empty one, since a list of these needs both. Of a table that has
 * only its head so far there are none.
 */
function drawFacts(facts: readonly Fact[], draw: Draw): Drawn[] {
  const pairs = facts.flatMap(({ label, value }) => [
    createElement('dt', null, ...(label === '' ? [] : drawText(label, draw))),
    createElement('dd', null, ...drawText(value, draw)),
  ]);
  return pairs.length > 0 ? [createElement('dl', null, ...pairs)] : [];
}

/** An item. Its first words have no paragraph, so a list looks the same with and without blank lines. */
function drawItem(nodes: readonly MarkdownNode[], draw: Draw): DrawnElement {
  const [first] = nodes;
  const end = nodes.findIndex((node) => 'items' in node || node.type === RuleType.paragraph);
  const isSpaced = first?.type === RuleType.paragraph;
  const words = isSpaced ? first.children : nodes.slice(0, end === -1 ? nodes.length : end);
  const content = drawLine(words, draw);
  const rest = drawAll(nodes.slice(isSpaced ? 1 : words.length), draw);
  return createElement('li', null, ...content, ...rest);
}

/** The words of the next line. */
function drawLine(words: readonly MarkdownNode[], draw: Draw): Drawn[] {
  const lineNumber = draw.left.shift();
  const children = drawAll(words, draw);
  if (lineNumber === undefined || children.length === 0) return children;
  return [{ place: 'line', lineNumber, children }];
}

function drawAll(nodes: readonly MarkdownNode[], draw: Draw): Drawn[] {
  if (draw.depth > DEEPEST_NODE) throw new RangeError('Nested too deeply to be drawn');
  const inner = { ...draw, depth: draw.depth + 1 };
  return nodes.flatMap((node) => drawNode(node, inner));
}

function drawNode(node: MarkdownNode, draw: Draw): Drawn | Drawn[] {
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

function drawBlock(node: MarkdownNode, draw: Draw): Drawn | Drawn[] {
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
        { start: startAttribute(node.start) },
        ...node.items.map((item) => drawItem(item, draw)),
      );
    case RuleType.table:
      return drawTable(node, draw);
    default:
      return 'text' in node && typeof node.text === 'string' ? drawText(node.text, draw) : [];
  }
}

function drawText(text: string, { isRtl }: Draw): Drawn[] {
  const [first = '', ...others] = text.split(LINE_END).map((line) => shownText(line, isRtl));
  return [first, ...others.flatMap((line) => [createElement('br'), line])];
}

function drawFormatted(node: MarkdownToJSX.FormattedTextNode, draw: Draw): Drawn | Drawn[] {
  const { tag } = node;
  const children = drawAll(node.children, draw);
  if (tag === 'em' || tag === 'strong' || tag === 'del')
    return createElement(tag, null, ...children);
  // `==marked==` is no standard markdown.
  return ['==', ...children, '=='];
}

/** A link, whose address is checked here, after all decoding; or its words. */
function drawLink(node: MarkdownToJSX.LinkNode, draw: Draw): Drawn | Drawn[] {
  const { target } = node;
  const words = drawAll(node.children, draw);
  const attributes = linkAttributes(target);
  if (attributes)
    return createElement('a', attributes, ...(words.length > 0 ? words : [attributes.href]));
  // `[flour](sifted)` was not meant as a link.
  return target && /^[\p{L}\p{N}-]+$/u.test(target) ? [...words, ` (${target})`] : words;
}

/** A table without a scrolling wrapper, which would need a tab stop and a name: the style sheet breaks long words. */
function drawTable({ header, cells, align }: MarkdownToJSX.TableNode, draw: Draw): Drawn {
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
  return createElement('table', null, head, ...(cells.length > 0 ? [body] : []));
}

/** The number that a list starts with; undefined for 1, with which one starts anyway. */
export function startAttribute(start: number | undefined): number | undefined {
  return start === 1 ? undefined : start;
}

function headingTag(level: number): HeadingTag {
  return HEADINGS[Math.min(level, 6) - 1]!;
}

interface Draw {
  /** The level of the text's first heading, from 1. */
  readonly headingLevel: number;
  /** The numbers of the lines that are still to be drawn. */
  readonly left: number[];
  readonly isRtl: boolean;
  readonly depth: number;
}
