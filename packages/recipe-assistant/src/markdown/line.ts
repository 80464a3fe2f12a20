const TAB_STOP = 4;

const HEADING = /^(#{1,6})[ \t]+(?=\S)/;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const FENCE = /^(`{3,})([^`]*)$|^(~{3,})(.*)$/;
const LANGUAGE = /^(?:[a-z][a-z0-9+#.-]{0,15}|[A-Z]{2,5}|Markdown|Text)$|^$/;
const QUOTE = /^>[ \t]?/;
const BULLET = /^([-+*])(?:[ \t]+|$)/;
const NUMBER = /^(\d{1,9})([.)])(?:[ \t]+|$)/;
const LABEL = /^(?!\p{Ll}).{1,60}[:：]\**$|^\*\*[^*]{1,60}\*\*$/u;
const ANNOUNCEMENT = /[:：]\**$|^\*\*[^*]{1,60}\*\*$/;
const UNDERLINE = /^(?:=+|-{2,})$/;
const DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;

/** Reads a line's indentation off it. */
export function toLine(source: string): Line {
  const text = source.trimStart();
  let indent = 0;
  for (const space of source.slice(0, source.length - text.length)) {
    indent += space === '\t' ? TAB_STOP - (indent % TAB_STOP) : 1;
  }
  return { indent, text: text.trimEnd() };
}

/** A line as a container sees it whose own content begins at this column. */
export function dedented(line: Line, columns: number): Line {
  return { ...line, indent: Math.max(0, line.indent - columns) };
}

/** The rest of a line, past the characters that a container has taken. */
export function innerLine(line: Line, length: number): Line {
  const { containers = 0 } = line;
  return { ...line, ...toLine(line.text.slice(length)), containers: containers + 1 };
}

export function headingOf({ text }: Line): { level: number; text: string } | undefined {
  const match = HEADING.exec(text);
  if (!match) return undefined;
  return { level: match[1]!.length, text: withoutClosingHashes(text.slice(match[0].length)) };
}

export function isRule({ text }: Line): boolean {
  return RULE.test(text);
}

export function fenceOf({ text }: Line): Fence | undefined {
  const match = FENCE.exec(text);
  if (!match) return undefined;
  const marker = match[1] ?? match[3]!;
  const info = (match[2] ?? match[4]!).trim();
  return LANGUAGE.test(info)
    ? { marker, language: info.toLowerCase(), title: '' }
    : { marker, language: '', title: info };
}

export function closesFence({ text }: Line, { marker }: Fence): boolean {
  return text.length >= marker.length && text === marker[0]!.repeat(text.length);
}

/** How much of a line its `>` takes, or 0. */
export function quoteLength({ text }: Line): number {
  return QUOTE.exec(text)?.[0].length ?? 0;
}

export function listMarkerOf(line: Line): ListMarker | undefined {
  const { text } = line;
  if (isRule(line)) return undefined;
  const match = BULLET.exec(text) ?? NUMBER.exec(text);
  if (!match) return undefined;
  const [marker, first = '', delimiter] = match;
  return {
    kind: delimiter ?? first,
    width: first.length + (delimiter?.length ?? 0),
    isEmpty: marker === text,
    start: delimiter === undefined ? undefined : Number(first),
  };
}

/** Whether a line cannot go on with the one before it. */
export function interrupts(line: Line): boolean {
  return interruptsText(line) || isLateNumber(line);
}

/** Whether a line cannot be part of the paragraph before it, whatever that ends in. */
export function interruptsText(line: Line): boolean {
  const marker = listMarkerOf(line);
  if (marker && !marker.isEmpty) return (marker.start ?? 1) === 1;
  return (
    headingOf(line) !== undefined ||
    isRule(line) ||
    fenceOf(line) !== undefined ||
    quoteLength(line) > 0
  );
}

/** Whether a line begins with a number from which a list may go on: text may be wrapped before `15. `. */
export function isLateNumber(line: Line): boolean {
  const marker = listMarkerOf(line);
  return marker?.start !== undefined && !marker.isEmpty && marker.start !== 1 && marker.start < 100;
}

/** Whether a line has the number after another's. */
export function isNextNumber(line: Line, before: Line): boolean {
  const marker = listMarkerOf(line);
  const last = listMarkerOf(before);
  if (marker?.start === undefined || last?.start === undefined) return false;
  return marker.kind === last.kind && marker.start === last.start + 1;
}

/** Whether the text says that something follows. */
export function announces(text: string): boolean {
  return ANNOUNCEMENT.test(text);
}

/** `Method:` after a list's last item names what follows, and is no part of the item. */
export function isLabel({ text, isOpen }: Line): boolean {
  return !isOpen && LABEL.test(text);
}

/** The level of the heading that a line makes of the paragraph above it. */
export function underlineLevel({ text }: Line): 1 | 2 | undefined {
  if (!UNDERLINE.test(text)) return undefined;
  return text.startsWith('=') ? 1 : 2;
}

export function isDelimiterRow({ text }: Line): boolean {
  return text.includes('|') && DELIMITER_ROW.test(text);
}

/** Whether a line in a bare code fence is markdown, which a whole recipe in a fence is. */
export function looksLikeRecipe(line: Line): boolean {
  const marker = listMarkerOf(line);
  return (
    marker !== undefined ||
    headingOf(line) !== undefined ||
    isLabel(line) ||
    line.text.startsWith('**')
  );
}

function withoutClosingHashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  const isClosed = end < text.length && /[ \t]/.test(text[end - 1] ?? '');
  return isClosed ? text.slice(0, end).trimEnd() : text;
}

export interface Line {
  /** Columns of white space before the text. */
  indent: number;
  /** The line without white space around it; empty for a blank line. */
  text: string;
  /** Set for the beginning of a line too long to be anything but text. */
  isLong?: boolean;
  /** Set for a line that has no end yet. */
  isOpen?: boolean;
  /** How many lists and quotations have begun on it. */
  containers?: number;
}

export interface Fence {
  marker: string;
  /** The name of a language, which is not shown. */
  language: string;
  /** Other words beside the marker, which are. */
  title: string;
}

export interface ListMarker {
  /** The bullet, or what stands behind the number: another one begins another list. */
  kind: string;
  /** Characters, without the white space behind. */
  width: number;
  /** Whether nothing follows it. */
  isEmpty: boolean;
  /** The number; undefined for a bullet. */
  start?: number;
}
