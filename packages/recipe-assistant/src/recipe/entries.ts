import { type Unwrapped, unwrap } from '../markdown/captions.ts';
import type { NumberedLine } from '../markdown/growing-lines.ts';
import type { Label } from '../markdown/outline.ts';
import { plainText } from '../markdown/line-text.ts';

/**
 * What a recipe is read from, in reading order: labels, items and text, each with the lines that belong to it. Tables and
 * quotations hold no lines of a recipe.
 */
export function entriesOf(lines: readonly NumberedLine[]): Entry[] {
  const entries: Entry[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind === 'blank') continue;
    const entry = entryOf(line);
    const last = isOpen && entry ? entries.at(-1) : undefined;
    isOpen = entry !== undefined;
    if (!entry) continue;
    if (last && line.isInItem) entries[entries.length - 1] = joined(last, entry);
    else entries.push(entry);
    if (last && entry.kind === 'item') last.hasItems ||= entry.nesting > last.nesting;
  }
  return entries.filter(({ text }) => text !== '');
}

function joined(last: Entry, { text, numbers }: Entry): Entry {
  // If an item ends in a marker, that is no line of it.
  if (!/[\p{L}\p{N}]/u.test(text)) return last;
  const whole = last.text === '' ? text : `${last.text}\n${text}`;
  return { ...last, text: whole, numbers: [...last.numbers, ...numbers] };
}

function entryOf(line: NumberedLine): Entry | undefined {
  const { kind, text, label, marker = '', nesting = 0, number, isStep = false } = line;
  if (kind !== 'heading' && kind !== 'item' && kind !== 'text') return undefined;
  return {
    kind: kind === 'heading' ? label!.role : kind,
    text: plainText(text),
    source: text,
    ...unwrap(text),
    section: label?.section,
    number: /^\d/.test(marker) ? parseInt(marker, 10) : undefined,
    nesting,
    hasItems: false,
    isStep,
    numbers: [number],
  };
}

export interface Entry extends Unwrapped {
  readonly kind: Label['role'] | 'item' | 'text';
  /** As shown; for an item, together with the lines after it. */
  readonly text: string;
  /** As written. */
  readonly source: string;
  /** The kind of section that a label names. */
  readonly section: Label['section'];
  /** Of an item in a numbered list. */
  readonly number: number | undefined;
  /** Of an item, how many lists are around its own. */
  readonly nesting: number;
  /** Whether items are nested in it. */
  hasItems: boolean;
  /** Whether it is text among the steps. */
  readonly isStep: boolean;
  /** Of its lines. */
  readonly numbers: readonly number[];
}
