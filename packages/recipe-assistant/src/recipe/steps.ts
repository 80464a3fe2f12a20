import type { Row } from './rows.ts';

const NUMBER_ALONE = /^(?:step|schritt|étape|paso|passo|stap|krok|шаг) ?\d+$/iu;

/** What is said to those who have cooked. */
const GOODBYE =
  /^(?:enjoy|bon app|buen provecho|guten appetit|buon appetito|bom apetite|smakelijk|i hope|hope you|feel free|let me know|this (?:recipe|dish)|note|tip|you can|remember)(?!\p{L})/iu;

/**
 * The steps in the rows below a label: its items, or its lines where there are none. What stands between
 * two items belongs to the first, and what stands behind the last is no step.
 */
export function stepsOf(rows: readonly Row[]): string[] {
  const listed = rows.findIndex(({ kind }) => kind === 'item');
  if (listed === -1) return bareSteps(rows);
  const base = rows[listed]!;
  // `Follow these steps:` is none.
  const steps = bareSteps(rows.slice(0, listed)).filter((text) => !/[:：]$/.test(text));
  let between: string[] = [];
  let number = base.number;
  for (const row of rows.slice(listed)) {
    const isItem = row.kind === 'item';
    const isOfList =
      row.depth <= base.depth && (row.number === undefined) === (base.number === undefined);
    if (isItem && isOfList) {
      if (between.length > 0 && !continues(row, number, between)) return steps;
      addToLast(steps, between);
      steps.push(row.text);
      between = [];
      number = row.number;
    } else if (isItem && between.length === 0) {
      addToLast(steps, [row.text]);
    } else {
      between.push(row.text);
    }
  }
  return steps;
}

function bareSteps(rows: readonly Row[]): string[] {
  const lines = rows.filter(({ words }) => !NUMBER_ALONE.test(words)).map(({ text }) => text);
  while (GOODBYE.test(lines.at(-1) ?? '')) lines.pop();
  return lines;
}

/** Whether an item goes on with the list before some lines of text. */
function continues({ number }: Row, last: number | undefined, between: readonly string[]): boolean {
  if (number === undefined || last === undefined) return !/[:：]$/.test(between.at(-1)!);
  return number === last + 1 || number === last;
}

function addToLast(steps: string[], texts: readonly string[]): void {
  if (steps.length > 0) steps.push([steps.pop(), ...texts].join('\n'));
}
