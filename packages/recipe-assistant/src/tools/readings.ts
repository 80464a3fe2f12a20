import type { RecipeEntry } from '../core/recipe-entry.ts';
import type { Blocks } from '../markdown/blocks/blocks.ts';
import { readText } from '../markdown/stream/reader.ts';
import { type DerivedRecipe, locateRecipe } from '../recipe/derive-recipe.ts';
import { scaleMarkdown, type ScaledMarkdown } from '../recipe/scale-markdown.ts';

/* Readers for `RecipeEntry.read`, which calls each once, when the first tool needs it. */

/** The recipe in the text, if any. */
export function readRecipe(entry: RecipeEntry): DerivedRecipe | undefined {
  const blocks = entry.read(readBlocks);
  return blocks && locateRecipe(blocks)?.recipe;
}

/** Returns the text in other amounts, each computed once; undefined if it contains no recipe. */
export function readScaled({
  result,
}: RecipeEntry): (factor: number) => ScaledMarkdown | undefined {
  const texts = new Map<number, ScaledMarkdown | undefined>();
  return (factor) => {
    if (!texts.has(factor)) texts.set(factor, scaleMarkdown(result.recipe, factor));
    return texts.get(factor);
  };
}

/** The text's blocks; undefined if it is too long to be formatted. */
function readBlocks({ result }: RecipeEntry): Blocks | undefined {
  return readText(result.recipe);
}
