import type { Blocks } from '../markdown/blocks/blocks.ts';
import { readText } from '../markdown/stream/reader.ts';
import {
  type DerivedRecipe,
  type IngredientLine,
  type LocatedRecipe,
  locateRecipe,
} from './derive-recipe.ts';
import { blocksText, paragraphText } from './plain-text.ts';
import { scaleLine } from './scale-line.ts';

/** In so many matches of a text a line's quantity is looked for: more are a text that repeats itself. */
const MOST_TRIES = 8;

/** The letters behind a quantity, which tell it from others; a link's address may follow. */
const NEXT_LETTERS = /^[^\p{L}]{0,12}\p{L}{0,3}/u;

/** Matches the markers before a line's words: a bullet, a number, bold. Bounded, for hostile text. */
const MARKERS = String.raw`^[^\p{L}\p{N}\n]{0,24}?(?:\d{1,9}[.)][^\p{L}\p{N}\n]{0,12}?)?`;

const MARK = '[*_~`\\\\[\\]]';

/** Matches marks between two characters, which are not shown. */
const MARKS = `${MARK}{0,6}`;

/** Marks that are shown count as one: each with others around it could be told apart in too many ways. */
const SHOWN_MARKS = new RegExp(`${MARK}+|[^]`, 'gu');
const ONLY_MARKS = new RegExp(`^${MARK}+$`, 'u');

/**
 * Scales a recipe's ingredient lines where they are written, and nothing else of it: each quantity that
 * `scaleLine` scales. So the page, read from the new text, shows the other amounts, and so does what is
 * copied of it.
 *
 * A tree of blocks does not know where in a text its words stand. They are looked for, and a change
 * counts only if the text then reads as before in all but the quantity; else the line is not scaled.
 *
 * @returns undefined of a text that holds no recipe
 */
export function scaleMarkdown(markdown: string, factor: number): ScaledMarkdown | undefined {
  const blocks = readText(markdown);
  const located = blocks && locateRecipe(blocks);
  if (!located) return undefined;
  const lines = ingredientLines(located.recipe);
  const changes = lines.map((line) => changeOf(line, factor));
  const attempt = { ...located, markdown, blocks, changes };
  const all = factor === 1 ? markdown : changeAll(attempt);
  if (all !== undefined) return { markdown: all, scaled: changes.map(Boolean) };
  return changeOneByOne(attempt);
}

/** The lines of all groups, in reading order. */
export function ingredientLines({ ingredients }: DerivedRecipe): IngredientLine[] {
  return ingredients.flatMap(({ lines }) => lines);
}

function changeOf(line: IngredientLine, factor: number): Change | undefined {
  const { text, scaled } = scaleLine(line, factor);
  if (!scaled || !line.quantity) return undefined;
  const { start, end } = line.quantity;
  const behind = line.text.length - end;
  return {
    line,
    before: line.text.slice(0, start),
    quantity: line.text.slice(start, end),
    scaled: text.slice(start, text.length - behind),
    behind: line.text.slice(end),
  };
}

/** Changes the first match of each line; undefined where one was something else. */
function changeAll(attempt: Attempt): string | undefined {
  let text = attempt.markdown;
  let from = 0;
  for (const change of attempt.changes) {
    const range = change && findQuantity(text, change, from);
    if (change && !range) return undefined;
    if (!change || !range) continue;
    const [first] = writtenAt(range, change);
    text = text.slice(0, range.start) + first + text.slice(range.end);
    from = range.start + first!.length;
  }
  return readsAs(attempt, attempt.changes, text) ? text : undefined;
}

function changeOneByOne(attempt: Attempt): ScaledMarkdown {
  const made: (Change | undefined)[] = attempt.changes.map(() => undefined);
  let text = attempt.markdown;
  for (const [index, change] of attempt.changes.entries()) {
    if (!change) continue;
    made[index] = change;
    const changed = changeOne(attempt, made, text, change);
    if (changed === undefined) made[index] = undefined;
    else text = changed;
  }
  return { markdown: text, scaled: made.map(Boolean) };
}

function changeOne(
  attempt: Attempt,
  made: Attempt['changes'],
  text: string,
  change: Change,
): string | undefined {
  let from = 0;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const range = findQuantity(text, change, from);
    if (!range) return undefined;
    for (const written of writtenAt(range, change)) {
      const changed = text.slice(0, range.start) + written + text.slice(range.end);
      if (readsAs(attempt, made, changed)) return changed;
    }
    from = range.end;
  }
  return undefined;
}

