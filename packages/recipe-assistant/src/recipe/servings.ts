import type { Language } from '../language/names/languages.ts';
import { peopleAndPieces, type Servings } from './facts.ts';
import { type Edit, editNumbers } from './edits.ts';

/** The edits by which a text states other servings, and what it yields. */
export function servingsEdits(text: string, factor: number, language: Language): Edit[] {
  return peopleAndPieces(text, language).flatMap((stated) => {
    const { from, to } = stated.amount;
    const values = [from, to].map(({ value }) => wholePeople(value * factor));
    return editNumbers(stated, values, { text, language });
  });
}

/** The servings of a recipe whose amounts are multiplied. */
export function scaleServings({ from, to = from }: Servings, factor: number): Servings {
  const [least, most] = [from, to].map((people) => wholePeople(people * factor));
  return most! > least! ? { from: least!, to: most } : { from: least! };
}

/** Nobody cooks for half a person, or for none. */
function wholePeople(count: number): number {
  return Math.max(1, Math.round(count));
}
