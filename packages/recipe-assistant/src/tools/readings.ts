import type { RecipeEntry } from '../core/recipe-entry.ts';
import { type DerivedRecipe, isWhole, type ReadRecipes } from '../recipe/derive-recipe.ts';
import { locateRecipes, scaleMarkdown, type ScaledMarkdown } from '../recipe/scale-markdown.ts';

/* Readers for `RecipeEntry.read`, which calls each once, when the first tool needs it. */

/** The first recipe in the text that has ingredients and steps, if any. */
export function readRecipe(entry: RecipeEntry): DerivedRecipe | undefined {
  return entry.read(readLocated)?.recipes.find(isWhole);
}

/** Returns the text in other amounts, each computed once; undefined if it contains no recipe. */
export function readScaled(entry: RecipeEntry): (factor: number) => ScaledMarkdown | undefined {
  const texts = new Map<number, ScaledMarkdown | undefined>();
  const located = entry.read(readLocated);
  return (factor) => {
    if (!texts.has(factor)) {
      texts.set(factor, scaleMarkdown(entry.result.recipe, factor, located));
    }
    return texts.get(factor);
  };
}

/** All recipes in the text, and where their lines are. */
export function readLocated({ result }: RecipeEntry): ReadRecipes | undefined {
  return locateRecipes(result.recipe);
}
