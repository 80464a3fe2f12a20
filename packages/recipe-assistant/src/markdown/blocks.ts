import type { Fact } from '../reading/fact-lines.ts';
import type { Line } from '../reading/lines.ts';

/** A block without blocks around it, or an item of a list: what the library parses at once, but for facts. */
export interface Leaf {
  readonly kind: Line['kind'] | 'facts';
  readonly markdown: string;
  /** Its first line. */
  readonly line: Line;
  /** Of its lines that boxes may stand on: of its items, otherwise the first. */
  readonly lineNumbers: readonly number[];
  /** Those of all of its lines. */
  readonly facts?: readonly Fact[];
}

interface List {
  readonly kind: 'list';
  /** The first number; undefined for bullets. */
  readonly start: number | undefined;
  readonly items: Groups<Leaf>;
}

export type Block = Leaf | List;

/** Whether it may be an ingredient, as far as what is above it says. */
export function mayBeIngredient({ kind, line }: Leaf): boolean {
  const isBullet = line.section === undefined && markerNumber(line) === undefined;
  return kind === 'item' && (line.section === 'ingredients' || isBullet);
}

/**
 * In groups, of which all but the last stay the same objects: of a text of a thousand blocks, React compares the groups
 * and the last one's blocks with each new word, and not every block.
 */
export type Groups<Item> = readonly (readonly Item[])[];

const GROUP_SIZE = 16;

/** The blocks so far. */
export interface Blocks {
  readonly groups: Groups<Block>;
  /** Whether a blank line has come after the last one. */
  readonly isAfterBlank: boolean;
}

/** The blocks with a line more, in the last of them or as a block of its own. */
export function withNextLine({ groups, isAfterBlank }: Blocks, line: Line): Blocks {
  if (line.kind === 'blank') return { groups, isAfterBlank: true };
  const last = groups.at(-1)?.at(-1);
  const joined = last && joinedTo(last, line, isAfterBlank);
  return {
    groups: joined ? withLast(groups, joined) : withNext(groups, blockOf(line)),
    isAfterBlank: false,
  };
}

function withNext<Item>(groups: Groups<Item>, item: Item): Groups<Item> {
  const last = groups.at(-1) ?? [];
  return last.length < GROUP_SIZE ? [...groups.slice(0, -1), [...last, item]] : [...groups, [item]];
}

function withLast<Item>(groups: Groups<Item>, item: Item): Groups<Item> {
  return [...groups.slice(0, -1), [...groups.at(-1)!.slice(0, -1), item]];
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
    return { ...list, items: withNext(items, leafOf(line)) };
  }
  if (line.kind !== 'item' && !line.isInItem) return undefined;
  const leaf = withLine(items.at(-1)!.at(-1)!, line, isAfterBlank ? '\n\n' : '\n');
  return { ...list, items: withLast(items, leaf) };
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
  return leaf.kind === 'item' ? { kind: 'list', start: markerNumber(line), items: [[leaf]] } : leaf;
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
