import { isDatum } from '../markdown/roles/line-words.ts';
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
import { linesOf, stepsOf, type TextLine } from './lines.ts';
import { readQuantity, type Quantity } from './quantity.ts';
import { isOfGroup, sectionsOf, type Section } from './sections.ts';
import { titleOf } from './read-title.ts';

/** With fewer ingredients a text is no recipe. */
const LEAST_INGREDIENTS = 2;

/**
 * Reads the recipe that a text holds, as far as the text says it: nothing is guessed. Undefined unless
 * there are at least two ingredients and one step, which a refusal or JSON has not. Of several recipes
 * it is the first. A text past 32,768 UTF-16 units, which the page shows as it was written, holds none.
 * It never throws.
 *
 * Derive from text that is whole: of half an answer it is what has come so far.
 *
 * @example
 * const recipe = deriveRecipe(markdown);
 * recipe?.ingredients[0]?.lines[0]; // { text: '2 leeks', quantity: { from: 2, start: 0, end: 1 } }
 */
export function deriveRecipe(markdown: string): DerivedRecipe | undefined {
  const blocks = readText(markdown);
  if (blocks === undefined) return undefined;
  const read = sectionsOf(linesOf(blocks));
  const ingredients = groupsOf(read.sections, 'ingredients', ingredientsOf);
  const steps = groupsOf(read.sections, 'steps', (lines) => stepsOf(lines).map(toStep));
  const count = ingredients.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count < LEAST_INGREDIENTS || steps.length === 0) return undefined;
  const title = titleOf(read);
  return { ...(title !== undefined && { title }), ...factsIn(read.sections), ingredients, steps };
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
    else groups.push({ ...(heading !== undefined && { heading }), lines });
  }
  return groups;
}

function headingOf({ caption, group, isMain }: Section, isOneOfMany: boolean): string | undefined {
  const isNamed = !isMain || (isOneOfMany && caption !== undefined && isOfGroup(caption));
  const text = (group ?? (isNamed ? caption : undefined))?.text;
  return text?.replaceAll('\n', ' ').replace(/[\s:：]+$/, '');
}

function ingredientsOf(lines: readonly TextLine[]): IngredientLine[] {
  return lines
    .filter(isIngredient)
    .flatMap(({ text }) => linesInItem(text))
    .map((text) => {
      const quantity = readQuantity(text);
      return quantity ? { text, quantity } : { text };
    });
}

/** The lines of one item go on with its first, unless most begin with a quantity of their own. */
function linesInItem(text: string): string[] {
  const lines = text.split(/\s*\n\s*/);
  const counted = lines.slice(1).filter((line) => readQuantity(line)).length;
  return 2 * counted >= lines.length ? lines : [lines.join(' ')];
}

/** `- Servings: 4` is none. */
function isIngredient({ kind, text, words }: TextLine): boolean {
  const isFact = (isDatum(words) && /[:：]/.test(text)) || isServings(text);
  return kind === 'item' && text !== '' && !isFact;
}

function toStep(text: string): RecipeStep {
  return { text, durations: findDurations(text) };
}

/** What is said of people and time, wherever it stands but in an ingredient or a step. */
function factsIn(sections: readonly Section[]): Pick<DerivedRecipe, 'servings' | 'minutes'> {
  const texts = sections.flatMap(({ kind, caption, lines }) => {
    const others = lines.filter(
      (line) =>
        kind === 'other' || line.kind === 'text' || (kind === 'ingredients' && !isIngredient(line)),
    );
    return [...(caption ? [caption] : []), ...others].map(({ text }) => text);
  });
  const servings = texts.map(readServings).find((found) => found !== undefined);
  const minutes: Minutes = {};
  for (const text of texts) Object.assign(minutes, { ...readMinutes(text), ...minutes });
  return { ...(servings && { servings }), ...(Object.keys(minutes).length > 0 && { minutes }) };
}

/** What a text says of a recipe. */
export interface DerivedRecipe {
  /** The dish's name, as it is shown; absent where that may be something else. */
  title?: string | undefined;
  /** Only where it is stated. */
  servings?: Servings | undefined;
  /** Only what is stated. */
  minutes?: Minutes | undefined;
  /** In groups, such as those for a sauce; at least one. */
  ingredients: { heading?: string | undefined; lines: IngredientLine[] }[];
  /** In groups as well; at least one. */
  steps: { heading?: string | undefined; lines: RecipeStep[] }[];
}

export interface IngredientLine {
  /** As it is shown, without marks. */
  text: string;
  /** What the line begins with; absent where that is no quantity. */
  quantity?: Quantity | undefined;
}

export interface RecipeStep {
  /** As it is shown, without marks and its number. */
  text: string;
  /** The times in it that a timer can be set to. */
  durations: Duration[];
}

interface Group<Line> {
  heading?: string;
  lines: Line[];
}
