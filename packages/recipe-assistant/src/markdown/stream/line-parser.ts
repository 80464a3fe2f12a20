import { addLine, isLabel, mayBeWrapped } from '../blocks/add-line.ts';
import {
  type Blocks,
  close,
  emptyBlocks,
  innermostOpen,
  isEmpty,
  withOpen,
} from '../blocks/blocks.ts';
import { closesFence, type Fence, fenceOf, startPlainRest } from '../blocks/code.ts';
import { hasNextNumber, listMarkerOf } from '../blocks/containers.ts';
import { type Line, toLine } from '../blocks/line.ts';
import { headingKind } from '../blocks/text-blocks.ts';
import { type RecipePlace, roleOfLine } from '../roles/heading-role.ts';
import {
  mayNameRecipe,
  placeAfter,
  readRecipeLine,
  readRecipeName,
  RECIPE_START,
} from '../roles/recipe-lines.ts';
import type { TurnStart } from './repair-line.ts';

/** Names for a fence whose content is no program's. */
const MARKDOWN_LANGUAGES = new Set(['markdown', 'md', 'mdx', 'gfm']);

const TEXT_LANGUAGES = new Set(['', 'text', 'txt', 'plaintext', 'plain']);

const PREAMBLE_KINDS = new Set<string | undefined>([undefined, 'paragraph', 'rule']);

/** A document with nothing in it yet. */
export const EMPTY_DOCUMENT: Document = {
  blocks: emptyBlocks(),
  place: RECIPE_START,
  isPreamble: true,
  wrapper: undefined,
  pending: undefined,
  turn: 'reply',
  role: undefined,
  isEnded: false,
};

/**
 * Adds a line to a document. A code fence around the whole recipe is taken off, as soon as it can be
 * told: at its first line, or after a preamble at the first line inside that is markdown.
 */
export function addDocumentLine(document: Document, line: Line): Document {
  if (document.pending) return addAfterPending(document, document.pending, line);
  const mayName = !line.isPartial && mayNameRecipe(document, line);
  if (mayName || mayBeWrapped(document.blocks, line)) {
    return { ...document, pending: { line, blankLines: 0 } };
  }
  const fenced = addFence(document, line);
  if (fenced) return fenced;
  const reading = readRecipeLine(document, line);
  if (reading) return withBlocks(document, reading.blocks, reading.place);
  const place = placeAfter(document.place, line);
  return withBlocks(document, addLine(document.blocks, line), place);
}

/** Takes the lines that wait for another one for what they are without it. */
export function endDocument(document: Document): Document {
  const { blocks, role, pending } = document;
  // A role's name that nothing follows is all that the text says.
  if (role !== undefined && isEmpty(blocks)) {
    return withBlocks(document, addLine(blocks, toLine(role)));
  }
  if (!pending) return document;
  let ended = addLine(blocks, pending.line);
  for (let count = 0; count < pending.blankLines; count += 1) ended = addLine(ended, BLANK_LINE);
  const place = placeAfter(document.place, pending.line);
  return withBlocks({ ...document, pending: undefined }, ended, place);
}

/** From here on the text is plain. */
export function startPlainRestOf(document: Document): Document {
  if (document.blocks.open?.kind === 'plain-rest') return document;
  const ended = endDocument(document);
  return { ...ended, blocks: withOpen(close(ended.blocks), startPlainRest()) };
}

/** Whether lines are taken as they are. */
export function isVerbatim({ blocks }: Document): boolean {
  const kind = innermostOpen(blocks)?.kind;
  return kind === 'code' || kind === 'plain-rest';
}

/** Adds a line that begins or ends a fence around the recipe, or may. */
function addFence(document: Document, line: Line): Document | undefined {
  const { blocks, wrapper, isPreamble } = document;
  if (isVerbatim(document)) return undefined;
  if (wrapper && closesFence(line, wrapper)) {
    return { ...document, blocks: close(blocks), wrapper: undefined };
  }
  const fence = isPreamble && !line.isLong ? fenceOf(line) : undefined;
  if (!fence) return undefined;
  const isText = TEXT_LANGUAGES.has(fence.language);
  const isWrapper = MARKDOWN_LANGUAGES.has(fence.language) || (isText && isEmpty(blocks));
  if (isWrapper) return startWrapper(document, fence);
  return isText ? { ...document, pending: { line, blankLines: 0 } } : undefined;
}

/** Decides about the pending line, as soon as one that is not blank follows. */
function addAfterPending(document: Document, pending: PendingLine, line: Line): Document {
  const { line: first, blankLines } = pending;
  if (line.text === '') {
    return { ...document, pending: { line: first, blankLines: blankLines + 1 } };
  }
  const fence = fenceOf(first);
  if (fence) {
    const isWrapper = looksLikeRecipe(line);
    return addDocumentLine(isWrapper ? startWrapper(document, fence) : endDocument(document), line);
  }
  const named = mayNameRecipe(document, first) && readRecipeName(document, first, line);
  if (named) {
    const next = { ...document, pending: undefined };
    return addDocumentLine(withBlocks(next, named.blocks, named.place), line);
  }
  const isList = hasNextNumber(line, first);
  const before = isList ? { ...document, blocks: close(document.blocks) } : document;
  return addDocumentLine(endDocument(before), line);
}

/** Whether a line in a bare code fence is markdown, which a whole recipe in a fence is. */
function looksLikeRecipe(line: Line): boolean {
  return (
    listMarkerOf(line) !== undefined ||
    headingKind.start?.(line) !== undefined ||
    isLabel(line) ||
    line.text.startsWith('**') ||
    roleOfLine(line.text, RECIPE_START, true) !== undefined
  );
}

function startWrapper(document: Document, wrapper: Fence): Document {
  const blocks = close(document.blocks);
  const titled =
    wrapper.title === '' ? blocks : addLine(blocks, { indent: 0, text: wrapper.title });
  return { ...document, blocks: titled, wrapper, isPreamble: false, pending: undefined };
}

function withBlocks(document: Document, blocks: Blocks, place = document.place): Document {
  const { open } = blocks;
  const isTitle = open?.kind === 'heading' && open.role === 'title';
  const isPreamble = document.isPreamble && (isTitle || PREAMBLE_KINDS.has(open?.kind));
  return { ...document, blocks, place, isPreamble };
}

const BLANK_LINE = toLine('');

interface PendingLine {
  readonly line: Line;
  /** How many have come after it. */
  readonly blankLines: number;
}

/** The text of a model, line by line. Immutable: each line makes another one. */
export interface Document {
  readonly blocks: Blocks;
  /** Where in the recipe the next line stands. */
  readonly place: RecipePlace;
  /** Whether nothing but paragraphs, rules and a title has come yet. */
  readonly isPreamble: boolean;
  /** The fence around the recipe, until it closes. */
  readonly wrapper: Fence | undefined;
  /** A line that the next one with text decides about. */
  readonly pending: PendingLine | undefined;
  /** What begins with the next line. */
  readonly turn: TurnStart;
  /** The name of a role that the text began with. */
  readonly role: string | undefined;
  /** Whether another turn has begun, of which nothing is read. */
  readonly isEnded: boolean;
}
