import { withoutThoughts } from '../lines/thoughts.ts';
import type { ScaledMarkdown } from './scale-markdown.ts';

/**
 * A scaled recipe with a mark behind each line that keeps its written amount: away from the page, nothing else would
 * tell.
 *
 * @returns the text without the model's thoughts
 */
export function markUnscaled({ markdown, located, kept }: ScaledMarkdown, mark: string): string {
  const lines = markdown.split('\n');
  for (const line of kept) {
    const lineNumber = located.lineNumbers.get(line)?.at(-1);
    // Before the marks of a hard break.
    if (lineNumber !== undefined)
      lines[lineNumber] = lines[lineNumber]!.replace(BREAK, (end) => ` ${mark}${end}`);
  }
  return withoutThoughts(lines.join('\n'));
}

const BREAK = /(?<![\s\\])[\s\\]*$/;
