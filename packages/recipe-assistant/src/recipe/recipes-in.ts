import type { Line } from '../reading/lines.ts';
import type { Part } from './parts.ts';

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

/** The lines of a recipe before its first ingredient or step. */
export function linesAbove(parts: readonly Part[], lines: readonly Line[]): readonly Line[] {
  const [start = 0] = parts.flatMap(numbersOf);
  const [end = Infinity] = parts.filter(({ kind }) => kind && kind !== 'others').flatMap(numbersOf);
  return lines.filter(({ number }) => number >= start && number < end);
}

function numbersOf({ number, entries }: Part): number[] {
  return [number ?? [], ...entries.map((entry) => entry.numbers)].flat();
}
