import { sortCandidates, splitIngredients } from '../../core/ingredients.ts';

/**
 * The ingredients of an entry with commas or semicolons, each once; empty if it is a single one. Text in
 * brackets stays together, and a comma between digits is part of a number. `and`, in the page's language and
 * in English, and `&` split only the last of them: “salt and pepper, ham and eggs” are three.
 */
export function ingredientsIn(entry: string, and: string): string[] {
  const parts = splitIngredients(entry.replace(SEPARATOR, (_, kept?: string) => kept ?? '\n'));
  const last = parts.pop();
  if (last === undefined || parts.length === 0) return [];
  const all = splitIngredients([...parts, ...splitAtAnd(last, and)].join('\n'));
  const { added } = sortCandidates([], all);
  return added.length > 1 ? added : [];
}

/** The lines of a pasted list, without bullets, numbers, check boxes, commas at their ends, and headings. */
export function readList(text: string): string {
  return text.replace(HEADING, '').replace(MARK, '').replace(LINE_END, '');
}

/** Latin, Arabic and East Asian commas and semicolons. The first alternative is what stays: brackets, and numbers. */
const SEPARATOR = /([([（【][^()[\]（）【】]*[)\]）】]|\p{Nd}[,;،](?=\p{Nd}))|[,;،؛，；、､]/gu;

/** What no ingredient begins with. East Asian lists leave out the space after a bullet. */
const MARK = /^[ \t]*(?:[•◦▪●・☐☑✓][ \t]*|(?:[-–*]|\d{1,3}[.)]|\[[ xX]?\])[ \t]+)+/gmu;

/** `Shopping list:`, a line that others follow. */
const HEADING = /^.{1,60}[:：][ \t]*$(?=\s*\S)/gmu;

const LINE_END = /[,;،؛，、][ \t]*$/gmu;

/** Words, with what stands in brackets. */
const WORDS = /(?:[([（【][^()[\]（）【】]*[)\]）】]|\S)+/gu;

function splitAtAnd(text: string, and: string): string[] {
  const ands = ['&', 'and', ...and.split(' ')];
  const words = text.match(WORDS) ?? [];
  const last = words.findLastIndex((word) => ands.includes(word.toLowerCase()));
  if (last < 0) return [text];
  return [words.slice(0, last), words.slice(last + 1)].map((part) => part.join(' '));
}
