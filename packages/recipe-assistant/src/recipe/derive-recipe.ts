import { type Duration, findDurations } from '../language/durations.ts';
import { type KnownLanguage, languageIn, languageOfText } from '../language/language-of.ts';
import { type Language, languageTagged } from '../language/names/languages.ts';
import {
  type Minutes,
  peopleAndPieces,
  readMinutes,
  readServings,
  type Servings,
} from './facts.ts';
import { type Line, readLines } from '../reading/lines.ts';
import { type Vocabulary, vocabularyOf } from '../reading/vocabulary.ts';
import { type Passage, type Part, partsOf } from './parts.ts';
import { linesAbove, recipesIn } from './recipes-in.ts';
import { type Quantity, readQuantity } from './quantity.ts';
import { plainName, titleAbove, withoutNumber } from './read-title.ts';
import { type Stated, statedIn } from './stated.ts';
import { stepsIn, withoutSummary } from './steps.ts';

/** A text with fewer ingredients isn't a recipe. */
const LEAST_INGREDIENTS = 2;

/**
 * Reads the recipe in a text, as far as the text states it: nothing is guessed. Undefined unless there
 * are at least two ingredients and one step, as for a refusal or JSON. If there are several recipes, it
 * reads the first. A text of more than 32,768 UTF-16 units, which the page shows as written, has none.
 * Never throws.
 *
 * Use it on complete text; on a partial answer it reads what has arrived so far.
 *
 * @param options.language the text's language as a BCP 47 tag, of which the first subtag is read. Default, and where it
 *   is none that is known: what the text tells, else English
 * @example
 * const recipe = deriveRecipe(markdown);
 * recipe?.ingredients[0]?.lines[0]; // { text: '2 leeks', language: 'en', quantity: … }
 */
export function deriveRecipe(
  markdown: string,
  options: DeriveOptions = {},
): DerivedRecipe | undefined {
  return readRecipes(markdown, { given: options.language })?.recipes.find(isRecipe);
}

/**
 * All recipes of a text with their lines, also such as have no ingredients or no steps; undefined if the page shows it
 * plain.
 */
export function readRecipes(markdown: string, known: KnownLanguage = {}): ReadRecipes | undefined {
  const lines = readLines(markdown, languageTagged(known.given));
  if (!lines) return undefined;
  const language = languageOfText(lines.map(({ text }) => text).join('\n'), known);
  const lineNumbers: LineNumbers = new Map();
  const vocabulary = vocabularyOf(language);
  const read = recipesIn(partsOf(lines, vocabulary)).map((parts) =>
    recipeOf(parts, linesAbove(parts, lines), vocabulary, lineNumbers),
  );
  return {
    recipes: read
      .map(({ recipe }) => recipe)
      .filter((recipe) => hasIngredients(recipe) || hasSteps(recipe)),
    lineNumbers,
    servings: read.flatMap(({ servings }) => servings),
    language,
  };
}

/** Whether it is a recipe, with ingredients and steps. */
export function isRecipe(recipe: DerivedRecipe): boolean {
  return hasIngredients(recipe) && hasSteps(recipe);
}

function hasIngredients({ ingredients }: DerivedRecipe): boolean {
  return ingredients.flatMap(({ lines }) => lines).length >= LEAST_INGREDIENTS;
}

function hasSteps({ steps }: DerivedRecipe): boolean {
  return steps.length > 0;
}

function recipeOf(
  parts: readonly Part[],
  above: readonly Line[],
  vocabulary: Vocabulary,
  lineNumbers: LineNumbers,
): { recipe: DerivedRecipe; servings: readonly Stated[] } {
  const { language } = vocabulary;
  const groupName = (name: string) => withoutNumber(plainName(name), vocabulary);
  const ingredients = groupsOf(parts, 'ingredients', groupName, ({ passages }) =>
    passages.filter(({ isItem }) => isItem),
  );
  const steps = groupsOf(withoutSummary(parts), 'steps', groupName, (part) =>
    stepsIn(part, vocabulary),
  );
  const used = new Set([...ingredients, ...steps].flatMap(lineNumbersIn));
  const others = parts.flatMap((part) => statedIn(part, used, language));
  const title = titleAbove(above, vocabulary);
  const recipe = {
    ...(title && { title }),
    ...factsFrom(others, vocabulary),
    ingredients: withLines(ingredients, lineNumbers, ({ text: written }): IngredientLine => {
      const text = written.replaceAll('\n', ' ');
      const own = languageIn(language, text);
      const quantity = readQuantity(text, own);
      return { text, language: own, ...(quantity && { quantity }) };
    }),
    steps: withLines(steps, lineNumbers, ({ text }): RecipeStep => {
      const own = languageIn(language, text);
      return { text, language: own, durations: findDurations(text, own) };
    }),
  };
  const servings = others.filter(({ text }) => peopleAndPieces(text, language).length > 0);
  return { recipe, servings };
}

function lineNumbersIn({ lines }: Group<Passage>): number[] {
  return lines.flatMap(({ lineNumbers }) => lineNumbers);
}

function groupsOf(
  parts: readonly Part[],
  kind: Part['kind'],
  groupName: (name: string) => string,
  linesIn: (part: Part) => Passage[],
): Group<Passage>[] {
  const groups: Group<Passage>[] = [];
  for (const part of parts.filter((each) => each.kind === kind)) {
    const heading = part.isGroup ? groupName(part.name!) : undefined;
    const last = groups.at(-1);
    const lines = linesIn(part);
    if (last && last.heading === heading) last.lines.push(...lines);
    else if (lines.length > 0) groups.push({ ...(heading && { heading }), lines });
  }
  return groups;
}

/** Groups of lines of their own kind; notes where each stands. */
function withLines<Own extends IngredientLine | RecipeStep>(
  groups: readonly Group<Passage>[],
  lineNumbers: LineNumbers,
  toLine: (passage: Passage) => Own,
): Group<Own>[] {
  return groups.map(({ lines, ...group }) => ({
    ...group,
    lines: lines.map((passage) => {
      const line = toLine(passage);
      lineNumbers.set(line, passage.lineNumbers);
      return line;
    }),
  }));
}

function factsFrom(texts: readonly Stated[], { language }: Vocabulary): Facts {
  const servings = texts.map(({ text }) => readServings(text, language)).find(Boolean);
  const minutes: Minutes = {};
  for (const { text } of texts)
    Object.assign(minutes, { ...readMinutes(text, language), ...minutes });
  return { ...(servings && { servings }), ...(Object.keys(minutes).length > 0 && { minutes }) };
}

/** What is known of a text. */
export interface DeriveOptions {
  language?: string | undefined;
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
  /** The language that it was read in, such as `de`; what it is scaled in. Default: what its words tell. */
  language?: string | undefined;
  /** The quantity that the line starts with, if any. */
  quantity?: Quantity | undefined;
}

export interface RecipeStep {
  /** As shown, without markup and its number. */
  text: string;
  /** The language that it was read in. */
  language?: string | undefined;
  /** The durations in it that a timer can be set to. */
  durations: Duration[];
}

/** The numbers of the lines of ingredients and steps in their text, from 0. */
type LineNumbers = Map<IngredientLine | RecipeStep, readonly number[]>;

export interface ReadRecipes {
  readonly recipes: readonly DerivedRecipe[];
  readonly lineNumbers: LineNumbers;
  /** What states for how many people it is, or what it yields. */
  readonly servings: readonly Stated[];
  /** What the text is in. */
  readonly language: Language;
}

type Facts = Pick<DerivedRecipe, 'servings' | 'minutes'>;

interface Group<Own> {
  heading?: string;
  lines: Own[];
}
