import { languageOfLine } from '../language/language-of.ts';
import type { Language } from '../language/names/languages.ts';
import type { DerivedRecipe, IngredientLine } from '../recipe/derive-recipe.ts';
import { finderOf } from './finder.ts';
import { closest } from './meant.ts';
import type { Mention, NamedLine } from './mention.ts';

/** Words of names times characters of steps, beyond which no step names any: finding them would freeze the page. */
const MAX_COMPARISONS = 2_000_000;

/** The lines of the list that each step names, of all groups in order: the recipe's own, in the order of the list. */
export function linesOfSteps(recipe: DerivedRecipe): readonly (readonly IngredientLine[])[] {
  const { title = '', ingredients, steps } = recipe;
  const named = ingredients.flatMap(({ lines }, group) =>
    lines.map((line): NamedLine => ({ line, group })),
  );
  const texts = steps.flatMap(({ lines }) => lines);
  const lines = named.map(({ line }) => line);
  const language = languageOfMost([...texts, ...lines]);
  const find = finderOf(named, title, language);
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  // A variation below a recipe may have steps alone.
  const namesNone = lines.length === 0 || find.size * length > MAX_COMPARISONS;
  if (namesNone) return texts.map(() => []);
  const finishing = new Set(lines.filter(({ text }) => find.isFinish(text)));
  let group = 0;
  return steps.flatMap(({ heading = '', lines: own }) =>
    own.map(({ text: written }) => {
      // The name of the dish names no ingredient: `Serve the Sausage and Pepper Pasta.` → nothing.
      const text = title ? written.replaceAll(title, '.') : written;
      const isNamed = ingredients.map((each) =>
        find.names(`${heading}\n${text}`, each.heading ?? ''),
      );
      const mentions = find.mentionsIn(text);
      group = groupOf(mentions, isNamed, group);
      const isLast = find.isFinish(text);
      const meant = ({ named: all }: Mention) =>
        closest(all, group, ({ line }) => finishing.has(line) === isLast).map(({ line }) => line);
      const found = new Set(mentions.flatMap(meant));
      const all = ingredients[group]!;
      if (find.takesAll(text, all.heading)) {
        for (const line of all.lines) if (!finishing.has(line)) found.add(line);
        const from = find.exceptFrom(text);
        const others = mentions.filter(({ start }) => start > from).flatMap(meant);
        for (const line of others) found.delete(line);
      }
      return lines.filter((line) => found.has(line));
    }),
  );
}

/**
 * The index of the group that a step is about. What it names counts: a heading for two, a food that only one group has
 * for one. Of groups with as many it is that of the step before: `Whisk the oil.`, where both have oil → that.
 */
function groupOf(mentions: readonly Mention[], isNamed: readonly boolean[], last: number): number {
  const counts = isNamed.map((is, group) => (is ? 2 : 0) + (group === last ? 0.5 : 0));
  for (const { named } of mentions) {
    const [first, ...others] = new Set(named.map(({ group }) => group));
    if (first !== undefined && others.length === 0) counts[first]! += 1;
  }
  return counts.indexOf(Math.max(...counts));
}

/** The language of most lines. */
function languageOfMost(lines: readonly IngredientLine[]): Language {
  const counts = new Map<Language, number>();
  for (const line of lines) {
    const language = languageOfLine(line);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [
    'en',
    0,
  ] as const)[0];
}
