import type { RecipeEntry } from '../core/recipe-entry.ts';
import { type DerivedRecipe, isWhole, type ReadRecipes } from '../recipe/derive-recipe.ts';
import { locateRecipes, scaleMarkdown, type ScaledMarkdown } from '../recipe/scale-markdown.ts';

/* Readers for `RecipeEntry.read`, which calls each once, when the first tool needs it. */

/** The first recipe in the text that has ingredients and steps, if any. */
export function readRecipe(entry: RecipeEntry): DerivedRecipe | undefined {
  return entry.read(readLocated)?.recipes.find(isWhole);
}

/** All recipes in the text, and where their lines are. */
export function readLocated({ result }: RecipeEntry): ReadRecipes | undefined {
  return locateRecipes(result.recipe);
}

/** The text in other amounts; undefined if it contains no recipe. */
export function scaleEntry(entry: RecipeEntry, factor: number): ScaledMarkdown | undefined {
  return scaleMarkdown(entry.result.recipe, factor, entry.read(readLocated));
}
