import type { KnownLanguage } from '../language/language-of.ts';
import { plainText, rowText } from '../markdown/line-text.ts';
import { readLines } from '../reading/lines.ts';
import {
  type DerivedRecipe,
  type IngredientLine,
  type ReadRecipes,
  readRecipes,
  type RecipeStep,
} from './derive-recipe.ts';
import { type Edit, withEdits } from './edits.ts';
import { holdsAmount } from './names-amount.ts';
import { scalingEdits } from './scale-line.ts';
import { servingsEdits } from './servings.ts';
import type { Stated } from './stated.ts';

/** A marker of an item, as models write them. */
const MARKER = /^\s*(?:[-+*•‣◦▪●○⁃∙·・▢☐–—]|\d{1,9}[.)](?!\d))\s*/;

/** The recipes of a text, to be scaled, ticked and cooked; undefined if the page shows it plain, or without any. */
export function locateRecipes(markdown: string, language?: KnownLanguage): ReadRecipes | undefined {
  const read = readRecipes(markdown, language);
  return read && read.recipes.length > 0 ? read : undefined;
}

/**
 * Scales the amounts of a recipe's ingredient lines in its text, and those of the line that states the servings. So what
 * the page shows and what is copied from it are the same. A line of which more than its amounts would change is not
 * scaled.
 *
 * @param scaleStep reads what of a step is scaled with the ingredients
 * @returns undefined if there is nothing to scale
 */
export function scaleMarkdown(
  markdown: string,
  factor: number,
  located = locateRecipes(markdown),
  scaleStep: (step: RecipeStep) => StepEdits = () => ({ edits: [], namesAmount: false }),
): ScaledMarkdown | undefined {
  if (!located) return undefined;
  const { recipes, lineNumbers } = located;
  const lines = markdown.split('\n');
  const kept = new Set<IngredientLine | RecipeStep>();
  const scaled = ingredientLines(...recipes).map((line) => {
    const edits = scalingEdits(line, factor);
    const isScaled =
      edits !== undefined && editLines(lines, lineNumbers.get(line)!, line.text, edits);
    if (!isScaled && holdsAmount(line)) kept.add(line);
    return isScaled;
  });
  for (const step of stepLines(recipes)) {
    const { edits, namesAmount } = scaleStep(step);
    const isScaled =
      edits.length === 0 || editLines(lines, lineNumbers.get(step)!, step.text, edits);
    if (namesAmount || !isScaled) kept.add(step);
  }
  // From the last on, so that the words of a row are where they were read.
  const servings = [...located.servings];
  for (let stated = servings.pop(); stated; stated = servings.pop())
    scaleStated(lines, stated, (text) => servingsEdits(text, factor, located.language));
  return { markdown: lines.join('\n'), located, scaled, kept };
}

/** The lines of all groups, in reading order. */
export function ingredientLines(...recipes: readonly DerivedRecipe[]): IngredientLine[] {
  return recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ lines }) => lines));
}

export function stepLines(recipes: readonly DerivedRecipe[]): RecipeStep[] {
  return recipes.flatMap(({ steps }) => steps.flatMap(({ lines }) => lines));
}

/** Scales what states servings: the lines of a text, or a cell in its row. */
function scaleStated(
  lines: string[],
  { text, lineNumbers, offset }: Stated,
  editsOf: (text: string) => Edit[],
): void {
  for (const lineNumber of lineNumbers) {
    const source = lines[lineNumber]!;
    const shown = offset === undefined ? shownText(source) : rowText(source.trim());
    const edits =
      offset === undefined
        ? editsOf(shown)
        : editsOf(text).map(({ start, end, ...edit }) => ({
            ...edit,
            start: start - offset,
            end: end - offset,
          }));
    editLines(lines, [lineNumber], shown, edits);
  }
}

/** Edits the source of a text over one line or more, unless more than that would change. */
function editLines(
  lines: string[],
  lineNumbers: readonly number[],
  text: string,
  edits: readonly Edit[],
): boolean {
  const source = lineNumbers.map((lineNumber) => lines[lineNumber]!).join('\n');
  const own = withEdits(source, placedIn(source, text, edits));
  if (shownText(own, text) !== withEdits(text, edits).replace(/\s+/g, ' ')) return false;
  for (const [index, line] of own.split('\n').entries()) lines[lineNumbers[index]!] = line;
  return true;
}

/**
 * Edits of a text as it is shown, moved to their places in its source. A part is found there by how often it stands
 * before it: of `Mix 1 egg and 1 leek`, the second `1` → the second one of `1. Mix **1 egg** and 1 leek` behind the
 * marker.
 */
function placedIn(source: string, text: string, edits: readonly Edit[]): Edit[] {
  const marker = MARKER.exec(source)?.[0].length ?? 0;
  return edits.map((edit) => {
    const part = text.slice(edit.start, edit.end);
    const count = text.slice(0, edit.start).split(part).length;
    const start = marker + source.slice(marker).split(part, count).join(part).length;
    return { ...edit, start, end: start + part.length };
  });
}

/** Lines of a text as they are shown; the row of a table as what has been read of it, without its signs. */
function shownText(source: string, read = source): string {
  if (source.includes('|') && !read.includes('|')) return rowText(source.trim());
  const lines = source.split('\n').flatMap((line) => readLines(line.trim()) ?? []);
  return lines
    .map(({ text }) => plainText(text))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** A scaled recipe. */
export interface ScaledMarkdown {
  readonly markdown: string;
  /** What it contains. */
  readonly located: ReadRecipes;
  /** For each ingredient line in reading order, whether it is scaled. */
  readonly scaled: readonly boolean[];
  /** The lines and steps with an amount that stays as it is written. */
  readonly kept: ReadonlySet<IngredientLine | RecipeStep>;
}

/** What of a step is scaled. */
export interface StepEdits {
  readonly edits: readonly Edit[];
  /** Whether it names an amount that isn't. */
  readonly namesAmount: boolean;
}
