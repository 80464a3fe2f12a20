import type { Duration } from '../../language/durations.ts';
import { scaleStep } from '../../foods/scale-step.ts';
import { linesOfSteps } from '../../foods/steps.ts';
import { languageTagged } from '../../language/names/languages.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { plainText } from '../../markdown/line-text.ts';
import { readLines } from '../../reading/lines.ts';
import { stepNumberIn } from '../../reading/name.ts';
import { type Vocabulary, vocabularyOf } from '../../reading/vocabulary.ts';
import type { IngredientLine, RecipeStep } from '../../recipe/derive-recipe.ts';
import { readLocated, readRecipe } from '../readings.ts';

/** A longer phrase in bold is the step. In characters. */
const LONGEST_TITLE = 90;

/** What sets a title apart from its step: `**Sauce**: Stir`, `**Sauce** – Stir`, the end of its line. */
const BEHIND_TITLE = /^ ?(?:[:：–—\n]|- )/u;

/** The steps of a whole recipe as cook mode shows them: each with its title, and the lines of the list that it names. */
export function readCookSteps(entry: RecipeEntry): readonly CookStep[] {
  const recipe = entry.read(readRecipe)!;
  const { lineNumbers, language } = entry.read(readLocated)!;
  const vocabulary = vocabularyOf(language);
  const written = readLines(entry.result.recipe, languageTagged(entry.language.given))!;
  const markdown = new Map(written.map(({ lineNumber, text }) => [lineNumber, text]));
  const named = linesOfSteps(recipe).values();
  return recipe.steps.flatMap(({ heading, lines }) =>
    lines.map((step) => {
      const { title: own, text } = titledStep(
        step.text,
        markdown.get(lineNumbers.get(step)![0]!)!,
        vocabulary,
      );
      const before = step.text.length - text.length;
      const durations = step.durations.map(({ seconds, start, end }, index, all) => {
        const equal = all.slice(0, index).filter((one) => one.seconds === seconds);
        return { seconds, start: start - before, end: end - before, nth: equal.length + 1 };
      });
      const group = heading && withoutStepNumber(heading, vocabulary);
      const title = [group, own].filter(Boolean).join(' · ');
      return { ...step, title, text, durations, named: new Set(named.next().value) };
    }),
  );
}

/**
 * A step and its own title apart: what its first line begins with in bold, if a colon or a dash, or the line's end, sets
 * it off. `**Boil** the leeks` has none.
 */
function titledStep(
  text: string,
  firstLine: string,
  vocabulary: Vocabulary,
): { title: string; text: string } {
  const phrase = withoutStepNumber(plainText(boldStart(firstLine)), vocabulary);
  const behind = text.slice(phrase.length);
  const isApart = /[:：.。]$/u.test(phrase) || BEHIND_TITLE.test(behind);
  const rest = behind.replace(/^[\s:：–—-]+/u, '');
  const hasTitle = phrase !== '' && text.startsWith(phrase) && isApart && rest !== '';
  return hasTitle ? { title: phrase.replace(/ ?[:：.。]$/u, ''), text: rest } : { title: '', text };
}

/** `Boil` of `Step 2: Boil`, and nothing of `Step 2`, which would be a second number. */
function withoutStepNumber(title: string, vocabulary: Vocabulary): string {
  return title.slice(stepNumberIn(`${title}: .`, vocabulary)?.end ?? 0);
}

/** The text of a step in other amounts, and whether it names one that is not scaled. */
export function scaledText({ named, ...step }: CookStep, factor: number) {
  return scaleStep({ ...step, durations: [] }, [...named], factor);
}

/** What a line of markdown begins with in bold, with its marks; empty without one. */
function boldStart(line: string): string {
  const mark = ['**', '__'].find((each) => line.startsWith(each));
  const end = mark ? line.indexOf(mark, mark.length) : -1;
  return end > 0 && end < LONGEST_TITLE ? line.slice(0, end + 2) : '';
}

interface CookDuration extends Duration {
  /** Which one it is of equal ones in its step, from 1: `Cook 5 minutes, turn, cook 5 minutes more.` */
  readonly nth: number;
}

/** A step without its number and its title. */
export interface CookStep extends Omit<RecipeStep, 'durations'> {
  /** The title of its group, its own, or both; empty without one. */
  readonly title: string;
  readonly durations: readonly CookDuration[];
  /** The lines of the list that it names. */
  readonly named: ReadonlySet<IngredientLine>;
}
