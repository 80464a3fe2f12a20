import { readText } from '../markdown/stream/reader.ts';
import { linesOf } from './lines.ts';
import { sectionsOf } from './sections.ts';
import { titleOf } from './derive-recipe.ts';

/**
 * The dish's name, as the page reads it, also in a text that has not the parts of a recipe. Undefined
 * where there is none.
 */
export function readTitle(markdown: string): string | undefined {
  const blocks = readText(markdown);
  if (blocks === undefined) return undefined;
  const lines = linesOf(blocks);
  return titleOf(sectionsOf(lines)) ?? lines.find(({ kind }) => kind === 'title')?.text;
}
