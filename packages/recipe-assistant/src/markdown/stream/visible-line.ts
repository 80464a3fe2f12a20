import { innermostOpen, LEAF_KINDS, type Leaf } from '../blocks/blocks.ts';
import { toLine, type LeafKind } from '../blocks/line.ts';
import { DASHES, PARTIAL_MARKER, ROUND_BULLETS } from '../blocks/markers.ts';
import { mayHaveRole } from '../roles/partial-line.ts';
import type { ParsedText } from './line-parser.ts';
import {
  PADDING_TOKEN,
  repairLine,
  SPEAKERS,
  type TurnStart,
  withoutTurnTokens,
} from './repair-line.ts';

/** Container markers before a line's own text. */
const CONTAINERS = new RegExp(
  `^\\s*(?:>[ \\t]*|(?:[-+*${ROUND_BULLETS}${DASHES}]|\\d{1,9}[.)])[ \\t]+)*`,
);

const PARTIAL_STARTS = [
  PARTIAL_MARKER,
  ...Object.values<LeafKind<Leaf>>(LEAF_KINDS).flatMap(({ partialStart = [] }) => partialStart),
];

/** An incomplete end of text: half a surrogate pair, a reference, a tag, a token. */
const PARTIAL_END =
  /(?:[\uD800-\uDBFF]|&#?\w{0,31}|<[/|｜<]?[\w▁]{0,20}[|｜]?|<(?:https?|mailto):[^\s<>]*|!?\[\/?[A-Z]{0,4}|[!\\\r])$/i;

/** What those begin or end with, and half a strikethrough: most lines have none of it. */
const MAY_END_PARTIALLY = /[&<![\\\r~\uD800-\uDBFF]/;

/** A tag that stands for markdown, not closed yet. */
const PARTIAL_TAGS = /<(b|strong|h[1-6])>(?:(?!<\/\1>).)*$/i;

const PARTIAL_CLOSING_FENCE = /^[\s>]*(?:`+|~+)\s*$/;

/** Padding tokens, which may precede another one. */
const PARTIAL_PADDING = new RegExp(`${PADDING_TOKEN}+$`);

/** A speaker's name after its token. */
const PARTIAL_SPEAKER =
  /(<(?:[|｜](?:im_start|start_header_id)[|｜]|(?:start|end)_of_turn)>\s*)[a-z]{0,9}$/;

/**
 * The part of a partial line that can be shown: all but what may become syntax. `undefined` if that is
 * nothing.
 *
 * @param mayHoldWords whether words that may become a heading are held back too
 */
export function visibleLine(
  source: string,
  parsed: ParsedText,
  mayHold: 'words' | 'marks' | false,
): string | undefined {
  const kind = innermostOpen(parsed.blocks)?.kind;
  const line = withoutPartialEnd(source);
  if (kind === 'unparsed') return line;
  if (kind === 'code') return PARTIAL_CLOSING_FENCE.test(line) ? undefined : line;
  const tagged = line.includes('<') ? line.replace(PARTIAL_TAGS, '') : line;
  const start = CONTAINERS.exec(tagged)?.[0].length ?? 0;
  if (mayHold && mayBeMark(tagged, start, parsed)) return undefined;
  if (mayHold === 'words' && mayBeName(tagged, start, parsed)) return undefined;
  return withoutPartialRow(tagged, kind);
}

function withoutPartialEnd(source: string): string {
  if (!MAY_END_PARTIALLY.test(source)) return source;
  return source
    .replace(PARTIAL_END, '')
    .replace(PARTIAL_PADDING, '')
    .replace(PARTIAL_SPEAKER, '$1')
    .replace(/(^|[^~])~$/, '$1');
}

/** Whether a line may become a mark or a speaker's name. */
function mayBeMark(line: string, start: number, parsed: ParsedText): boolean {
  const text = line.slice(start);
  if (PARTIAL_STARTS.some((partial) => partial.test(text))) return true;
  return mayBeSpeaker(line, parsed.turn);
}

/** Whether a line's words may become more than text. Most lines in an item can't. */
function mayBeName(line: string, start: number, parsed: ParsedText): boolean {
  const isInContainer = /[^\s\d.)]/.test(line.slice(0, start));
  if (isInContainer && parsed.context.section === 'steps') return false;
  const repaired = toLine(repairLine(line, parsed.turn));
  return mayHaveRole(parsed, { ...repaired, isPartial: true });
}

/** A row shows once it has a bar; a line that starts with one may be a table's head. */
function withoutPartialRow(line: string, kind: string | undefined): string | undefined {
  const hasBar = line.includes('|');
  if (kind === 'table') return hasBar ? line : undefined;
  return hasBar && line.replace(CONTAINERS, '').startsWith('|') ? undefined : line;
}

function mayBeSpeaker(line: string, turn: TurnStart): boolean {
  if (turn === 'none' && !/^\s*(?:#|.*[>\]])/.test(line)) return false;
  const start = withoutTurnTokens(line)
    .replace(/^[#\s*]+/, '')
    .toLowerCase();
  return SPEAKERS.some((speaker) => `${speaker}:`.startsWith(start));
}
