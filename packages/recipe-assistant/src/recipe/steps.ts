import type { TextLine } from './lines.ts';

const NUMBER_ALONE = /^(?:step|schritt|étape|paso|passo|stap|krok|шаг) ?\d+$/iu;

/** What is said to those who have cooked. */
const GOODBYE =
  /^(?:enjoy|bon app|buen provecho|guten appetit|buon appetito|bom apetite|smakelijk|i hope|hope you|feel free|let me know|this (?:recipe|dish)|note|tip|you can|remember)(?!\p{L})/iu;

/**
 * The steps among the lines of a section: its items, or all its lines where there are none. What stands between
 * two items belongs to the first, and what stands behind the last is no step.
 */
export function stepsOf(lines: readonly TextLine[]): string[] {
  const listed = lines.findIndex(({ kind }) => kind === 'item');
  if (listed === -1) return bareSteps(lines);
  const base = lines[listed]!;
  // `Follow these steps:` is none.
  const steps = bareSteps(lines.slice(0, listed)).filter((text) => !/[:：]$/.test(text));
  let between: string[] = [];
  let number = base.number;
  for (const line of lines.slice(listed)) {
    const isItem = line.kind === 'item';
    const isOfList =
      line.depth <= base.depth && (line.number === undefined) === (base.number === undefined);
    if (isItem && isOfList) {
      if (between.length > 0 && !continues(line, number, between)) return steps;
      addToLast(steps, between);
      steps.push(line.text);
      between = [];
      number = line.number;
    } else if (isItem && between.length === 0) {
      addToLast(steps, [line.text]);
    } else {
      between.push(line.text);
    }
  }
  return steps;
}

function bareSteps(lines: readonly TextLine[]): string[] {
  const texts = lines.filter(({ words }) => !NUMBER_ALONE.test(words)).map(({ text }) => text);
  while (GOODBYE.test(texts.at(-1) ?? '')) texts.pop();
  return texts;
}

/** Whether an item goes on with the list before some lines of text. */
function continues(
  { number }: TextLine,
  last: number | undefined,
  between: readonly string[],
): boolean {
  if (number === undefined || last === undefined) return !/[:：]$/.test(between.at(-1)!);
  return number === last + 1 || number === last;
}

function addToLast(steps: string[], texts: readonly string[]): void {
  if (steps.length > 0) steps.push([steps.pop(), ...texts].join('\n'));
}
