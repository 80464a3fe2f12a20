import { type NumberedLine, readLines } from '../markdown/growing-lines.ts';
import { sectionOf } from '../markdown/captions.ts';
import { type Entry, entriesOf } from './entries.ts';
import { readQuantity, type Quantity } from './quantity.ts';
import { isOfGroup, type Section, type Sections, sectionsOf } from './sections.ts';
import { readServings, type Servings, statesServings } from './servings.ts';
import { type Duration, findDurations } from '../language/durations.ts';
import { type Minutes, readMinutes } from './minutes.ts';
import { ingredientsIn, listedSteps, stepsIn } from './steps.ts';
import { titleOf } from './read-title.ts';

/** A text with fewer ingredients isn't a recipe. */
const MIN_INGREDIENTS = 2;

/** Each reads the rest of the text again. */
const MAX_RECIPES = 12;

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
  const lines = readLines(markdown);
  const recipe = lines && recipeIn(sectionsOf(entriesOf(lines)), new Map());
  return recipe && isWhole(recipe) ? recipe : undefined;
}

/** All recipes of a text with their lines, also such as have no ingredients or no steps. */
export function readRecipes(lines: readonly NumberedLine[]): ReadRecipes {
  const numbers: LineNumbers = new Map();
  const servings: number[] = [];
  const recipes: DerivedRecipe[] = [];
  let entries = entriesOf(lines);
  for (let count = 0; count < MAX_RECIPES; count += 1) {
    const read = sectionsOf(entries);
    const recipe = recipeIn(read, numbers);
    if (recipe.steps.length > 0 || countOf(recipe) >= MIN_INGREDIENTS) recipes.push(recipe);
    servings.push(
      ...statedOutside(read.sections)
        .filter(({ text }) => statesServings(text))
        .flatMap((entry) => entry.numbers),
    );
    if (read.next === undefined) break;
    entries = entries.slice(read.next);
  }
  return { recipes, numbers, servings };
}

/** Whether it is a recipe, with ingredients and steps. */
export function isWhole(recipe: DerivedRecipe): boolean {
  return recipe.steps.length > 0 && countOf(recipe) >= MIN_INGREDIENTS;
}

function countOf({ ingredients }: DerivedRecipe): number {
  return ingredients.flatMap(({ lines }) => lines).length;
}

/** The recipe in a text's first sections; notes where its lines are. */
function recipeIn(read: Sections, numbers: LineNumbers): DerivedRecipe {
  const ingredients = groupsOf(read.sections, 'ingredients', (section) =>
    ingredientsIn(section.entries).map((entry) => noted(toIngredient(entry), entry, numbers)),
  );
  const steps = groupsOf(read.sections, 'steps', (section) =>
    stepsIn(section.entries).map((entry) => noted(toStep(entry), entry, numbers)),
  );
  const title = titleOf(read);
  return { ...(title && { title }), ...statedIn(read.sections), ingredients, steps };
}

function noted<Line extends IngredientLine | RecipeStep>(
  line: Line,
  entry: Entry,
  numbers: LineNumbers,
): Line {
  numbers.set(line, entry.numbers);
  return line;
}

function toIngredient({ text }: Entry): IngredientLine {
  const quantity = readQuantity(text);
  return quantity ? { text, quantity } : { text };
}

function toStep({ text }: Entry): RecipeStep {
  return { text, durations: findDurations(text) };
}

function groupsOf<Line>(
  sections: readonly Section[],
  kind: Section['kind'],
  read: (section: Section) => Line[],
): Group<Line>[] {
  const own = sections
    .filter((section) => section.kind === kind)
    .map((section) => ({ section, lines: read(section) }))
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

/** Servings and times that are stated, but for the ingredients and the steps: text after the last step counts. */
function statedIn(sections: readonly Section[]): Pick<DerivedRecipe, 'servings' | 'minutes'> {
  const texts = statedOutside(sections).map(({ text }) => text);
  const servings = texts.map((text) => readServings(text)).find(Boolean);
  const minutes: Minutes = {};
  for (const text of texts) Object.assign(minutes, { ...readMinutes(text), ...minutes });
  return { ...(servings && { servings }), ...(Object.keys(minutes).length > 0 && { minutes }) };
}

function statedOutside(sections: readonly Section[]): Entry[] {
  return sections.flatMap(({ kind, caption, entries }) => {
    const lastStep = kind === 'steps' ? listedSteps(entries).at(-1) : undefined;
    const end = entries.findIndex(({ numbers }) => numbers === lastStep?.numbers);
    const others = entries
      .slice(end + 1)
      .filter(
        (entry) =>
          kind === 'others' || entry.kind === 'text' || !(lastStep || entry.kind === 'item'),
      );
    // `Nutrition (1 serving)`, as above notes, says nothing of the recipe.
    return [...(caption && sectionOf(caption.words) !== 'others' ? [caption] : []), ...others];
  });
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
  /** The language it was read in, as a tag of BCP 47. */
  language?: string | undefined;
}

export interface RecipeStep {
  /** As shown, without markup and its number. */
  text: string;
  /** The durations in it that a timer can be set to. */
  durations: Duration[];
  /** The language it was read in, as a tag of BCP 47. */
  language?: string | undefined;
}

/** The numbers of the lines of ingredients and steps in their text, from 0. */
type LineNumbers = Map<IngredientLine | RecipeStep, readonly number[]>;

export interface ReadRecipes {
  readonly recipes: readonly DerivedRecipe[];
  readonly numbers: LineNumbers;
  /** Of the lines that state for how many people it is, or what it yields. */
  readonly servings: readonly number[];
}

interface Group<Line> {
  heading?: string;
  lines: Line[];
}
