import type { Entry } from './entries.ts';
import { anyOf } from './words/any-of.ts';

/** Where notes begin on a line of the last step: `Notes: …`, `Tip: …`; or a wish as all of it. */
const NOTES = new RegExp(String.raw`(?:^|\n)(?:${anyOf('others')}) ?[:：]`, 'iu');

/** Chatter after a recipe, also as its last step. */
const CLOSING =
  /^(?:\p{L}+ app[eé]tit|enjoy|i hope|hope you|feel free|let me know|this (?:recipe|dish)|note|tip|you can|remember|and there you have it|there you have it|happy cooking|buen provecho|smacznego|afiyet olsun)(?!\p{L})/iu;

/** The ingredients of a section. */
export function ingredientsIn(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ kind }) => kind === 'item')
    .map((entry) => ({ ...entry, text: entry.text.replaceAll('\n', ' ') }));
}

/**
 * The steps of a section: its items, or all its lines without items. Text between two items belongs to the first, and
 * text after the last is no step.
 */
export function stepsIn(entries: readonly Entry[]): Entry[] {
  return withoutAfterword(listedSteps(entries));
}

/** The same with what a model adds to the last one, or as one more. */
export function listedSteps(entries: readonly Entry[]): Entry[] {
  const listed = entries.findIndex(({ kind }) => kind === 'item');
  if (listed === -1) return bareSteps(entries);
  const base = entries[listed]!;
  // `Follow these steps:` is not a step.
  const steps = bareSteps(entries.slice(0, listed)).filter(({ text }) => !/[:：]$/.test(text));
  let between: Entry[] = [];
  for (const entry of entries.slice(listed)) {
    const isOfList =
      entry.nesting <= base.nesting && (entry.number === undefined) === (base.number === undefined);
    if (entry.kind === 'item' && isOfList) {
      addToLast(steps, between);
      steps.push(entry);
      between = [];
    } else if (entry.kind === 'item' && between.length === 0) addToLast(steps, [entry]);
    else between.push(entry);
  }
  return steps;
}

function withoutAfterword(steps: readonly Entry[]): Entry[] {
  const last = steps.at(-1);
  if (!last) return [];
  const [text = ''] = last.text.split(NOTES);
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => CLOSING.test(line) && (index > 0 || isWish(line)));
  const own = (end === -1 ? lines : lines.slice(0, end)).join('\n').trim();
  return own === ''
    ? withoutAfterword(steps.slice(0, -1))
    : [...steps.slice(0, -1), { ...last, text: own }];
}

/** `Enjoy your meal!` */
function isWish(line: string): boolean {
  return line.length < 40 && !/[:：]/.test(line) && /[!.]$/.test(line) && !/\d/.test(line);
}

/** Lines without markers. */
function bareSteps(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, entries.findLastIndex(({ text }) => !CLOSING.test(text)) + 1);
}

function addToLast(steps: Entry[], others: readonly Entry[]): void {
  const last = steps.pop();
  if (last) steps.push({ ...last, text: [last, ...others].map(({ text }) => text).join('\n') });
}
