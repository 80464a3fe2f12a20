import type { Line } from './line.ts';

/** A block without blocks around it, or an item of a list: what the library parses at once. */
export interface Unit {
  readonly kind: Line['kind'];
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
  /** Shared with what the list was before its last line. */
  readonly items: Unit[];
}

export type Block = Unit | List;

/** The blocks so far. All but the last stay the same objects. */
export interface Blocks {
  readonly blocks: Block[];
  /** Whether a blank line has come after the last one. */
  isAfterBlank: boolean;
}

/** Adds a line to the last block, or as a block of its own. */
export function addLine(to: Blocks, line: Line, number: number): void {
  const { blocks, isAfterBlank } = to;
  to.isAfterBlank = line.kind === 'blank';
  if (to.isAfterBlank) return;
  const last = blocks.at(-1);
  const joined = last && joinedTo(last, line, number, isAfterBlank);
  if (joined) blocks[blocks.length - 1] = joined;
  else blocks.push(blockOf(line, number));
}

/** The blocks with a line more, for now. */
export function withLastLine(from: Blocks, line: Line, number: number): readonly Block[] {
  const blocks = [...from.blocks];
  const last = blocks.at(-1);
  if (last?.kind === 'list') blocks[blocks.length - 1] = { ...last, items: [...last.items] };
  addLine({ ...from, blocks }, line, number);
  return blocks;
}

/** The last block with a line more; undefined if that starts another one. */
function joinedTo(
  last: Block,
  line: Line,
  number: number,
  isAfterBlank: boolean,
): Block | undefined {
  if (last.kind === 'list') return withItemLine(last, line, number, isAfterBlank);
  const isOpen = last.kind === 'code' || (!isAfterBlank && /^(?:text|quote|row)$/.test(last.kind));
  const isPart = isOpen && !line.startsBlock && line.kind === last.kind;
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
    if ((start === undefined) !== (numberOf(line) === undefined)) return undefined;
    items.push(unitOf(line, number));
    return { ...list };
  }
  if (line.kind !== 'item' && !line.isInItem) return undefined;
  items.push(withLine(items.pop()!, line, number, isAfterBlank ? '\n\n' : '\n'));
  return { ...list };
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
  return { kind: line.kind, markdown: written(line), line, numbers: [number] };
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
