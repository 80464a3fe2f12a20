import { addLine, endsContainer } from '../blocks/add-line.ts';
import {
  type Blocks,
  close,
  emptyBlocks,
  innermostOpen,
  isEmpty,
  withOpen,
} from '../blocks/blocks.ts';
import { closesFence, type Fence, fenceOf, startUnparsed } from '../blocks/code.ts';
import { listMarkerOf } from '../blocks/markers.ts';
import { type Line, toLine } from '../blocks/line.ts';
import { headingKind } from '../blocks/heading.ts';
import { type RecipeContext, roleOfLine } from '../roles/heading-role.ts';
import {
  mayNameRecipe,
  contextAfter,
  readRecipeLine,
  readRecipeName,
  RECIPE_START,
} from '../roles/recipe-lines.ts';
import type { TurnStart } from './repair-line.ts';

/** Info strings of fences that contain a recipe rather than a program. */
const MARKDOWN_LANGUAGES = new Set(['markdown', 'md', 'mdx', 'gfm']);

const TEXT_LANGUAGES = new Set(['', 'text', 'txt', 'plaintext', 'plain']);

const PREAMBLE_KINDS = new Set<string | undefined>([undefined, 'paragraph', 'rule']);

/** Before the first line. */
export const NOTHING_PARSED: ParsedText = {
  blocks: emptyBlocks(),
  context: RECIPE_START,
  isPreamble: true,
  outerFence: undefined,
  pending: undefined,
  turn: 'reply',
  speaker: undefined,
  isEnded: false,
};

/**
 * Parses a line. A code fence around the whole recipe is removed as soon as it is recognised: at its
 * first line, or after a preamble at the first line inside that is markdown.
 */
export function parseLine(parsed: ParsedText, line: Line): ParsedText {
  if (parsed.pending) return addAfterPending(parsed, parsed.pending, line);
  if (!line.isPartial && mayNameRecipe(parsed, line)) {
    return { ...parsed, pending: { line, blankLines: 0 } };
  }
  const fenced = addFence(parsed, line);
  if (fenced) return fenced;
  const reading = readRecipeLine(parsed, line);
  if (reading) return withBlocks(parsed, reading.blocks, reading.context);
  const context = contextAfter(parsed.context, line);
  return withBlocks(parsed, addLine(parsed.blocks, line), context);
}

/** Adds lines that were waiting for another one, which won't come. */
export function endParsing(parsed: ParsedText): ParsedText {
  const { blocks, speaker, pending } = parsed;
  // A text that is only a speaker's name shows it.
  if (speaker !== undefined && !pending && isEmpty(blocks)) {
    return withBlocks(parsed, addLine(blocks, toLine(speaker)));
  }
  if (!pending) return parsed;
  let ended = addLine(blocks, pending.line);
  for (let count = 0; count < pending.blankLines; count += 1) ended = addLine(ended, BLANK_LINE);
  const context = contextAfter(parsed.context, pending.line);
  return withBlocks({ ...parsed, pending: undefined }, ended, context);
}

/** From here on the text is kept verbatim. */
export function leaveRestUnparsed(parsed: ParsedText): ParsedText {
  if (parsed.blocks.open?.kind === 'unparsed') return parsed;
  const ended = endParsing(parsed);
  return { ...ended, blocks: withOpen(close(ended.blocks), startUnparsed()) };
}

/** Whether lines are kept verbatim. */
export function isVerbatim({ blocks }: ParsedText): boolean {
  const kind = innermostOpen(blocks)?.kind;
  return kind === 'code' || kind === 'unparsed';
}

/** Handles a line that starts or ends a fence around the recipe, or may start one. */
function addFence(parsed: ParsedText, line: Line): ParsedText | undefined {
  const { blocks, outerFence, isPreamble } = parsed;
  if (isVerbatim(parsed)) return undefined;
  if (outerFence && closesFence(line, outerFence)) {
    return { ...parsed, blocks: close(blocks), outerFence: undefined };
  }
  const fence = isPreamble && !line.isLong ? fenceOf(line) : undefined;
  if (!fence) return undefined;
  const isText = TEXT_LANGUAGES.has(fence.language);
  const isOuter = MARKDOWN_LANGUAGES.has(fence.language) || (isText && isEmpty(blocks));
  if (isOuter) return startOuterFence(parsed, fence);
  return isText ? { ...parsed, pending: { line, blankLines: 0 } } : undefined;
}

/** Decides about the pending line at the first non-blank line after it. */
function addAfterPending(parsed: ParsedText, pending: PendingLine, line: Line): ParsedText {
  const { line: first, blankLines } = pending;
  if (line.text === '') {
    return { ...parsed, pending: { line: first, blankLines: blankLines + 1 } };
  }
  const fence = fenceOf(first);
  if (fence) {
    const isOuter = looksLikeRecipe(line);
    return parseLine(isOuter ? startOuterFence(parsed, fence) : endParsing(parsed), line);
  }
  const named = mayNameRecipe(parsed, first) && readRecipeName(parsed, first, line);
  if (named) {
    const next = { ...parsed, pending: undefined };
    return parseLine(withBlocks(next, named.blocks, named.context), line);
  }
  return parseLine(endParsing(parsed), line);
}

/** Whether a line in a fence without info string is markdown, as in a fenced recipe. */
function looksLikeRecipe(line: Line): boolean {
  return (
    listMarkerOf(line) !== undefined ||
    headingKind.start?.(line) !== undefined ||
    endsContainer(line) ||
    line.text.startsWith('**') ||
    roleOfLine(line.text, RECIPE_START, true) !== undefined
  );
}

function startOuterFence(parsed: ParsedText, outerFence: Fence): ParsedText {
  const blocks = close(parsed.blocks);
  const titled =
    outerFence.title === '' ? blocks : addLine(blocks, { indent: 0, text: outerFence.title });
  return { ...parsed, blocks: titled, outerFence, isPreamble: false, pending: undefined };
}

function withBlocks(parsed: ParsedText, blocks: Blocks, context = parsed.context): ParsedText {
  const { open } = blocks;
  const isTitle = open?.kind === 'heading' && open.role === 'title';
  const isPreamble = parsed.isPreamble && (isTitle || PREAMBLE_KINDS.has(open?.kind));
  return { ...parsed, blocks, context, isPreamble };
}

const BLANK_LINE = toLine('');

interface PendingLine {
  readonly line: Line;
  /** How many blank lines have followed. */
  readonly blankLines: number;
}

/** The parsed lines of a model's text. Immutable. */
export interface ParsedText {
  readonly blocks: Blocks;
  readonly context: RecipeContext;
  /** Whether only paragraphs, rules and a title have come yet. */
  readonly isPreamble: boolean;
  /** The fence around the recipe, until it closes. */
  readonly outerFence: Fence | undefined;
  /** A line that depends on the next non-blank line. */
  readonly pending: PendingLine | undefined;
  readonly turn: TurnStart;
  /** The speaker's name that the text started with. */
  readonly speaker: string | undefined;
  /** Whether another turn has started, which is ignored. */
  readonly isEnded: boolean;
}
