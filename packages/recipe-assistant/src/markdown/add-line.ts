import { append, EMPTY_CHAIN } from './chain.ts';
import { addCodeLine, startCode } from './code.ts';
import { close, drawItem, emptyFlow, withOpen, type Flow, type List } from './flow.ts';
import {
  closesFence,
  dedented,
  fenceOf,
  headingOf,
  innerLine,
  announces,
  interrupts,
  interruptsText,
  isLateNumber,
  isDelimiterRow,
  isLabel,
  isRule,
  listMarkerOf,
  quoteLength,
  underlineLevel,
  type Line,
  type ListMarker,
} from './line.ts';
import { MOST_CONTAINERS_IN_LINE } from './limits.ts';
import { addToParagraph } from './open-end.ts';
import { takeHeading } from './outline.ts';
import {
  addParagraphLine,
  lastLine,
  splitLastLine,
  startParagraph,
  type Paragraph,
} from './paragraph.ts';
import { safeElement } from './safe-elements.tsx';
import { addRow, startTable } from './table.ts';

/** Lists and quotations in one another past this depth are text: no recipe's, and slow to draw. */
const DEEPEST_CONTAINER = 12;

/**
 * Adds a line to a flow.
 *
 * The blocks are told apart here, line by line, and not by the markdown library: it can say what a whole
 * text means, but not which part of it is finished, and deep or hostile lists take it seconds. It reads
 * what stands in the blocks. Nothing that is closed is ever opened again: a list draws the same with and
 * without blank lines, and a link's address stands beside its text or nowhere.
 */
export function addLine(flow: Flow, line: Line): Flow {
  if (flow.open?.kind !== 'code') {
    if (line.text === '') return addBlankLine(flow, line);
    return continueBlock(flow, line) ?? startBlock(close(flow), line);
  }
  const { fence } = flow.open;
  if (fence && closesFence(line, fence)) return close(flow);
  return withOpen(flow, addCodeLine(flow.open, line));
}

function addBlankLine(flow: Flow, line: Line): Flow {
  if (flow.open?.kind !== 'list') return close(flow);
  return withOpen(flow, { ...flow.open, item: addLine(flow.open.item, line) });
}

function continueBlock(flow: Flow, line: Line): Flow | undefined {
  const { open } = flow;
  switch (open?.kind) {
    case 'paragraph':
      return continueParagraph(flow, open, line);
    case 'table':
      // Whatever else a line begins with, a bar makes it a row.
      return line.text.includes('|') && !line.isLong
        ? withOpen(flow, addRow(open, line.text))
        : undefined;
    case 'quote': {
      const length = quoteLength(line);
      if (length === 0) return continueText(flow, line);
      return withOpen(flow, { ...open, content: addLine(open.content, innerLine(line, length)) });
    }
    case 'list':
      return continueList(flow, open, line);
    default:
      return undefined;
  }
}

function continueParagraph(flow: Flow, paragraph: Paragraph, line: Line): Flow | undefined {
  const level = underlineLevel(line);
  if (level !== undefined) return withHeading(flow, level, paragraph);
  if (isDelimiterRow(line)) {
    const [before, head] = splitLastLine(paragraph);
    const table = startTable(head, line.text);
    if (table) return withOpen(before ? close(withOpen(flow, before)) : flow, table);
  }
  if (interruptsText(line)) return undefined;
  if (isLateNumber(line) && announces(lastLine(paragraph))) return undefined;
  return withOpen(flow, addParagraphLine(paragraph, line.text));
}

function continueList(flow: Flow, list: List, line: Line): Flow | undefined {
  const marker = listMarkerOf(line);
  // Two columns are enough for a list of another kind: `1.` asks for three, and models forget it.
  const isNested =
    marker !== undefined && marker.kind !== list.marker && line.indent >= list.indent + 2;
  if (line.indent >= list.offset || isNested) {
    return withOpen(flow, { ...list, item: addLine(list.item, dedented(line, list.offset)) });
  }
  if (marker?.kind !== list.marker) return continueText(flow, line);
  const items = append(list.items, drawItem(list, false));
  return withOpen(flow, { ...list, items, ...startItem(flow, line, marker) });
}

/** A line without a marker goes on with the paragraph before it, unless it looks like a label. */
function continueText(flow: Flow, line: Line): Flow | undefined {
  return interrupts(line) || isLabel(line) ? undefined : addToParagraph(flow, line.text);
}

function startBlock(flow: Flow, line: Line): Flow {
  return (
    (line.isLong ? undefined : startLeaf(flow, line)) ??
    (mayContain(flow, line) ? startContainer(flow, line) : undefined) ??
    withOpen(flow, startParagraph(line.text))
  );
}

function mayContain({ depth }: Flow, { containers = 0 }: Line): boolean {
  return depth < DEEPEST_CONTAINER && containers < MOST_CONTAINERS_IN_LINE;
}

function startLeaf(flow: Flow, line: Line): Flow | undefined {
  const heading = headingOf(line);
  if (heading) return withHeading(flow, heading.level, startParagraph(heading.text));
  const fence = fenceOf(line);
  if (fence) return withOpen(flow, startCode(fence, line.indent));
  if (!isRule(line)) return undefined;
  return { ...flow, done: append(flow.done, safeElement('hr', { key: flow.done.length })) };
}

function startContainer(flow: Flow, line: Line): Flow | undefined {
  const length = quoteLength(line);
  if (length > 0) {
    const content = addLine(emptyFlow(flow.outline, flow.depth + 1), innerLine(line, length));
    return withOpen(flow, { kind: 'quote', content });
  }
  const marker = listMarkerOf(line);
  if (!marker || marker.isEmpty) return undefined;
  return withOpen(flow, {
    kind: 'list',
    marker: marker.kind,
    start: marker.start,
    items: EMPTY_CHAIN,
    ...startItem(flow, line, marker),
  });
}

function startItem({ outline, depth }: Flow, line: Line, marker: ListMarker): ItemStart {
  const inner = innerLine(line, marker.width + 1);
  const text = inner.text.replace(/^\[ \]\s+/, '☐ ').replace(/^\[x\]\s+/i, '☑ ');
  const item = addLine(emptyFlow(outline, depth + 1, true), { ...inner, text });
  return { indent: line.indent, offset: line.indent + marker.width + 1, item };
}

function withHeading(flow: Flow, level: number, content: Paragraph): Flow {
  const [tag, outline] = takeHeading(flow.outline, level);
  return { ...withOpen(flow, { kind: 'heading', tag, content }), outline };
}

type ItemStart = Pick<List, 'indent' | 'offset' | 'item'>;
