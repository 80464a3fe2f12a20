import { isDatum, startsLikeTalk } from '../markdown/roles/line-words.ts';
import { isMarkedTitle, isPlainTitle } from '../markdown/roles/title.ts';
import { readText } from '../markdown/stream/reader.ts';
import { linesOf, stepsOf, type TextLine } from './lines.ts';
import { type Quantity, readQuantity } from './quantity.ts';
import { isOfGroup, type Section, type Sections, sectionsOf } from './sections.ts';
import { type Duration, findDurations, isServings, type Minutes, readMinutes, readServings, type Servings } from './servings-and-times.ts';

/** With fewer ingredients a text is no recipe. */
const LEAST_INGREDIENTS = 2;

const LONGEST = 90;

/** What a text calls itself, or a part of itself, and no dish. */
const GENERIC =
  /^(?:(?:the|your|my|an?|our|this|full|simple|easy|quick|basic|delicious|complete|suggested|recommended|refined|final)\s)*(?:recipes?|recipe (?:idea|suggestion|card|title|name|detail)s?|responses?|answers?|descriptions?|introductions?|overviews?|rezept|recette|receta|recepta|ricetta|receita|recept|przepis|рецепт|レシピ|食谱|菜谱|레시피)$/iu;

const BEFORE_NAME =
  /^(?:(?:recipe|title|dish|option|rezept|recette|receta|ricetta|receita)(?: name| title)?\s*(?:#?\d+)?\s*[:：.–-]\s*|recipe for\s|\d+[.)]\s+)/iu;

const BEHIND_NAME =
  /\s*(?:[(（](?:serves|makes|for|servings|yields?|für|pour|para|per)\s[^()（）]*[)）]|[-–—]\s*serves \d.*)?[\s:：]*$/iu;

const ONE_WORD = /^\p{Lu}\p{L}{3,}(?:\s*\([^()]*\))?$/u;

const PICTURES = String.raw`(?:\p{Extended_Pictographic}|\u200d|\ufe0f|\s)+`;

const AROUND_NAME = new RegExp(`^${PICTURES}|${PICTURES}$`, 'gu');

const QUOTED = /^["“„«](.+)["”“»]$/u;

/** In what announces a recipe, and in no name. */
const ANNOUNCES =
  /^(?:to make|preparation|directions?|instructions?)\b|\b(?:follow|steps|ingredients|here|need|let['’]s)\b/i;

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

function headingOf({ label, group, isMain }: Section, isOneOfMany: boolean): string | undefined {
  const isNamed = !isMain || (isOneOfMany && label !== undefined && isOfGroup(label));
  const text = (group ?? (isNamed ? label : undefined))?.text;
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
  const texts = sections.flatMap(({ kind, label, lines }) => {
    const others = lines.filter(
      (line) =>
        kind === 'other' || line.kind === 'text' || (kind === 'ingredients' && !isIngredient(line)),
    );
    return [...(label ? [label] : []), ...others].map(({ text }) => text);
  });
  const servings = texts.map(readServings).find((found) => found !== undefined);
  const minutes: Minutes = {};
  for (const text of texts) Object.assign(minutes, { ...readMinutes(text), ...minutes });
  return { ...(servings && { servings }), ...(Object.keys(minutes).length > 0 && { minutes }) };
}

/**
 * The dish's name, from what the page shows as the title or, where that stands over several recipes,
 * from what stands over the first. Undefined where that may be no name: none is better than a wrong one.
 */
export function titleOf({ sections, nextName }: Sections): string | undefined {
  const main = sections.findIndex(({ kind }) => kind !== 'other');
  const before = sections.slice(0, main);
  const labels = before.flatMap(({ label }) => label ?? []);
  const title = labels.find(({ kind }) => kind === 'title');
  const last = before.at(-1);
  const over = levelOf(last?.label) < levelOf(sections[main]?.label) ? last?.label : undefined;
  const isOneOfMany = over !== title && over?.level !== undefined && over.level === nextName?.level;
  const line = last?.lines
    .filter(({ words }) => !isDatum(words))
    .slice(-1)
    .filter(mayBeName);
  const names = isOneOfMany ? [over] : [title, over, ...(line ?? [])];
  return names.map((name) => name && nameIn(name)).find((name) => name !== undefined);
}

/** What is no heading stands below all that are. */
function levelOf(label: TextLine | undefined): number {
  return label?.level ?? Infinity;
}

/** A line over the ingredients: `1. Chicken stew:`, `Koldskål (Danish buttermilk soup)`. */
function mayBeName({ kind, source, words }: TextLine): boolean {
  return (
    (kind === 'item' && isMarkedTitle(source)) ||
    isPlainTitle(words, 'later') ||
    ONE_WORD.test(words)
  );
}

function nameIn({ text }: TextLine): string | undefined {
  const name = text
    .replace(/\s+/g, ' ')
    .replace(AROUND_NAME, '')
    .replace(BEFORE_NAME, '')
    .replace(BEHIND_NAME, '')
    .replace(AROUND_NAME, '')
    .replace(QUOTED, '$1');
  const isName =
    /\p{L}{2}/u.test(name) &&
    !ANNOUNCES.test(name) &&
    name.length <= LONGEST &&
    !/[.!?。！？]$/u.test(name);
  return isName && !GENERIC.test(name) && !startsLikeTalk(name) && !isDatum(name)
    ? name
    : undefined;
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
