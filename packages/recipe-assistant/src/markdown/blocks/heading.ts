import type { LeafKind, Line } from './line.ts';
import { startParagraph, type Paragraph } from './paragraph.ts';

const HEADING = /^(#{1,6})[ \t]+(?=\S)/;
const UNDERLINE = /^(?:=+|-{2,})$/;

export interface Heading {
  readonly kind: 'heading';
  /** As written: 1 for `#`, and so on. */
  readonly level: number;
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

export function toHeading(level: number, content: Paragraph): Heading {
  return { kind: 'heading', level, depth: 1, content };
}

/** The level of the heading that a line makes of the paragraph above it. */
export function underlineLevel({ text }: Line): 1 | 2 | undefined {
  if (!UNDERLINE.test(text)) return undefined;
  return text.startsWith('=') ? 1 : 2;
}

/** Puts a heading in its place: whatever levels the text uses, it goes at most one level down. */
export function placeHeading(outline: Outline, heading: Heading): [Heading, Outline] {
  const next = [...outline.filter((above) => above < heading.level), heading.level];
  return [{ ...heading, depth: next.length }, next];
}

function withoutClosingHashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  const isClosed = end < text.length && /[ \t]/.test(text[end - 1] ?? '');
  return isClosed ? text.slice(0, end).trimEnd() : text;
}

/** The levels, as written, of the headings that the next one may stand under. */
export type Outline = readonly number[];
