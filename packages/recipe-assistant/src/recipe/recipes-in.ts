import type { Line } from '../reading/lines.ts';
import type { Passage, Part } from './parts.ts';

/** The parts of each recipe of a text: another title starts another one, and so do ingredients after the steps. */
export function recipesIn(parts: readonly Part[]): Part[][] {
  const recipes: Part[][] = [[]];
  let kinds = new Set<Part['kind']>();
  for (const part of parts) {
    const [hasIngredients, hasSteps] = [kinds.has('ingredients'), kinds.has('steps')];
    const isNext = part.kind === 'ingredients' && hasIngredients && hasSteps;
    const isTitle = part.role === 'title' && (hasIngredients || hasSteps);
    if (isNext || isTitle) {
      recipes.push([]);
      kinds = new Set();
    }
    recipes.at(-1)!.push(part);
    kinds.add(part.kind);
  }
  return recipes;
}

/** The lines of a recipe before its first ingredient or step, and before what names those. */
export function linesAbove(parts: readonly Part[], lines: readonly Line[]): readonly Line[] {
  const offset = lines[0]?.lineNumber ?? 0;
  const [start = offset] = parts.flatMap(({ lineNumber = [], passages }) =>
    [lineNumber, ...lineNumbersOf(passages)].flat(),
  );
  const first = parts.find(({ kind }) => kind !== undefined && kind !== 'others');
  const end = first?.role === 'title' ? undefined : first?.lineNumber;
  const [firstPassage = Infinity] = lineNumbersOf(first?.passages ?? []);
  return lines.slice(start - offset, (end ?? firstPassage) - offset);
}

function lineNumbersOf(passages: readonly Passage[]): number[] {
  return passages.flatMap(({ lineNumbers }) => lineNumbers);
}
