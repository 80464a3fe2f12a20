import { isDatum } from '../markdown/roles/talk.ts';
import { readText } from '../markdown/stream/read-text.ts';
import { findDurations, type Duration } from './duration.ts';
import { partsOf, type Part } from './parts.ts';
import { readQuantity, type Quantity } from './quantity.ts';
import { rowsOf, type Row } from './rows.ts';
import { isServings, readMinutes, readServings, type Minutes, type Servings } from './stated.ts';
import { stepsOf } from './steps.ts';
import { titleOf } from './title.ts';

/** With fewer ingredients a text is no recipe. */
const LEAST_INGREDIENTS = 2;

/** `Ingredients for the dough`: a section's own name may be a group's. */
const OF_GROUP = /\s(?:for|für|pour|para|per|voor|för|til|для)\s(?!\d)/iu;

/** `Serve at once. Serves 4.` */
const SERVES = /(?:^|[.!] )(serves [^.!]*)/i;

/**
 * Reads the recipe that a text holds, as far as the text says it: nothing is guessed. Undefined unless
 * there are at least two ingredients and one step, which a refusal, JSON or half an answer has not. Of
 * several recipes it is the first. It never throws.
 *
 * @example
 * const recipe = deriveRecipe(markdown);
 * recipe?.ingredients[0]?.lines[0]; // { text: '2 leeks', quantity: { from: 2, start: 0, end: 1 } }
 */
export function deriveRecipe(markdown: string): DerivedRecipe | undefined {
  const blocks = readText(markdown);
  if (blocks === undefined) return undefined;
  const parted = partsOf(rowsOf(blocks));
  const ingredients = groupsOf(parted.parts, 'ingredients', ingredientsOf);
  const steps = groupsOf(parted.parts, 'steps', (rows) => stepsOf(rows).map(toStep));
  const count = ingredients.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count < LEAST_INGREDIENTS || steps.length === 0) return undefined;
  const title = titleOf(parted);
  return { ...(title !== undefined && { title }), ...statedIn(parted.parts), ingredients, steps };
}

function groupsOf<Line>(
  parts: readonly Part[],
  section: Part['section'],
  read: (rows: readonly Row[]) => Line[],
): Group<Line>[] {
  const own = parts
    .filter((part) => part.section === section)
    .map((part) => ({ part, lines: read(part.rows) }))
    .filter(({ lines }) => lines.length > 0);
  const groups: Group<Line>[] = [];
  for (const { part, lines } of own) {
    const heading = headingOf(part, own.length > 1);
    const last = groups.at(-1);
    if (last && last.heading === heading) last.lines.push(...lines);
    else groups.push({ ...(heading !== undefined && { heading }), lines });
  }
  return groups;
}

function headingOf({ label, name, isMain }: Part, isOneOfMany: boolean): string | undefined {
  const isNamed = !isMain || (isOneOfMany && OF_GROUP.test(label?.words ?? ''));
  const text = (name ?? (isNamed ? label : undefined))?.text;
  return text?.replaceAll('\n', ' ').replace(/[\s:：]+$/, '');
}

function ingredientsOf(rows: readonly Row[]): IngredientLine[] {
  return rows.filter(isIngredient).flatMap(({ text: shown }) =>
    linesOf(shown).map((text) => {
      const quantity = readQuantity(text);
      return quantity ? { text, quantity } : { text };
    }),
  );
}

/** The lines of one item go on with its first, unless most begin with a quantity of their own. */
function linesOf(text: string): string[] {
  const lines = text.split(/\s*\n\s*/);
  const counted = lines.slice(1).filter((line) => readQuantity(line)).length;
  return 2 * counted >= lines.length ? lines : [lines.join(' ')];
}

/** `- Servings: 4` is none. */
function isIngredient({ kind, text, words }: Row): boolean {
  const isStatement = (isDatum(words) && /[:：]/.test(text)) || isServings(text);
  return kind === 'item' && text !== '' && !isStatement;
}

function toStep(text: string): RecipeStep {
  return { text, durations: findDurations(text) };
}

/** What is said of people and time, wherever it stands but in the ingredients and steps. */
function statedIn(parts: readonly Part[]): Pick<DerivedRecipe, 'servings' | 'minutes'> {
  const texts = parts.flatMap(({ section, label, rows }) => {
    const said = rows.filter(
      (row) =>
        section === 'other' ||
        row.kind === 'text' ||
        (section === 'ingredients' && !isIngredient(row)),
    );
    const serves =
      section === 'steps' ? rows.flatMap(({ text }) => SERVES.exec(text)?.[1] ?? []) : [];
    return [...(label ? [label.text] : []), ...said.map(({ text }) => text), ...serves];
  });
  const servings = texts.map(readServings).find((found) => found !== undefined);
  const minutes: Minutes = {};
  for (const text of texts) Object.assign(minutes, { ...readMinutes(text), ...minutes });
  return { ...(servings && { servings }), ...(Object.keys(minutes).length > 0 && { minutes }) };
}

/** What a text says of a recipe. */
export interface DerivedRecipe {
  title?: string | undefined;
  /** Only where it is stated. */
  servings?: Servings | undefined;
  /** Only what is stated. */
  minutes?: Minutes | undefined;
  ingredients: { heading?: string | undefined; lines: IngredientLine[] }[];
  steps: { heading?: string | undefined; lines: RecipeStep[] }[];
}

export interface IngredientLine {
  /** As it is shown, without marks. */
  text: string;
  /** What the line begins with; absent where that is no quantity. */
  quantity?: Quantity | undefined;
}

export interface RecipeStep {
  text: string;
  /** The times in it that a timer can be set to. */
  durations: Duration[];
}

interface Group<Line> {
  heading?: string;
  lines: Line[];
}
