import { withoutThought } from '../markdown/stream/reader.ts';
import { namesAmount } from './names-amount.ts';
import { ingredientLines, type ScaledMarkdown, stepLines } from './scale-markdown.ts';

/**
 * A scaled recipe with a mark behind each line that keeps its written amount: away from the page, nothing else would
 * tell.
 *
 * @returns the text without the model's thoughts
 */
export function markUnscaled({ markdown, scaled, located }: ScaledMarkdown, mark: string): string {
  const text = withoutThought(markdown, false);
  const { recipes, locations } = located;
  const kept = [
    ...ingredientLines(...recipes).filter((_line, index) => !scaled[index]),
    ...stepLines(recipes).filter((step) => namesAmount(step.text)),
  ];
  const ends = kept.flatMap((line) => {
    const range = locations.get(line)?.findLast((own) => own.range)?.range;
    // Before the marks of a hard break.
    return range ? range.start + text.slice(range.start, range.end).replace(BREAK, '').length : [];
  });
  ends.sort((one, other) => one - other);
  const starts = [0, ...ends];
  return starts.map((start, index) => text.slice(start, ends[index])).join(` ${mark}`);
}

const BREAK = /(?<![\s\\])[\s\\]+$/;
