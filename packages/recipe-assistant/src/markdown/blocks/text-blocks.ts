import { isBalanced } from '../inline/read-inline.ts';
import { pieceEnd } from '../cost-bounds.ts';
import { append, EMPTY_LIST, type SegmentedList, toArray } from './segmented-list.ts';
import type { LeafKind, Line } from './line.ts';

/** How long a line is at least that was broken because it was full. */
const FULL_LINE = 40;

const HEADING = /^(#{1,6})[ \t]+(?=\S)/;

const UNDERLINE = /^(?:=+|-{2,})$/;

const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;

/** Lines of text. */
export interface Paragraph {
  readonly kind: 'paragraph';
  /** What is finished: lines, or parts of a very long one. */
  readonly pieces: SegmentedList<Piece>;
  /** What is not: lines joined by line ends. The last line is always in it. */
  readonly text: string;
  /** Whether that text begins a line after the last piece's. */
  readonly startsLine: boolean;
  /** How much of it was last found to wait for more. */
  readonly triedLength: number;
}

/** Text with markup in it that reads the same whatever stands around it. */
export interface Piece {
  readonly text: string;
  /** Whether a line before it has ended. */
  readonly startsLine: boolean;
}

/** A paragraph has no first line of its own: it is what a line begins that begins nothing else. */
export const paragraphKind: LeafKind<Paragraph> = {
  addLine: (paragraph, line) => addParagraphLine(paragraph, line.text),
  addText: (paragraph, text) => ({ ...finishPiece(paragraph), text, startsLine: false }),
};

export function startParagraph(text: string): Paragraph {
  return { kind: 'paragraph', pieces: EMPTY_LIST, text, startsLine: false, triedLength: 0 };
}

/**
 * Adds a line. The lines before it are finished once nothing in them waits for more; if something does,
 * that is not tried again before there is twice as much, or many short lines would cost their square.
 */
export function addParagraphLine(paragraph: Paragraph, line: string): Paragraph {
  // The break that the backslash asks for is there anyway.
  const before = paragraph.text.replace(/([^\\])\\$/, '$1');
  const isWrapped = isHardWrapped(lastLine(paragraph), line);
  const both = `${before}${isWrapped ? ' ' : '\n'}${line}`;
  const isFull = pieceEnd(both, 0, both.length) < both.length;
  const isTried = before.length >= 2 * paragraph.triedLength;
  if (isFull || (isTried && isBalanced(before))) {
    const finished = finishPiece({ ...paragraph, text: isWrapped ? `${before} ` : before });
    return { ...finished, text: line, startsLine: !isWrapped };
  }
  const triedLength = isTried ? before.length : paragraph.triedLength;
  return { ...paragraph, text: both, triedLength };
}

/** Whether a line only goes on with the one before it, which was full. */
export function isHardWrapped(before: string, line: string): boolean {
  if (before.length < FULL_LINE || line.includes('|')) return false;
  return /^(?:\p{Ll}|\d)/u.test(line) && !/[.!?:;。！？：]["'”’)\]]*$/u.test(before);
}

export function lastLine({ text }: Paragraph): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** Parts a paragraph from its last line, in case that is a table's first. */
export function splitLastLine(paragraph: Paragraph): [before: Paragraph | undefined, line: string] {
  const { text, pieces } = paragraph;
  const line = lastLine(paragraph);
  const rest = text.slice(0, Math.max(0, text.length - line.length - 1));
  const hasRest = text.length > line.length || pieces.length > 0;
  return [hasRest ? { ...paragraph, text: rest } : undefined, line];
}

/** The lines of a paragraph, as they were written. */
export function sourceLines({ pieces, text, startsLine }: Paragraph): string[] {
  return [...toArray(pieces), { text, startsLine }]
    .map((piece) => (piece.startsLine ? '\n' : '') + piece.text)
    .join('')
    .split('\n');
}

function finishPiece(paragraph: Paragraph): Paragraph {
  const { text, startsLine } = paragraph;
  const pieces = append(paragraph.pieces, { text, startsLine });
  return { ...paragraph, pieces, triedLength: 0 };
}

export interface Heading {
  readonly kind: 'heading';
  /** As written: 1 for `#`, and so on; undefined for a line that is a heading by its words. */
  readonly level: number | undefined;
  readonly role: HeadingRole;
  /** What kind of section it names, if it names one. */
  readonly section: SectionKind | undefined;
  /** How many headings it stands under, and itself. */
  readonly depth: number;
  readonly content: Paragraph;
}

export const headingKind: LeafKind<Heading> = {
  start({ text }) {
    const match = HEADING.exec(text);
    if (!match) return undefined;
    const content = withoutClosingHashes(text.slice(match[0].length));
    return toHeading(match[1]!.length, startParagraph(content));
  },
  partialStart: /^(?:#{1,6}\s*|[-=]*)$/,
};

export function toHeading(level: number | undefined, content: Paragraph): Heading {
  return { kind: 'heading', level, role: 'section', section: 'other', depth: 1, content };
}

/** Whether a line may make a heading of the text above it. */
export function isUnderline({ text }: Line): boolean {
  return UNDERLINE.test(text);
}

/**
 * The heading that a line makes of the paragraph above it. Below several lines, or a sentence, `---` was
 * meant as a rule.
 */
export function underlined(paragraph: Paragraph, line: Line): Heading | undefined {
  if (!isUnderline(line)) return undefined;
  if (line.text.startsWith('=')) return toHeading(1, paragraph);
  const { pieces, text } = paragraph;
  const isName = pieces.length === 0 && text.length <= 90 && !/\n|[.!?:;,。！？：]\**$/u.test(text);
  return isName ? toHeading(2, paragraph) : undefined;
}

/**
 * Puts a heading in its place, at most one level down. What it stands under follows from its role, and
 * for what is written as a heading from its level besides: what is one by its words has none.
 */
export function placeHeading(outline: Outline, heading: Heading): [Heading, Outline] {
  const next = [...outline.filter((above) => isUnder(heading, above)), heading];
  return [{ ...heading, depth: next.length }, next];
}

function isUnder(heading: OutlineEntry, above: OutlineEntry): boolean {
  const isByWords = heading.level === undefined;
  const isDeeper = (above.level ?? Infinity) < (heading.level ?? 0);
  if (isDeeper || heading.role === 'title') return isDeeper;
  if (heading.role === 'group') return above.role !== 'group';
  if (above.role === 'title') {
    return isByWords || above.level === undefined || heading.section !== 'other';
  }
  // Over what is one by its words stands what is written as a heading, and names no section of its own.
  return isByWords && above.level !== undefined && above.section === 'other';
}

function withoutClosingHashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  const isClosed = end < text.length && /[ \t]/.test(text[end - 1] ?? '');
  return isClosed ? text.slice(0, end).trimEnd() : text;
}

/** A line across the page. */
export interface Rule {
  readonly kind: 'rule';
}

export const ruleKind: LeafKind<Rule> = {
  start: (line) => (isRule(line) ? { kind: 'rule' } : undefined),
  partialStart: /^[-*_\s]*$/,
};

export function isRule({ text }: Line): boolean {
  return RULE.test(text);
}

/** The headings that the next one may stand under. */
export type Outline = readonly OutlineEntry[];

type OutlineEntry = Pick<Heading, 'role' | 'level' | 'section'>;

/** What a heading names: the dish, a section of its recipe, or a group of lines in a section. */
export type HeadingRole = 'title' | 'section' | 'group';

export type SectionKind = 'ingredients' | 'steps' | 'notes' | 'equipment' | 'other';
