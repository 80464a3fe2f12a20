import type { Words } from '../../components/labels/words.ts';
import { scaleServings } from '../../recipe/servings.ts';
import type { Servings } from '../../recipe/servings.ts';

/** The servings of a scaled recipe in words: `Serves 4`, `4人分`. */
export function spellServings(servings: Servings, factor: number, words: Words): string {
  const [label, people] = labelServings(servings, factor, words);
  return label.replace('{servings}', people);
}

/** The servings as the label words them: the text before the number, the number, the text after it. */
export function describeServings(
  servings: Servings,
  factor: number,
  words: Words,
): [before: string, people: string, after: string] {
  const [label, people] = labelServings(servings, factor, words);
  const [before = '', after = ''] = label.split('{servings}');
  return [before.trim(), people, after.trim()];
}

/** The label, with its hole, in the form for this number. */
function labelServings(
  servings: Servings,
  factor: number,
  { labels, format }: Words,
): [label: string, people: string] {
  const { from, to } = scaleServings(servings, factor);
  const people = [from, to ?? []]
    .flat()
    .map((end) => format('{end}', { end }))
    .join('–');
  return [format(labels.serves, { people: to ?? from }), people];
}
