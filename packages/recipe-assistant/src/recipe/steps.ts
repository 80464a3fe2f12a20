import { isNote } from '../reading/name.ts';
import type { Vocabulary } from '../reading/vocabulary.ts';
import { type Passage, isNumbered, type Part } from './parts.ts';

/** What asks or offers is no step, and neither is what answers it. */
const QUESTION = /[?？؟]$/u;

/**
 * The items of a list of steps, or all lines without one. What stands between two items belongs to the first, and bullets
 * do so behind the last.
 */
export function stepsIn({ passages }: Part, vocabulary: Vocabulary): Passage[] {
  const end = passages.findIndex((passage, index) => isEnd(passage, passages, index));
  const own = passages
    .slice(0, end === -1 ? undefined : end)
    .filter(({ text, isFact }) => !isFact && !isNote(text, vocabulary));
  const first = own.find(({ isItem }) => isItem);
  // `Follow these steps:` is not a step.
  if (!first) return own.filter(({ text }) => !/[:：]$/.test(text));
  const steps: Passage[] = [];
  let between: Passage[] = [];
  for (const passage of own.slice(own.indexOf(first))) {
    const isStep = passage.isItem && isOfList(passage, first);
    if (!isStep) between.push(passage);
    if (!isStep && !between.every(({ isItem }) => isItem)) continue;
    const last = steps.pop();
    if (last) steps.push(joined([last, ...between]));
    if (isStep) steps.push(passage);
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
    const isBulleted = part.passages.some(({ isItem }) => isItem) && !isNumbered(part);
    return !isOnlyNumbered || part.role !== 'section' || !isBulleted;
  });
}

/** Whether the steps are over: at a question, unless the next number comes below it, as in `2. Boil.`, `Too thick?`, `3. Add water.` */
function isEnd({ isItem, text }: Passage, passages: readonly Passage[], index: number): boolean {
  if (isItem || !QUESTION.test(text)) return false;
  const last = passages.slice(0, index).findLast(({ count }) => count !== undefined);
  const goesOn = passages.slice(index).some(({ count }) => last && count === last.count! + 1);
  return !goesOn;
}

function isOfList({ nesting, count }: Passage, first: Passage): boolean {
  return nesting <= first.nesting && (count === undefined) === (first.count === undefined);
}

function joined(passages: readonly Passage[]): Passage {
  const text = passages.map((passage) => passage.text).join('\n');
  return { ...passages[0]!, text, lineNumbers: passages.flatMap(({ lineNumbers }) => lineNumbers) };
}
