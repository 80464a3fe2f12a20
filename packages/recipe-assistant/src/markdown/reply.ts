import { addLine } from './add-line.ts';
import { close, emptyFlow, type Flow } from './flow.ts';
import { closesFence, fenceOf, looksLikeRecipe, type Fence, type Line } from './line.ts';
import { deepestOpen } from './open-end.ts';
import { startOutline } from './outline.ts';

/** Names for a fence whose content is no program's. */
const MARKDOWN_LANGUAGES = new Set(['markdown', 'md', 'mdx', 'gfm']);
const TEXT_LANGUAGES = new Set(['', 'text', 'txt', 'plaintext', 'plain']);

/** A model's reply with nothing in it yet. */
export function emptyReply(headingLevel: number): Reply {
  return {
    flow: emptyFlow(startOutline(headingLevel)),
    isTalk: true,
    wrapper: undefined,
    undecided: [],
  };
}

/**
 * Adds a line to a reply. A code fence around the whole recipe is taken off, as soon as it can be told:
 * at its first line, or after some talk at the first line inside that is markdown.
 */
export function addReplyLine(reply: Reply, line: Line): Reply {
  if (reply.undecided.length > 0) return decide(reply, line);
  const { flow, wrapper, isTalk } = reply;
  if (deepestOpen(flow)?.kind !== 'code') {
    if (wrapper && closesFence(line, wrapper)) {
      return { ...reply, flow: close(flow), wrapper: undefined };
    }
    const fence = isTalk && !line.isLong ? fenceOf(line) : undefined;
    if (fence && isAround(fence, flow)) return unwrapped(reply, fence);
    if (fence && TEXT_LANGUAGES.has(fence.language)) return { ...reply, undecided: [line] };
  }
  return withFlow(reply, addLine(flow, line));
}

/** Settles what is undecided without waiting for more: a fence is a fence. */
export function settleReply(reply: Reply): Reply {
  if (reply.undecided.length === 0) return reply;
  return withFlow({ ...reply, undecided: [] }, reply.undecided.reduce(addLine, reply.flow));
}

function isAround({ language }: Fence, { done, open }: Flow): boolean {
  if (MARKDOWN_LANGUAGES.has(language)) return true;
  return TEXT_LANGUAGES.has(language) && done.length === 0 && open === undefined;
}

/** A fence after some talk is the recipe's if the first line in it looks like one, else it is code. */
function decide(reply: Reply, line: Line): Reply {
  const lines = [...reply.undecided, line];
  if (line.text === '') return { ...reply, undecided: lines };
  const fence = looksLikeRecipe(line) ? fenceOf(lines[0]!) : undefined;
  if (fence) return addReplyLine(unwrapped(reply, fence), line);
  return settleReply({ ...reply, undecided: lines });
}

function unwrapped(reply: Reply, wrapper: Fence): Reply {
  const flow = close(reply.flow);
  const titled = wrapper.title === '' ? flow : addLine(flow, { indent: 0, text: wrapper.title });
  return { flow: titled, wrapper, isTalk: false, undecided: [] };
}

function withFlow(reply: Reply, flow: Flow): Reply {
  const isTalk = reply.isTalk && (flow.open === undefined || flow.open.kind === 'paragraph');
  return { ...reply, flow, isTalk };
}

/** The whole text of one answer. Never changed, only succeeded. */
export interface Reply {
  readonly flow: Flow;
  /** Whether nothing but paragraphs has come yet. */
  readonly isTalk: boolean;
  /** The fence around the recipe, until it closes. */
  readonly wrapper: Fence | undefined;
  /** A fence, and the blank lines after it, of which it is not known yet what they are. */
  readonly undecided: readonly Line[];
}
