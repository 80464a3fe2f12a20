import type { Fact } from '../reading/fact-lines.ts';
import type { Line } from '../reading/lines.ts';

/** A block without blocks around it, or an item of a list: what the library parses at once, but for facts. */
export interface Leaf {
  readonly kind: Line['kind'] | 'facts';
  readonly markdown: string;
  /** Its first line. */
  readonly line: Line;
  /** The numbers of the lines that a check box may stand on: those of its items, else of its first line. */
  readonly lineNumbers: readonly number[];
  /** Of a block of facts, what all of its lines state. */
  readonly facts?: readonly Fact[];
}

interface List {
  readonly kind: 'list';
  /** The first number; undefined for bullets. */
  readonly start: number | undefined;
  readonly items: readonly Leaf[];
}

export type Block = Leaf | List;

/** Whether it may be an ingredient, as far as what is above it says. */
export function mayBeIngredient({ kind, line }: Leaf): boolean {
  const isBullet = line.section === undefined && markerNumber(line) === undefined;
  return kind === 'item' && (line.section === 'ingredients' || isBullet);
}

/** The last block with a line more, or that block and one of its own. No block is changed: a new one takes its place. */
export function withNextLine(last: Block | undefined, line: Line, isAfterBlank: boolean): Block[] {
  if (line.kind === 'blank') return last ? [last] : [];
  const joined = last && joinedTo(last, line, isAfterBlank);
  if (joined) return [joined];
  return last ? [last, blockOf(line)] : [blockOf(line)];
}

/** The last block with a line more; undefined if that starts another one. */
function joinedTo(last: Block, line: Line, isAfterBlank: boolean): Block | undefined {
  if (line.facts) return last.kind === 'facts' ? withFacts(last, line) : undefined;
  if (last.kind === 'list') return withItemLine(last, line, isAfterBlank);
  const isOpen = last.kind === 'code' || (!isAfterBlank && /^(?:text|quote|row)$/.test(last.kind));
  const isPart = isOpen && !line.startsBlock && line.kind === last.kind;
  return isPart ? withLine(last, line, '\n') : undefined;
}

/** Facts beside each other are in one row, whatever stands between them. */
function withFacts(leaf: Leaf, line: Line): Leaf {
  return { ...withLine(leaf, line, '\n'), facts: [...leaf.facts!, ...line.facts!] };
}

function withItemLine(list: List, line: Line, isAfterBlank: boolean): List | undefined {
  const { items, start } = list;
  if (line.kind === 'item' && !line.nesting) {
    if ((start === undefined) !== (markerNumber(line) === undefined)) return undefined;
    return { ...list, items: [...items, leafOf(line)] };
  }
  if (line.kind !== 'item' && !line.isInItem) return undefined;
  const leaf = withLine(items.at(-1)!, line, isAfterBlank ? '\n\n' : '\n');
  return { ...list, items: [...items.slice(0, -1), leaf] };
}

function withLine(leaf: Leaf, line: Line, space: string): Leaf {
  return {
    ...leaf,
    markdown: leaf.markdown + space + written(line),
    lineNumbers: line.kind === 'item' ? [...leaf.lineNumbers, line.lineNumber] : leaf.lineNumbers,
  };
}

function blockOf(line: Line): Block {
  const leaf = leafOf(line);
  if (line.facts) return { ...leaf, kind: 'facts', facts: line.facts };
  return leaf.kind === 'item' ? { kind: 'list', start: markerNumber(line), items: [leaf] } : leaf;
}

function leafOf(line: Line): Leaf {
  return { kind: line.kind, markdown: written(line), line, lineNumbers: [line.lineNumber] };
}

/** A line as markdown, with what stands before its text. */
function written({ kind, text, indent = 0, marker }: Line): string {
  const space = ' '.repeat(indent);
  if (kind === 'heading') return `# ${text}`;
  if (kind === 'item') return `${space}${marker || '-'} ${text}`;
  return space + text;
}

function markerNumber({ marker = '' }: Line): number | undefined {
  return /^\d/.test(marker) ? parseInt(marker, 10) : undefined;
}
