import { sortCandidates, splitIngredients } from '../core/ingredients.ts';

/**
 * The ingredients in an entry that holds commas or semicolons; none when it is one ingredient. A comma
 * between digits is part of a number. `and`, in the visitor's language, and `&` part only the last of
 * them: “salt and pepper, ham and eggs” are three.
 */
export function splitEntry(entry: string, and: string): string[] {
  const lines = entry.replace(SEPARATOR, (_, number?: string) => number ?? '\n');
  const parts = splitIngredients(lines);
  const last = parts.pop();
  if (last === undefined || parts.length === 0) return [];
  const { added } = sortCandidates([], [...parts, ...splitAtAnd(last, and)]);
  return added.length > 1 ? added : [];
}

/** The commas and semicolons of Latin, Arabic and East Asian writing. */
const SEPARATOR = /(\p{Nd}[,;](?=\p{Nd}))|[,;،؛，；、]/gu;

function splitAtAnd(text: string, and: string): string[] {
  const words = text.split(' ');
  const lowerCase = words.map((word) => word.toLowerCase());
  const index = Math.max(lowerCase.lastIndexOf(and.toLowerCase()), lowerCase.lastIndexOf('&'));
  if (index < 0 || index === words.length - 1) return [text];
  return [words.slice(0, index), words.slice(index + 1)]
    .map((part) => part.join(' '))
    .filter(Boolean);
}
