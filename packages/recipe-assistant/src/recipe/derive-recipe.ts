import { wordsFor } from '../vocabulary/languages.ts';
import { isMetadata } from '../markdown/roles/line-words.ts';
import { SECTION_WORDS, STEP } from '../markdown/roles/section-line.ts';
import { readText } from '../markdown/stream/reader.ts';
import {
  type Duration,
  findDurations,
  isServings,
  type Minutes,
  readMinutes,
  readServings,
  type Servings,
} from './servings-and-times.ts';
import { type ParagraphLine, linesOf, type TextLine } from './lines.ts';
import { readQuantity, type Quantity } from './quantity.ts';
import { isOfGroup } from './captions.ts';
import type { Section } from './section-starts.ts';
import { type Sections, sectionsOf } from './sections.ts';
import { titleOf } from './read-title.ts';

/** A text with fewer ingredients isn't a recipe. */
const MIN_INGREDIENTS = 2;

const NUMBER_ALONE = new RegExp(String.raw`^(?:${STEP}) ?\d+$`, 'iu');

/** How chatter after a recipe starts. */
const CLOSING = String.raw`(?:${wordsFor('closing')})(?!\p{L})`;

const CLOSING_CHATTER = new RegExp(`^${CLOSING}`, 'iu');

/** Where notes or chatter begin, as the last step or on a line of it: `Notes: …`, `Tip: …`, `Enjoy!` */
const AFTERWORD = new RegExp(
  `(?:^|\\n)(?:${SECTION_WORDS.notes.replace(/s\b/g, 's?')}) ?[:：]|\\n${CLOSING}|^${CLOSING}[^:：]{0,30}!$`,
  'iu',
);

/**
 * Reads the recipe in a text, as far as the text states it: nothing is guessed. Undefined unless there
 * are at least two ingredients and one step, as for a refusal or JSON. If there are several recipes, it
 * reads the first. A text of more than 32,768 UTF-16 units, which the page shows as written, has none.
 * Never throws.
 *
 * Use it on complete text; on a partial answer it reads what has arrived so far.
 *
 * @example
 * const recipe = deriveRecipe(markdown);
 * recipe?.ingredients[0]?.lines[0]; // { text: '2 leeks', quantity: { from: 2, start: 0, end: 1 } }
 */
export function deriveRecipe(markdown: string): DerivedRecipe | undefined {
  const blocks = readText(markdown);
  return blocks && recipeIn(sectionsOf(linesOf(blocks)), new Map());
}

/** The recipe in a text's first sections; stores where its lines are. */
export function recipeIn(read: Sections, locations: Locations): DerivedRecipe | undefined {
  const ingredients = groupsOf(read.sections, 'ingredients', (lines) =>
    ingredientsOf(lines, locations),
  );
  const steps = groupsOf(read.sections, 'steps', (lines) =>
    withoutAfterword(stepsOf(lines)).map((line) => toStep(line, locations)),
  );
  const count = ingredients.flatMap(({ lines }) => lines).length;
  if (count < MIN_INGREDIENTS || steps.length === 0) return undefined;
  const title = titleOf(read);
  return { ...(title && { title }), ...statedIn(read.sections), ingredients, steps };
}

function groupsOf<Line>(
  sections: readonly Section[],
  kind: Section['kind'],
  read: (lines: readonly TextLine[]) => Line[],
): Group<Line>[] {
  const own = sections
    .filter((section) => section.kind === kind)
    .map((section) => ({ section, lines: read(section.lines) }))
    .filter(({ lines }) => lines.length > 0);
  const groups: Group<Line>[] = [];
  for (const { section, lines } of own) {
    const heading = headingOf(section, own.length > 1);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.lines.push(...lines);
    else groups.push({ ...(heading && { heading }), lines });
  }
  return groups;
}

function headingOf({ caption, isMain }: Section, isOneOfMany: boolean): string | undefined {
  const isNamed = !isMain || (isOneOfMany && caption !== undefined && isOfGroup(caption));
  const text = isNamed ? caption?.text : undefined;
  return text?.replaceAll('\n', ' ').replace(/(?<![\s:：])[\s:：]+$/, '');
}

function ingredientsOf(lines: readonly TextLine[], locations: Locations): IngredientLine[] {
  return lines.filter(isIngredient).flatMap((item) =>
    linesInItem(item).map((own) => {
      const text = own.map((part) => part.text).join(' ');
      const quantity = readQuantity(text);
      const line: IngredientLine = quantity ? { text, quantity } : { text };
      locations.set(line, own);
      return line;
    }),
  );
}

/** The lines of an item continue its first one, unless most start with a quantity of their own. */
function linesInItem({ lines }: TextLine): (readonly ParagraphLine[])[] {
  const counted = lines.slice(1).filter(({ text }) => readQuantity(text)).length;
  return 2 * counted >= lines.length ? lines.map((line) => [line]) : [lines];
}

