import { withoutThought } from '../markdown/stream/reader.ts';
import type { SourceRange } from '../markdown/blocks/line.ts';
import type { DerivedRecipe, IngredientLine, RecipeStep } from './derive-recipe.ts';
import { type LocatedRecipes, locateRecipesIn } from './locate-recipes.ts';
import type { ParagraphLine } from './lines.ts';
import { type LineEdit, scaleLine, scalingEdits } from './scale-line.ts';

/** How often a recipe is parsed again to find a line that breaks others. */
const MAX_TRIES = 8;

/** Matches markup, which isn't shown. Bounded against hostile text. */
const MARKS = '[*_~`\\\\[\\]]{0,6}';

/** The address of a link, which isn't shown. */
const ADDRESS = /\]\([^()\s]*\)/g;

const REFERENCE = String.raw`&#?\w{1,8};`;

/**
 * Scales the amounts of a recipe's ingredient lines in the source text, and nothing else. So what the
 * page shows and what is copied from it are the same.
 *
 * Each line knows its source range. Its amounts are replaced there, and the whole is parsed again: a line
 * of which more than the amounts changed isn't scaled.
 *
 * @param located what the text contains
 * @returns undefined if that is no recipe
 */
export function scaleMarkdown(
  markdown: string,
  factor: number,
  located = locateRecipesIn(markdown),
): ScaledMarkdown | undefined {
  if (!located?.recipes.length) return undefined;
  const text = withoutThought(markdown, false);
  const lines = ingredientLines(...located.recipes).map((line): ScaledLine => {
    const edits = scalingEdits(line, factor);
    const splices = edits && splicesOf(text, located.locations.get(line)!, edits);
    return splices ? { text: scaleLine(line, factor).text, splices } : { text: line.text };
  });
  const thought = markdown.slice(0, markdown.length - text.length);
  return readable((own) => thought + spliced(text, own), located, lines);
}

/** The lines of all groups, in reading order. */
export function ingredientLines(...recipes: readonly DerivedRecipe[]): IngredientLine[] {
  return recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ lines }) => lines));
}

export function stepLines(recipes: readonly DerivedRecipe[]): RecipeStep[] {
  return recipes.flatMap(({ steps }) => steps.flatMap(({ lines }) => lines));
}

/** The replacements in a line; undefined if they would change more than its amounts. */
function splicesOf(
  text: string,
  lines: readonly ParagraphLine[],
  edits: readonly LineEdit[],
): Splice[] | undefined {
  const splices: Splice[] = [];
  let offset = 0;
  let count = 0;
  for (const { range, text: shown } of lines) {
    const end = offset + shown.length;
    const own = edits
      .filter((edit) => edit.start >= offset && edit.end <= end)
      .map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset }));
    if (own.length > 0) {
      const written = range && rewritten(text.slice(range.start, range.end), shown, own);
      if (!range || written === undefined) return undefined;
      splices.push({ ...range, written });
    }
    count += own.length;
    offset = end + 1;
  }
  return count === edits.length ? splices : undefined;
}

/**
 * A source line with other amounts. Each is the one with as many like it behind it as are shown there: a number
 * before it may be that of an item.
 */
function rewritten(source: string, shown: string, edits: readonly LineEdit[]): string | undefined {
  const searched = source.replace(ADDRESS, (address) => '\0'.repeat(address.length));
  let written = source;
  for (let last = edits.length - 1; last >= 0; last -= 1) {
    const { start, end, text: number } = edits[last]!;
    const amount = asWritten(shown.slice(start, end));
    const behind = shown.slice(start).match(amount)?.length ?? 0;
    const found = [...searched.matchAll(amount)].at(-behind);
    if (found === undefined) return undefined;
    const before = written.slice(0, found.index);
    // Marks within `**1** 1/2` are kept around the new amount.
    const marks = found[0].replace(/[^*_~`[\]]/g, '');
    const isClosing = marks !== '' && before.endsWith(marks);
    const marked = isClosing ? number + marks : marks + number;
    written = before + marked + written.slice(found.index + found[0].length);
  }
  return written;
}

/** Matches an amount with the markup and character references that the page doesn't show. */
function asWritten(amount: string): RegExp {
  const characters = Array.from(amount, (character) => {
    if (/[a-z\d]/i.test(character)) return character;
    if (/\s/.test(character)) return `(?:\\s|${REFERENCE})`;
    const escaped = character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
    return `(?:${escaped}|${escaped.normalize('NFD')}|${REFERENCE})`;
  });
  return new RegExp(characters.join(MARKS), 'gu');
}

/** A text with its replacements applied. */
function spliced(text: string, lines: readonly ScaledLine[]): string {
  const parts: string[] = [];
  let last = 0;
  for (const { start, end, written } of lines.flatMap(({ splices = [] }) => splices)) {
    parts.push(text.slice(last, start), written);
    last = end;
  }
  return parts.join('') + text.slice(last);
}

/**
 * Drops replacements that change how other lines are parsed, such as a line that is now long enough to
 * look wrapped.
 */
function readable(
  write: (lines: readonly ScaledLine[]) => string,
  located: LocatedRecipes,
  lines: readonly ScaledLine[],
): ScaledMarkdown {
  const unscaled = ingredientLines(...located.recipes).map(({ text }): ScaledLine => ({ text }));
  const steps = stepsOf(located.recipes);
  let own = lines;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const markdown = write(own);
    const read = locateRecipesIn(markdown);
    const texts = ingredientLines(...(read?.recipes ?? [])).map(({ text }) => text);
    const wrong = own.findIndex(({ text }, index) => text !== texts[index]);
    if (read && wrong === -1 && texts.length === own.length && stepsOf(read.recipes) === steps) {
      return { markdown, located: read, scaled: own.map(({ splices }) => splices !== undefined) };
    }
    // Behind a line that is now part of another, all are elsewhere.
    const last = texts.length === own.length ? own.length : wrong;
    own = own.map((line, index) => {
      return index >= wrong && index <= last && line.text !== texts[index]
        ? unscaled[index]!
        : line;
    });
  }
  return { markdown: write(unscaled), located, scaled: unscaled.map(() => false) };
}

function stepsOf(recipes: readonly DerivedRecipe[]): string {
  return JSON.stringify(recipes.map(({ steps }) => steps));
}

/** A scaled recipe. */
export interface ScaledMarkdown {
  readonly markdown: string;
  /** What it contains. */
  readonly located: LocatedRecipes;
  /** For each ingredient line in reading order, whether it is scaled. */
  readonly scaled: readonly boolean[];
}

/** A line and its replacements. */
interface ScaledLine {
  readonly text: string;
  /** Undefined if it isn't scaled. */
  readonly splices?: readonly Splice[];
}

/** A range of the text and its replacement. */
interface Splice extends SourceRange {
  readonly written: string;
}
