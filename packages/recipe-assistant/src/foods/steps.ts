import { languageOfLine } from '../language/language-of.ts';
import type { Language } from '../language/names/languages.ts';
import type { DerivedRecipe, IngredientLine } from '../recipe/derive-recipe.ts';
import { FOODS } from '../language/foods/languages.ts';
import { plain } from './reader.ts';
import { closest, finderOf, type Mention, type NamedLine } from './mentions.ts';

/** Characters of lines times those of steps, beyond which no step names any: finding them would freeze the page. */
const MAX_COMPARISONS = 20_000_000;

/** The lines of the list that each step names, of all groups in order: the recipe's own, in the order of the list. */
export function linesOfSteps(recipe: DerivedRecipe): readonly (readonly IngredientLine[])[] {
  return mentionsOfSteps(recipe).map(({ lines }) => lines);
}

/** What each step names, and where. */
export function mentionsOfSteps({ title, ingredients, steps }: DerivedRecipe): StepMentions[] {
  const named = ingredients.flatMap(({ lines }, group) => lines.map((line): NamedLine => ({ line, group })));
  const texts = steps.flatMap(({ lines }) => lines);
  const length = (lines: readonly { text: string }[]) =>
    lines.reduce((sum, { text }) => sum + text.length, 0);
  const isTooLong = length(named.map(({ line }) => line)) * length(texts) > MAX_COMPARISONS;
  const language = languageOf([...texts, ...named.map(({ line }) => line)]);
  const find = finderOf(isTooLong ? [] : named, title ?? '', language);
  const isFinish = finishOf(language);
  let group = 0;
  return steps.flatMap(({ heading = '', lines }) =>
    lines.map(({ text: written }) => {
      // The dish is none of its ingredients: `Serve the Sausage and Pepper Pasta.`
      const text = title ? written.replaceAll(title, '.'.repeat(title.length)) : written;
      const mentioned = find.mentionsIn(text);
      const isNamed = ingredients.map((each) => find.names(`${heading}\n${text}`, each.heading ?? ''));
      group = groupOf(mentioned, isNamed, group);
      const isLast = isFinish({ text });
      const mentions = mentioned.map(({ named: meant, ...place }) => ({
        ...place,
        named: closest(meant, group, ({ line }) => isFinish(line) === isLast),
      }));
      const found = new Set(mentions.flatMap((mention) => mention.named.map(({ line }) => line)));
      const { heading: of, lines: all } = ingredients[group]!;
      if (!isTooLong && find.takesAll(text, of)) {
        const from = find.exceptFrom(text);
        const except = mentions.filter(({ start }) => start > from);
        const others = new Set(except.flatMap((each) => each.named.map(({ line }) => line)));
        for (const line of all) if (others.has(line)) found.delete(line); else if (!isFinish(line)) found.add(line);
      }
      return { mentions, lines: named.map(({ line }) => line).filter((line) => found.has(line)) };
    }),
  );
}

/** Whether a text is about what goes on the finished dish. A start of a word in Latin letters is one, others may be in it. */
function finishOf(language: Language): (line: { text: string }) => boolean {
  const starts = plain(FOODS[language].finish).split(' ');
  return ({ text }) =>
    (plain(text).match(/\p{L}+/gu) ?? []).some((word) =>
      starts.some((start) => (start < '\u0370' ? word.startsWith(start) : word.includes(start))),
    );
}

/** The group that a step names, or that most of what it names is of alone, else that of the step before. */
function groupOf(mentions: readonly Mention[], isNamed: readonly boolean[], last: number): number {
  const counts = isNamed.map((is, group) => (is ? 2 : 0) + (group === last ? 0.5 : 0));
  for (const { named } of mentions) {
    const [first, ...others] = new Set(named.map(({ group }) => group));
    if (first !== undefined && others.length === 0) counts[first]! += 1;
  }
  return counts.indexOf(Math.max(...counts));
}

/** The language of most lines. */
function languageOf(lines: readonly IngredientLine[]): Language {
  const counts = new Map<Language, number>();
  for (const line of lines) {
    const language = languageOfLine(line);
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['en', 0] as const)[0];
}

interface StepMentions {
  readonly mentions: readonly Mention[];
  readonly lines: readonly IngredientLine[];
}
