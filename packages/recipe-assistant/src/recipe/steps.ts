import { isNote } from '../reading/name.ts';
import type { Vocabulary } from '../reading/vocabulary.ts';
import { type Entry, isNumbered, type Part } from './parts.ts';

/** What asks or offers is no step, and neither is what answers it. */
const QUESTION = /[?？؟]$/u;

/**
 * The items of a list of steps, or all lines without one. What stands between two items belongs to the first, and bullets
 * do so behind the last.
 */
export function stepsIn({ entries }: Part, vocabulary: Vocabulary): Entry[] {
  const end = entries.findIndex(({ isItem, text }) => !isItem && QUESTION.test(text));
  const own = entries
    .slice(0, end === -1 ? undefined : end)
    .filter(({ text, isFact }) => !isFact && !isNote(text, vocabulary));
  const first = own.find(({ isItem }) => isItem);
  // `Follow these steps:` is not a step.
  if (!first) return own.filter(({ text }) => !/[:：]$/.test(text));
  const steps: Entry[] = [];
  let between: Entry[] = [];
  for (const entry of own.slice(own.indexOf(first))) {
    const isStep = entry.isItem && isOfList(entry, first);
    if (!isStep) between.push(entry);
    if (!isStep && !between.every(({ isItem }) => isItem)) continue;
    const last = steps.pop();
    if (last) steps.push(joined([last, ...between]));
    if (isStep) steps.push(entry);
    between = [];
  }
  return steps;
}

/**
 * Without what tells the steps again, since each is to be cooked once: numbered `Instructions` and a `Method` in bullets
 * → the first alone.
 */
export function withoutSummary(parts: readonly Part[]): Part[] {
  const first = parts.find(({ kind }) => kind === 'steps');
  const isOnlyNumbered = first !== undefined && isNumbered(first);
  return parts.filter((part) => {
    const isBulleted = part.entries.some(({ isItem }) => isItem) && !isNumbered(part);
    return !isOnlyNumbered || part.role !== 'section' || !isBulleted;
  });
}

function isOfList({ nesting, count }: Entry, first: Entry): boolean {
  return nesting <= first.nesting && (count === undefined) === (first.count === undefined);
}

function joined(entries: readonly Entry[]): Entry {
  const text = entries.map((entry) => entry.text).join('\n');
  return { ...entries[0]!, text, numbers: entries.flatMap(({ numbers }) => numbers) };
}