/** Whether a line is an ingredient, unlike `- Servings: 4`. */
function isIngredient({ kind, text, words }: TextLine): boolean {
  const isMetadataItem = (isMetadata(words) && /[:：]/.test(text)) || isServings(text);
  return kind === 'item' && text !== '' && !isMetadataItem;
}

/**
 * The steps of a section: its items, or all its lines without items. Text between two items belongs to
 * the first, and text after the last is not a step, unless that ends in a colon: `4. Serve & Enjoy:`.
 */
function stepsOf(lines: readonly TextLine[]): TextLine[] {
  const listed = lines.findIndex(({ kind }) => kind === 'item');
  if (listed === -1) return bareSteps(lines);
  const base = lines[listed]!;
  // `Follow these steps:` is not a step.
  const steps = bareSteps(lines.slice(0, listed)).filter(({ text }) => !/[:：]$/.test(text));
  let between: string[] = [];
  let number = base.number;
  for (const line of lines.slice(listed)) {
    const isItem = line.kind === 'item';
    const isOfList =
      line.depth <= base.depth && (line.number === undefined) === (base.number === undefined);
    if (isItem && isOfList) {
      if (between.length > 0 && !continues(line, number, between)) return steps;
      addToLast(steps, between);
      steps.push(line);
      between = [];
      number = line.number;
    } else if (isItem && between.length === 0) {
      addToLast(steps, [line.text]);
    } else {
      between.push(line.text);
    }
  }
  if (/[:：]$/.test(steps.at(-1)!.text)) addToLast(steps, between.slice(0, 1));
  return steps;
}

/** Steps without what a model adds to the last one, or as one more. */
function withoutAfterword(steps: readonly TextLine[]): TextLine[] {
  const last = steps.at(-1);
  const text = last?.text.split(AFTERWORD)[0];
  return [...steps.slice(0, -1), ...(last && text ? [{ ...last, text }] : [])];
}

function bareSteps(lines: readonly TextLine[]): TextLine[] {
  const steps = lines.filter(({ words }) => !NUMBER_ALONE.test(words));
  while (CLOSING_CHATTER.test(steps.at(-1)?.text ?? '')) steps.pop();
  return steps;
}

/** Whether an item continues the list before some lines of text. */
function continues(
  { number }: TextLine,
  last: number | undefined,
  between: readonly string[],
): boolean {
  if (number === undefined || last === undefined) return !/[:：]$/.test(between.at(-1)!);
  return number === last + 1 || number === last;
}

function addToLast(steps: TextLine[], texts: readonly string[]): void {
  const last = steps.pop();
  if (last) steps.push({ ...last, text: [last.text, ...texts].join('\n') });
}

function toStep({ text, lines }: TextLine, locations: Locations): RecipeStep {
  const step = { text, durations: findDurations(text) };
  locations.set(step, lines);
  return step;
}

/** Servings and times that are stated, but for the ingredients and the steps: text after the last step counts. */
function statedIn(sections: readonly Section[]): Pick<DerivedRecipe, 'servings' | 'minutes'> {
  const texts = sections.flatMap(({ kind, caption, lines }) => {
    const lastStep = kind === 'steps' ? stepsOf(lines).at(-1)?.lines : undefined;
    const others = lines
      .slice(lines.findIndex((line) => line.lines === lastStep) + 1)
      .filter(
        (line) => kind === 'other' || line.kind === 'text' || !(lastStep || isIngredient(line)),
      );
    return [caption, ...others].flatMap((line) => line?.text ?? []);
  });
  const servings = texts.map(readServings).find(Boolean);
  const minutes: Minutes = {};
  for (const text of texts) Object.assign(minutes, { ...readMinutes(text), ...minutes });
  return { ...(servings && { servings }), ...(Object.keys(minutes).length > 0 && { minutes }) };
}

/** A recipe as its text states it. */
export interface DerivedRecipe {
  /** The dish's name as shown; absent if it may be something else. */
  title?: string | undefined;
  /** Absent unless stated. */
  servings?: Servings | undefined;
  /** Absent unless stated. */
  minutes?: Minutes | undefined;
  /** In groups, such as those for a sauce; at least one. */
  ingredients: { heading?: string | undefined; lines: IngredientLine[] }[];
  /** In groups, too; at least one. */
  steps: { heading?: string | undefined; lines: RecipeStep[] }[];
}

export interface IngredientLine {
  /** As shown, without markup. */
  text: string;
  /** The quantity that the line starts with, if any. */
  quantity?: Quantity | undefined;
}

export interface RecipeStep {
  /** As shown, without markup and its number. */
  text: string;
  /** The durations in it that a timer can be set to. */
  durations: Duration[];
}

/** The source lines of ingredients and steps. */
export type Locations = Map<IngredientLine | RecipeStep, readonly ParagraphLine[]>;

interface Group<Line> {
  heading?: string;
  lines: Line[];
}
