import type { Words } from '../../components/labels/create-words.ts';
import type { Servings } from '../../recipe/facts.ts';
import { scaleServings } from '../../recipe/servings.ts';

/**
 * The servings of a scaled recipe as the label words them: the text before the number, the number, the text after it.
 */
export function describeServings(
  servings: Servings,
  factor: number,
  { labels, format }: Words,
): [before: string, people: string, after: string] {
  const { from, to } = scaleServings(servings, factor);
  const ends = to === undefined ? [from] : [from, to];
  const people = ends.map((end) => format('{end}', { end })).join('–');
  const label = format(labels.serves, { people: to ?? from });
  const [before = '', after = ''] = label.split('{servings}');
  return [before, people, after];
}

/** The same as one text: `Serves 4`, `4人分`. */
export function spellServings(servings: Servings, factor: number, words: Words): string {
  return describeServings(servings, factor, words).join('');
}
