import type { Line } from '../reading/lines.ts';
import type { Entry, Part } from './parts.ts';

/** The parts of each recipe of a text: another title starts another one, and so do ingredients after the steps. */
export function recipesIn(parts: readonly Part[]): Part[][] {
  const recipes: Part[][] = [[]];
  for (const part of parts) {
    const has = (kind: Part['kind']) => recipes.at(-1)!.some((other) => other.kind === kind);
    const isNext = part.kind === 'ingredients' && has('ingredients') && has('steps');
    const isTitle = part.role === 'title' && (has('ingredients') || has('steps'));
    if (isNext || isTitle) recipes.push([part]);
    else recipes.at(-1)!.push(part);
  }
  return recipes;
}

/** The lines of a recipe before its first ingredient or step, and before what names those. */
export function linesAbove(parts: readonly Part[], lines: readonly Line[]): readonly Line[] {
  const [start = 0] = parts.flatMap(({ number = [], entries }) =>
    [number, ...numbersOf(entries)].flat(),
  );
  const first = parts.find(({ kind }) => kind !== undefined && kind !== 'others');
  const end = first?.role === 'title' ? undefined : first?.number;
  const [firstEntry = Infinity] = numbersOf(first?.entries ?? []);
  return lines.filter(({ number }) => number >= start && number < (end ?? firstEntry));
}

function numbersOf(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ numbers }) => numbers);
}
