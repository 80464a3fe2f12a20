import { continueCodeLine } from './code.ts';
import { close, withOpen, type Block, type Flow } from './flow.ts';
import { addParagraphLine, continueParagraphLine, startParagraph } from './paragraph.ts';

/** The block at a flow's very end, inside whatever contains it. */
export function deepestOpen({ open }: Flow): Block | undefined {
  if (open?.kind === 'list') return deepestOpen(open.item);
  return open?.kind === 'quote' ? deepestOpen(open.content) : open;
}

/** Adds a line to the paragraph at the very end, if that is what there is. */
export function addToParagraph(flow: Flow, text: string): Flow | undefined {
  const { open } = flow;
  if (open?.kind === 'paragraph') return withOpen(flow, addParagraphLine(open, text));
  if (open?.kind === 'quote') {
    const content = addToParagraph(open.content, text);
    return content && withOpen(flow, { ...open, content });
  }
  if (open?.kind !== 'list') return undefined;
  const item = addToParagraph(open.item, text);
  return item && withOpen(flow, { ...open, item });
}

/** Adds more of the last line, which was too long to come at once. */
export function continueLine(flow: Flow, text: string): Flow {
  const { open } = flow;
  switch (open?.kind) {
    case 'code':
      return withOpen(flow, continueCodeLine(open, text));
    case 'paragraph':
      return withOpen(flow, continueParagraphLine(open, text));
    case 'quote':
      return withOpen(flow, { ...open, content: continueLine(open.content, text) });
    case 'list':
      return withOpen(flow, { ...open, item: continueLine(open.item, text) });
    default:
      return withOpen(close(flow), startParagraph(text));
  }
}
