import { addLine } from './add-line.ts';
import { startPlain } from './code.ts';
import { close, emptyFlow, withOpen, type Flow } from './flow.ts';
import {
  announces,
  isLateNumber,
  isNextNumber,
  closesFence,
  fenceOf,
  looksLikeRecipe,
  toLine,
  type Fence,
  type Line,
} from './line.ts';
import { deepestOpen } from './open-end.ts';
import { startOutline } from './outline.ts';
import { lastLine } from './paragraph.ts';
import type { TurnStart } from './repair.ts';

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
    turn: 'reply',
    role: undefined,
  };
}

/**
 * Adds a line to a reply. A code fence around the whole recipe is taken off, as soon as it can be told:
 * at its first line, or after some talk at the first line inside that is markdown.
 */
export function addReplyLine(reply: Reply, line: Line): Reply {
  if (reply.undecided.length > 0) return decide(reply, line);
  if (mayBeWrapped(reply.flow, line)) return { ...reply, undecided: [line] };
  return addFence(reply, line) ?? withFlow(reply, addLine(reply.flow, line));
}

/** Adds a line that may begin or end the fence around the recipe. */
function addFence(reply: Reply, line: Line): Reply | undefined {
  const { flow, wrapper, isTalk } = reply;
  if (deepestOpen(flow)?.kind === 'code') return undefined;
  if (wrapper && closesFence(line, wrapper)) {
    return { ...reply, flow: close(flow), wrapper: undefined };
  }
  const fence = isTalk && !line.isLong ? fenceOf(line) : undefined;
  if (!fence) return undefined;
  if (isAround(fence, flow)) return unwrapped(reply, fence);
  return TEXT_LANGUAGES.has(fence.language) ? { ...reply, undecided: [line] } : undefined;
}

/** Settles what is undecided without waiting for more: a fence is a fence. */
export function settleReply(reply: Reply): Reply {
  const { flow, role, undecided } = reply;
  // A role's name that nothing follows is all that the reply says.
  if (role !== undefined && isEmpty(flow)) return withFlow(reply, addLine(flow, toLine(role)));
  if (undecided.length === 0) return reply;
  return withFlow({ ...reply, undecided: [] }, undecided.reduce(addLine, flow));
}

/** From here on the text is plain. */
export function withPlainRest(reply: Reply): Reply {
  if (isPlain(reply)) return reply;
  const { flow } = settleReply(reply);
  return { ...reply, undecided: [], flow: withOpen(close(flow), startPlain()) };
}

function isPlain({ flow: { open } }: Reply): boolean {
  return open?.kind === 'code' && open.fence === undefined;
}

function isAround({ language }: Fence, flow: Flow): boolean {
  if (MARKDOWN_LANGUAGES.has(language)) return true;
  return TEXT_LANGUAGES.has(language) && isEmpty(flow);
}

function isEmpty({ done, open }: Flow): boolean {
  return done.length === 0 && open === undefined;
}

/** A line that begins with a number may be text, wrapped before it; the next line can tell. */
function mayBeWrapped({ open }: Flow, line: Line): boolean {
  if (open?.kind !== 'paragraph' || line.isLong || !isLateNumber(line)) return false;
  return !announces(lastLine(open));
}

/** Decides about the first undecided line, as soon as one that is not blank follows. */
function decide(reply: Reply, line: Line): Reply {
  if (line.text === '') return { ...reply, undecided: [...reply.undecided, line] };
  const [first] = reply.undecided;
  return first && fenceOf(first) ? decideFence(reply, line) : decideNumber(reply, line);
}

function decideNumber(reply: Reply, line: Line): Reply {
  const [first] = reply.undecided;
  const isList = first !== undefined && isNextNumber(line, first);
  return addReplyLine(settleReply(isList ? { ...reply, flow: close(reply.flow) } : reply), line);
}

/** A fence after some talk is the recipe's if the first line in it looks like one, else it is code. */
function decideFence(reply: Reply, line: Line): Reply {
  const lines = [...reply.undecided, line];
  const fence = looksLikeRecipe(line) ? fenceOf(lines[0]!) : undefined;
  if (fence) return addReplyLine(unwrapped(reply, fence), line);
  return settleReply({ ...reply, undecided: lines });
}

function unwrapped(reply: Reply, wrapper: Fence): Reply {
  const flow = close(reply.flow);
  const titled = wrapper.title === '' ? flow : addLine(flow, { indent: 0, text: wrapper.title });
  return { ...reply, flow: titled, wrapper, isTalk: false, undecided: [] };
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
  /** What begins with the next line. */
  readonly turn: TurnStart;
  /** The name of a role that the reply began with. */
  readonly role: string | undefined;
}
