import { linesOfSteps } from '../../foods/steps.ts';
import type { DerivedRecipe, IngredientLine, RecipeStep } from '../../recipe/derive-recipe.ts';
import type { Duration } from '../../language/durations.ts';
import { plainText } from '../../markdown/line-text.ts';

/** A bold start of a step, behind its number. */
const BOLD = /^\s*(?:\d{1,3}[.)]|[-*+•])?\s*\*\*([^*]+)\*\*/;

/** What ends a title that something follows. */
const TITLE_END = /^\s*[:：.]\s*|^\s*\n\s*|^\s+[-–—]\s+/;

/** In characters. A longer one is the step itself. */
const LONGEST_TITLE = 80;

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

/** A step's title, if it has one, and where its text starts behind it. */
function titleIn({ text }: RecipeStep, source: string): { title?: string; start: number } {
  const bold = plainText(BOLD.exec(source)?.[1] ?? '').replace(/[\s:：.]+$/u, '');
  // `**Step 1: Brown the meat**` has been read without its number.
  const names = [bold, bold.slice(bold.search(/[:：]/u) + 1).trim()];
  const title = names.find((name) => name !== '' && text.startsWith(name));
  const end = title && TITLE_END.exec(text.slice(title.length))?.[0];
  const start = end === undefined || title === undefined ? 0 : title.length + end.length;
  const isTitle =
    title !== undefined && start > 0 && start < text.length && title.length <= LONGEST_TITLE;
  return isTitle ? { title, start } : { start: 0 };
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
