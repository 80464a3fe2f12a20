import { linesOfSteps } from '../../foods/steps.ts';
import { NAMES } from '../../language/names/languages.ts';
import type { Names } from '../../language/names/names.ts';
import { languageOfLine } from '../../language/language-of.ts';
import type { DerivedRecipe, IngredientLine, RecipeStep } from '../../recipe/derive-recipe.ts';
import type { Duration } from '../../language/durations.ts';
import { plainText } from '../../markdown/line-text.ts';

/** A bold start of a step, behind its number. */
const BOLD = /^\s*(?:\d{1,3}[.)]|[-*+•])?\s*\*\*([^*]+)\*\*/;

/** What ends a title that something follows. */
const TITLE_END = /^\s*[:：.]\s*|^\s*\n\s*|^\s+[-–—]\s+/;

/** In characters. A longer one is the step itself. */
const LONGEST_TITLE = 80;

/** The number of a step behind its name: `Step 1: `. */
const NUMBER = /^\s*(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s*(?:步|단계)?\s*(?:[:：.)-]\s*|$)/u;

/**
 * The steps of a recipe, each with the lines of the list that it names, whole, and its own title.
 *
 * @param sourceOf the markdown of a step, in which a bold start is its title
 */
export function toCookSteps(
  recipe: DerivedRecipe,
  sourceOf: (step: RecipeStep) => string = () => '',
): CookStep[] {
  const lines = linesOfSteps(recipe);
  const steps = recipe.steps.flatMap(({ heading, lines: own }) =>
    own.map((step) => ({ step, heading })),
  );
  return steps.map(({ step, heading }, index) => {
    const { title, start } = titleIn(step, sourceOf(step));
    return {
      ...step,
      text: step.text.slice(start),
      durations: durationsFrom(step.durations, start),
      ...(title !== undefined && { title }),
      heading,
      ingredients: lines[index]!,
    };
  });
}

/** A step's title, if it has one, and where its text starts behind it and the step's number. */
function titleIn(step: RecipeStep, source: string): { title?: string; start: number } {
  const { text } = step;
  const number = numberIn(step, text);
  const bold = plainText(BOLD.exec(source)?.[1] ?? '').replace(/[\s:：.]+$/u, '');
  if (bold === '' || bold.length > LONGEST_TITLE || !text.startsWith(bold)) return { start: number };
  const end = TITLE_END.exec(text.slice(bold.length))?.[0].length;
  const start = bold.length + (end ?? 0);
  if (end === undefined || start === text.length) return { start: number };
  const title = bold.slice(numberIn(step, bold));
  return title === '' ? { start } : { title, start };
}

/** How long the number of a step is, by which a model counts what is counted already: `Step 1:`. */
function numberIn(step: RecipeStep, text: string): number {
  const { step: names = '' }: Names = NAMES[languageOfLine(step)];
  const words = names.split(', ').filter(Boolean);
  const word = words.find((each) => text.toLowerCase().startsWith(each)) ?? '';
  const number = word === '' ? undefined : NUMBER.exec(text.slice(word.length));
  return number ? word.length + number[0].length : 0;
}

/** Those behind a place of the text, as they stand behind it. */
function durationsFrom(durations: readonly Duration[], from: number): Duration[] {
  return durations
    .filter(({ start }) => start >= from)
    .map(({ seconds, start, end }) => ({ seconds, start: start - from, end: end - from }));
}

export interface CookStep extends RecipeStep {
  /** Its own, which stood at its start. */
  title?: string;
  /** Of its group. */
  heading: string | undefined;
  /** The lines of the list that it names. */
  ingredients: readonly IngredientLine[];
}
