import type { Line } from '../reading/lines.ts';
import type { Entry, Part } from './parts.ts';

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
  const offset = lines[0]?.number ?? 0;
  const [start = offset] = parts.flatMap(({ number = [], entries }) =>
    [number, ...numbersOf(entries)].flat(),
  );
  const first = parts.find(({ kind }) => kind !== undefined && kind !== 'others');
  const end = first?.role === 'title' ? undefined : first?.number;
  const [firstEntry = Infinity] = numbersOf(first?.entries ?? []);
  return lines.slice(start - offset, (end ?? firstEntry) - offset);
}

function numbersOf(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ numbers }) => numbers);
}
