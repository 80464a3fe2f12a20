const TAB_STOP = 4;

/** Reads a line's indentation. */
export function toLine(source: string): Line {
  const text = source.trimStart();
  let indent = 0;
  for (const space of source.slice(0, source.length - text.length)) {
    indent += space === '\t' ? TAB_STOP - (indent % TAB_STOP) : 1;
  }
  return { indent, text: text.trimEnd() };
}

/** A line without the columns before its container's content. */
export function dedented(line: Line, columns: number): Line {
  return { ...line, indent: Math.max(0, line.indent - columns) };
}

/** The rest of a line after a container's marker. */
export function innerLine(line: Line, length: number): Line {
  const { containers = 0 } = line;
  const { indent, text } = toLine(line.text.slice(length));
  return { ...line, indent, text, containers: containers + 1, isUnmarked: false };
}

export interface Line {
  /** Columns of white space before the text. */
  indent: number;
  /** The line without surrounding white space; empty for a blank line. */
  text: string;
  /** Set for the start of a line that is too long to be anything but text. */
  isLong?: boolean;
  /** Set for a line whose end hasn't arrived. */
  isPartial?: boolean;
  /** Set for the last line of the whole text if it has no line end. */
  isUnended?: boolean;
  /** Set for a list item without a marker. */
  isUnmarked?: boolean;
  /** The number of lists and quotations that start on this line. */
  containers?: number;
  /** Its position in the source; undefined for a partial line and for one that was inserted. */
  source?: SourceRange;
}

/** A range of the source text; the end is exclusive. */
export interface SourceRange {
  readonly start: number;
  readonly end: number;
}

/**
 * How a kind of leaf, a block without blocks in it, is read. A kind that takes lines also needs
 * `addText`, or a very long line of it becomes a paragraph; one that starts with marks needs
 * `partialStart`.
 */
export interface LeafKind<Leaf> {
  /** Starts a block if the line is the first of one. */
  start?(line: Line): Leaf | undefined;
  /** Adds a line; `undefined` if it isn't part of the block. Without this, no line is. */
  addLine?(leaf: Leaf, line: Line): Leaf | undefined;
  /** Whether a line ends the block and is nothing else. */
  isEnd?(leaf: Leaf, line: Line): boolean;
  /** Adds more of the last line, which was too long to be added at once. */
  addText?(leaf: Leaf, text: string, source: SourceRange | undefined): Leaf;
  /** Matches a partial line that may become the first of a block, and must not show before. */
  partialStart?: RegExp;
}
