import type { RecipeEntry } from '../core/recipe-entry.ts';
import type { DerivedRecipe } from '../recipe/derive-recipe.ts';
import { type LocatedRecipes, locateRecipesIn } from '../recipe/locate-recipes.ts';
import { scaleMarkdown, type ScaledMarkdown } from '../recipe/scale-markdown.ts';

/* Readers for `RecipeEntry.read`, which calls each once, when the first tool needs it. */

/** The recipe in the text, if any. */
export function readRecipe(entry: RecipeEntry): DerivedRecipe | undefined {
  return entry.read(readLocated)?.recipes[0];
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

function readLocated({ result }: RecipeEntry): LocatedRecipes | undefined {
  return locateRecipesIn(result.recipe);
}
