import type { RecipeEntry } from '../core/recipe-entry.ts';
import { linesOfSteps } from '../foods/steps.ts';
import { scaleStep } from '../foods/scale-step.ts';
import {
  type DerivedRecipe,
  type IngredientLine,
  isRecipe,
  type ReadRecipes,
  type RecipeStep,
} from '../recipe/derive-recipe.ts';
import {
  locateRecipes,
  scaleMarkdown,
  type ScaledMarkdown,
  stepLines,
} from '../recipe/scale-markdown.ts';

/* Readers for `RecipeEntry.read`, which calls each once, when the first tool needs it. */

/** The first recipe in the text that has ingredients and steps, if any. */
export function readRecipe(entry: RecipeEntry): DerivedRecipe | undefined {
  return entry.read(readLocated)?.recipes.find(isRecipe);
}

/** All recipes in the text, and where their lines are. */
export function readLocated({ result, language }: RecipeEntry): ReadRecipes | undefined {
  return locateRecipes(result.recipe, language);
}

/** Whether its steps have come to an end: of a recipe that was cut off, where the last one ends or something follows. */
export function isComplete(entry: RecipeEntry): boolean {
  const { finishReason } = entry.result;
  return finishReason === 'stop' || (finishReason === 'length' && entry.read(hasAllSteps));
}

function hasAllSteps(entry: RecipeEntry): boolean {
  const { recipes = [], lineNumbers } = entry.read(readLocated) ?? {};
  const last = recipes.at(-1);
  const step = stepLines(recipes).at(-1);
  if (!last || !isRecipe(last) || !step) return false;
  const end = lineNumbers!.get(step)!.at(-1)!;
  const follows = entry.result.recipe.split('\n').slice(end + 1);
  return follows.some((line) => line.trim() !== '') || END_OF_SENTENCE.test(step.text);
}

const END_OF_SENTENCE = /[.!?。！？।…][)\]"'”’»」』）]*$/u;

/** The text in other amounts; undefined if it contains no recipe. */
export function scaleEntry(entry: RecipeEntry, factor: number): ScaledMarkdown | undefined {
  const lines = entry.read(readLinesOfSteps);
  return scaleMarkdown(entry.result.recipe, factor, entry.read(readLocated), (step) =>
    scaleStep(step, lines.get(step)!, factor),
  );
}

/** Which lines of ingredients each step names. */
function readLinesOfSteps(entry: RecipeEntry): ReadonlyMap<RecipeStep, readonly IngredientLine[]> {
  const { recipes = [] } = entry.read(readLocated) ?? {};
  const lines = recipes.flatMap(linesOfSteps);
  return new Map(stepLines(recipes).map((step, index) => [step, lines[index]!]));
}
