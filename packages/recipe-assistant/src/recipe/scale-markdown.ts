import { readText, withoutThought } from '../markdown/stream/reader.ts';
import type { SourceRange } from '../markdown/blocks/line.ts';
import type { DerivedRecipe, IngredientLine, RecipeStep } from './derive-recipe.ts';
import { locateRecipes } from './locate-recipes.ts';
import { linesOf, type ParagraphLine, type TextLine } from './lines.ts';
import { type LineEdit, scaleLine, scalingEdits } from './scale-line.ts';

/**
 * How often an amount is searched for in its line, and a recipe parsed again to find a line that breaks
 * others.
 */
const MOST_TRIES = 8;

/** Matches markup, which isn't shown. Bounded, like the patterns below, against hostile text. */
const MARKS = '[*_~`\\\\[\\]]{0,6}';

const REFERENCE = String.raw`&#?\w{1,8};`;

/** After this, a line is parsed as an ingredient, with or without a marker. */
const CONTEXT = 'Ingredients:\n';

/**
 * Scales the amounts of a recipe's ingredient lines in the source text, and nothing else. So what the
 * page shows and what is copied from it are the same.
 *
 * Each line knows its source range. Its amounts are replaced there, and the line is parsed again: if
 * more than the amounts changed, it isn't scaled.
 *
 * @returns undefined if the text contains no recipe
 */
export function scaleMarkdown(markdown: string, factor: number): ScaledMarkdown | undefined {
  const blocks = readText(markdown);
  const located = blocks && locateRecipes(blocks);
  if (!located?.recipes.length) return undefined;
  const text = withoutThought(markdown, false);
  const lines = ingredientLines(...located.recipes).map((line): ScaledLine => {
    const edits = scalingEdits(line, factor);
    const splices = edits && splicesOf(text, located.locations.get(line)!, edits);
    return splices ? { text: scaleLine(line, factor).text, splices } : { text: line.text };
  });
  const thought = markdown.slice(0, markdown.length - text.length);
  const read = (own: readonly ScaledLine[]) => thought + spliced(text, own);
  const whole = readable(read, located.recipes, lines);
  return { markdown: read(whole), scaled: whole.map(({ splices }) => splices !== undefined) };
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

/** A source line with other amounts; the last one is replaced first. */
function rewritten(source: string, shown: string, edits: readonly LineEdit[]): string | undefined {
  const before = linesIn(source);
  const index = before.findIndex(({ text }) => text === shown);
  if (index === -1) return undefined;
  let written = source;
  let text = shown;
  for (let last = edits.length - 1; last >= 0; last -= 1) {
    const { start, end, text: number } = edits[last]!;
    const amount = text.slice(start, end);
    text = text.slice(0, start) + number + text.slice(end);
    const wanted = before.map((line, at) => (at === index ? { ...line, text } : line));
    const found = replacements(written, amount, number).find((each) =>
      readsAs(linesIn(each), wanted),
    );
    if (found === undefined) return undefined;
    written = found;
  }
  return written;
}

function linesIn(source: string): TextLine[] {
  const blocks = readText(CONTEXT + source);
  return blocks ? linesOf(blocks) : [];
}

function readsAs(lines: readonly TextLine[], wanted: readonly TextLine[]): boolean {
  return (
    lines.length === wanted.length &&
    lines.every(({ kind, text, depth, number }, index) => {
      const other = wanted[index]!;
      const isAlike = kind === other.kind && depth === other.depth && number === other.number;
      return isAlike && text === other.text;
    })
  );
}

/** A source line with an amount replaced, once for each place where it may be. */
function replacements(source: string, amount: string, number: string): string[] {
  const places = [...source.matchAll(asWritten(amount))].slice(0, MOST_TRIES);
  return places.flatMap(({ 0: found, index }) => {
    const [before, behind] = [source.slice(0, index), source.slice(index + found.length)];
    // Marks within `**1** 1/2` are kept around the new amount.
    const marks = found.replace(/[^*_~`[\]]/g, '');
    const ways = marks === '' ? [number] : [number + marks, marks + number, number];
    return ways.map((way) => before + way + behind);
  });
}

/** Matches an amount with the markup and character references that the page doesn't show. */
function asWritten(amount: string): RegExp {
  const characters = Array.from(amount, (character) => {
    if (/[a-z\d]/i.test(character)) return character;
    if (/\s/.test(character)) return `(?:\\s|${REFERENCE})`;
    return `(?:${character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)}|${REFERENCE})`;
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
  recipes: readonly DerivedRecipe[],
  lines: readonly ScaledLine[],
): readonly ScaledLine[] {
  const unscaled = ingredientLines(...recipes).map(({ text }): ScaledLine => ({ text }));
  const steps = stepsOf(recipes);
  let own = lines;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const blocks = readText(write(own));
    const read = blocks ? locateRecipes(blocks).recipes : [];
    const texts = ingredientLines(...read).map(({ text }) => text);
    const wrong = own.findIndex(({ text }, index) => text !== texts[index]);
    if (wrong === -1 && texts.length === own.length && stepsOf(read) === steps) return own;
    own = own.map((line, index) => (index === wrong ? unscaled[index]! : line));
  }
  return unscaled;
}

function stepsOf(recipes: readonly DerivedRecipe[]): string {
  return JSON.stringify(recipes.map(({ steps }) => steps));
}

/** A scaled recipe. */
export interface ScaledMarkdown {
  readonly markdown: string;
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
