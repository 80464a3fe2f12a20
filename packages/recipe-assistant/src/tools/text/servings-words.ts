import type { TextLabels } from '../../components/labels/text-labels.ts';
import type { Words } from '../../components/labels/words.ts';
import type { Servings } from '../../recipe/servings-and-times.ts';

/** The servings of a scaled recipe in words: `Serves 4`. */
export function spellServings(
  servings: Servings,
  factor: number,
  words: Words<TextLabels>,
): string {
  return describeServings(servings, factor, words).filter(Boolean).join(' ');
}

/** The servings as the label words them: the text before the number, the number, the text after it. */
export function describeServings(
  { from, to = from }: Servings,
  factor: number,
  { labels, fill }: Words<TextLabels>,
): [before: string, people: string, after: string] {
  const count = Math.round(to * factor);
  const ends = to === from ? [count] : [Math.round(from * factor), count];
  const people = ends.map((end) => fill('{end}', { end })).join('–');
  const [before = '', after = ''] = fill(labels.serves, { people: count }).split('{servings}');
  return [before.trim(), people, after.trim()];
}
