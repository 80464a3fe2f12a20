import { readLines } from '../markdown/growing-lines.ts';
import { plainText } from '../markdown/line-text.ts';
import { cleanLine, normalizeLine } from '../markdown/normalize.ts';
import {
  type DerivedRecipe,
  type IngredientLine,
  type ReadRecipes,
  readRecipes,
  type RecipeStep,
} from './derive-recipe.ts';
import type { AmountEdit } from './amount-edits.ts';
import { scalingEdits } from './scale-line.ts';
import { servingsEdits } from './servings.ts';

/** A marker of an item, as models write them. */
const MARKER = /^\s*(?:[-+*•‣◦▪●○⁃∙·・▢☐–—]|\d{1,9}[.)])\s*/;

/** A character reference, a letter with its accents, or any other character. */
const CHARACTER =
  /&#?\w{1,8};|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|\P{M}\p{M}{0,8}|[^]/gu;

/** The recipes of a text, to be scaled, ticked and cooked; undefined if the page shows it plain, or without any. */
export function locateRecipes(markdown: string): ReadRecipes | undefined {
  const lines = readLines(markdown);
  const read = lines && readRecipes(lines);
  return read && read.recipes.length > 0 ? read : undefined;
}

/**
 * Scales the amounts of a recipe's ingredient lines in its text, and those of the line that states the servings. So what
 * the page shows and what is copied from it are the same. A line of which more than its amounts would change is not
 * scaled.
 *
 * @returns undefined if there is nothing to scale
 */
export function scaleMarkdown(
  markdown: string,
  factor: number,
  located = locateRecipes(markdown),
): ScaledMarkdown | undefined {
  if (!located) return undefined;
  const lines = markdown.split('\n');
  const scaled = ingredientLines(...located.recipes).map((line) => {
    const edits = scalingEdits(line, factor);
    return edits !== undefined && editLines(lines, located.numbers.get(line)!, line.text, edits);
  });
  for (const number of located.servings) {
    const text = shownLine(lines[number]!);
    editLines(lines, [number], text, servingsEdits(text, factor));
  }
  return { markdown: lines.join('\n'), located, scaled };
}

/** The lines of all groups, in reading order. */
export function ingredientLines(...recipes: readonly DerivedRecipe[]): IngredientLine[] {
  return recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ lines }) => lines));
}

export function stepLines(recipes: readonly DerivedRecipe[]): RecipeStep[] {
  return recipes.flatMap(({ steps }) => steps.flatMap(({ lines }) => lines));
}

/** Edits the source of a text over one line or more, unless more than that would change. */
function editLines(
  lines: string[],
  numbers: readonly number[],
  text: string,
  edits: readonly AmountEdit[],
): boolean {
  const source = numbers.map((number) => lines[number]!).join('\n');
  const written = edited(source, text, edits);
  if (written === undefined) return false;
  const shown = edits.reduceRight(
    (whole, { start, end, text: own }) => whole.slice(0, start) + own + whole.slice(end),
    text,
  );
  const own = written.split('\n');
  const isSame = own.map(shownLine).join(' ').replace(/\s+/g, ' ') === shown.replace(/\s+/g, ' ');
  if (own.length !== numbers.length || !isSame) return false;
  for (const [index, number] of numbers.entries()) lines[number] = own[index]!;
  return true;
}

/** A source with edits of what it shows: each shown character is the next one like it, behind the marker. */
function edited(source: string, text: string, edits: readonly AmountEdit[]): string | undefined {
  const marker = MARKER.exec(source)?.[0].length ?? 0;
  const places = placesOf(source, text, marker) ?? placesOf(source, text, 0);
  if (!places) return undefined;
  return edits.reduceRight((written, { start, end, text: own }) => {
    const before = written.slice(0, places[start]!.start);
    // Marks within `**1** 1/2` are kept around the new amount.
    const marks = written.slice(places[start]!.start, places[end - 1]!.end).replace(/[^*_~`]/g, '');
    const isClosing = marks !== '' && before.endsWith(marks);
    return before + (isClosing ? own + marks : marks + own) + written.slice(places[end - 1]!.end);
  }, source);
}

/** Where each character of a text stands in its source, from an index on. */
function placesOf(source: string, text: string, from: number): Place[] | undefined {
  const places: Place[] = [];
  for (const { 0: written, index } of source.slice(from).matchAll(CHARACTER)) {
    const start = from + index;
    // A box is drawn for `[ ]`.
    if (/[☐☑]/.test(text[places.length] ?? '')) places.push({ start, end: start });
    const length = lengthShown(written, text.slice(places.length));
    const place = { start, end: start + written.length };
    places.push(...Array.from({ length }, () => place));
  }
  return places.length >= text.length ? places : undefined;
}

/** How many characters of a text stand for one of its source: none for a mark. */
function lengthShown(written: string, text: string): number {
  if (written.length > 2 && written.startsWith('&')) return 1;
  if (/^\s/.test(written) && /^\s/.test(text)) return written.length;
  const composed = written.normalize();
  const shown = composed.length < written.length ? composed : written;
  return text.startsWith(shown) ? shown.length : 0;
}

/** A line of a text as it is shown. */
function shownLine(raw: string): string {
  const line = normalizeLine(cleanLine(raw))
    .trim()
    .replace(/([^\\])\\$/, '$1');
  return plainText(
    line
      .replace(/^(?:#{1,6}|[-+*]|\d{1,9}[.)])[ \t]+/, '')
      .replace(/^\[ \]\s+/, '☐ ')
      .replace(/^\[x\]\s+/i, '☑ '),
  );
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A scaled recipe. */
export interface ScaledMarkdown {
  readonly markdown: string;
  /** What it contains. */
  readonly located: ReadRecipes;
  /** For each ingredient line in reading order, whether it is scaled. */
  readonly scaled: readonly boolean[];
}
