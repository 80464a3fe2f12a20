import type { Line } from './line.ts';

/** A block without blocks around it, or an item of a list: what the library parses at once. */
export interface Unit {
  readonly kind: 'heading' | 'text' | 'rule' | 'quote' | 'table' | 'code' | 'item';
  readonly markdown: string;
  /** Its first line. */
  readonly line: Line;
  /** The numbers of its lines that boxes may stand on: of its items, otherwise the first. */
  readonly numbers: readonly number[];
}

export interface List {
  readonly kind: 'list';
  /** The first number; undefined for bullets. */
  readonly start: number | undefined;
  readonly items: readonly Unit[];
}

export type Block = Unit | List;

/** The blocks so far. */
export interface Blocks {
  readonly blocks: readonly Block[];
  /** Whether a blank line has come after the last one. */
  readonly isAfterBlank: boolean;
}

export const NO_BLOCKS: Blocks = { blocks: [], isAfterBlank: false };

/** Adds a line to the last block, or as a block of its own. All others stay the same objects. */
export function addLine(before: Blocks, line: Line, number: number): Blocks {
  if (line.kind === 'blank') return { ...before, isAfterBlank: true };
  const { blocks, isAfterBlank } = before;
  const last = blocks.at(-1);
  const joined = last && joinedTo(last, line, number, isAfterBlank);
  return {
    blocks: joined ? [...blocks.slice(0, -1), joined] : [...blocks, blockOf(line, number)],
    isAfterBlank: false,
  };
}

/** The last block with a line more; undefined if that starts another one. */
function joinedTo(
  last: Block,
  line: Line,
  number: number,
  isAfterBlank: boolean,
): Block | undefined {
  if (last.kind === 'list') return withItemLine(last, line, number, isAfterBlank);
  const isOpen =
    last.kind === 'code' || (!isAfterBlank && /^(?:text|quote|table)$/.test(last.kind));
  const isPart =
    isOpen && !line.startsBlock && line.kind !== 'item' && KINDS[line.kind] === last.kind;
  return isPart ? withLine(last, line, number, '\n') : undefined;
}

function withItemLine(
  list: List,
  line: Line,
  number: number,
  isAfterBlank: boolean,
): List | undefined {
  const { items, start } = list;
  if (line.kind === 'item' && !line.nesting) {
    const isSameKind = (start === undefined) === (numberOf(line) === undefined);
    return isSameKind ? { ...list, items: [...items, unitOf(line, number)] } : undefined;
  }
  if (line.kind !== 'item' && !line.isInItem) return undefined;
  const last = withLine(items.at(-1)!, line, number, isAfterBlank ? '\n\n' : '\n');
  return { ...list, items: [...items.slice(0, -1), last] };
}

function withLine(unit: Unit, line: Line, number: number, space: string): Unit {
  return {
    ...unit,
    markdown: unit.markdown + space + written(line),
    numbers: line.kind === 'item' ? [...unit.numbers, number] : unit.numbers,
  };
}

function blockOf(line: Line, number: number): Block {
  const unit = unitOf(line, number);
  return unit.kind === 'item' ? { kind: 'list', start: numberOf(line), items: [unit] } : unit;
}

function unitOf(line: Line, number: number): Unit {
  return { kind: KINDS[line.kind], markdown: written(line), line, numbers: [number] };
}

/** A line as markdown, with what stands before its text. */
function written({ kind, text, indent = 0, marker }: Line): string {
  const space = ' '.repeat(indent);
  if (kind === 'heading') return `# ${text}`;
  if (kind === 'item') return `${space}${marker || '-'} ${text}`;
  return indent === 0
    ? text
    : text
        .split('\n')
        .map((line) => space + line)
        .join('\n');
}

function numberOf({ marker = '' }: Line): number | undefined {
  return /^\d/.test(marker) ? parseInt(marker, 10) : undefined;
}

const KINDS: Record<Line['kind'], Unit['kind']> = {
  blank: 'text',
  heading: 'heading',
  text: 'text',
  rule: 'rule',
  quote: 'quote',
  row: 'table',
  code: 'code',
  item: 'item',
};