/** The range of the quantity in the next line that reads like this one. */
function findQuantity(text: string, change: Change, from: number): SourceRange | undefined {
  const { before, quantity, behind } = change;
  const lead = `(?<lead>${MARKERS}${asWritten(before)}${MARKS})`;
  const next = MARKS + asWritten(NEXT_LETTERS.exec(behind)?.[0] ?? '');
  const pattern = new RegExp(`${lead}(?<quantity>${asWritten(quantity)})${next}`, 'gmu');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  if (!match?.groups) return undefined;
  const { lead: skipped = '', quantity: written = '' } = match.groups;
  const start = match.index + skipped.length;
  return { start, end: start + written.length, written };
}

/**
 * Matches characters as they are shown, marks and character references among them. Accents may be characters
 * of their own, which they are not in what is shown.
 */
function asWritten(shown: string): string {
  return (shown.match(SHOWN_MARKS) ?? [])
    .map((character) => {
      if (ONLY_MARKS.test(character)) return `${MARK}{${character.length},${character.length + 6}}`;
      if ('☐☑'.includes(character)) return String.raw`(?:${character}|\[[ xX]\])`;
      if (/\s/.test(character)) return String.raw`(?:\s|&#?\w{1,8};){1,6}`;
      const itself = character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
      if (/[a-z0-9]/i.test(character)) return itself;
      // Each form once: of two ways that match the same, a search tries all that they make together.
      const forms = new Set([itself, itself.normalize('NFD')]);
      return String.raw`(?:${[...forms].join('|')}|&#?\w{1,8};)`;
    })
    .join(MARKS);
}

/** `**3**` of `**1** 1/2`: marks that a quantity had in it go on behind the new one, or were nothing. */
function writtenAt({ written }: SourceRange, { scaled }: Change): string[] {
  const marks = written.replace(/[^*_~`[\]]/g, '');
  return marks === '' ? [scaled] : [scaled + marks, scaled];
}

/** Whether a text reads as the first one does, but for the changes. */
function readsAs(attempt: Attempt, changes: Attempt['changes'], text: string): boolean {
  const blocks = readText(text);
  const recipe = blocks && locateRecipe(blocks)?.recipe;
  if (!recipe) return false;
  const wanted = new Map(changes.flatMap((change) => (change ? [[change.line, change]] : [])));
  const lines = ingredientLines(attempt.recipe).map((line) => {
    const change = wanted.get(line);
    return change ? textAfter(change) : line.text;
  });
  return (
    isEqual(ingredientLines(recipe), lines) &&
    isEqual(stepLines(recipe), stepLines(attempt.recipe).map(textOf)) &&
    blocksText(blocks) === expectedText(attempt, wanted)
  );
}

/** The words of the tree after the changes. */
function expectedText(
  { blocks, locations }: Attempt,
  changes: ReadonlyMap<IngredientLine, Change>,
): string {
  const linesIn = new Map<object, Map<number, string>>();
  for (const [line, change] of changes) {
    const { paragraph, index, text: shown } = locations.get(line)![0]!;
    const length = change.before.length + change.quantity.length;
    const text = change.before + change.scaled + shown.slice(length);
    const ofParagraph = linesIn.get(paragraph) ?? new Map<number, string>();
    linesIn.set(paragraph, ofParagraph.set(index, text));
  }
  return blocksText(blocks, (paragraph) => {
    const changed = linesIn.get(paragraph);
    const text = paragraphText(paragraph);
    if (!changed) return text;
    return text.replace(/[^\n]+/g, (line, start: number) => {
      const index = text.slice(0, start).split('\n').length - 1;
      const replaced = changed.get(index);
      return replaced === undefined ? line : line.replace(line.trim(), () => replaced);
    });
  });
}

function stepLines({ steps }: DerivedRecipe): { text: string }[] {
  return steps.flatMap(({ lines }) => lines);
}

function isEqual(lines: readonly { text: string }[], texts: readonly string[]): boolean {
  return lines.length === texts.length && lines.every(({ text }, at) => text === texts[at]);
}

function textAfter({ before, scaled, behind }: Change): string {
  return before + scaled + behind;
}

function textOf({ text }: { text: string }): string {
  return text;
}

/** A recipe's markdown for another number of people. */
export interface ScaledMarkdown {
  readonly markdown: string;
  /** Of each ingredient line, in reading order, whether it is scaled. */
  readonly scaled: readonly boolean[];
}

/** Another quantity for a line, and the text around it. */
interface Change {
  readonly line: IngredientLine;
  readonly before: string;
  readonly quantity: string;
  readonly scaled: string;
  readonly behind: string;
}

interface Attempt extends LocatedRecipe {
  readonly markdown: string;
  readonly blocks: Blocks;
  /** One for each ingredient line that is to be scaled. */
  readonly changes: readonly (Change | undefined)[];
}

interface SourceRange {
  readonly start: number;
  readonly end: number;
  /** The source in it. */
  readonly written: string;
}
