import type { Blocks } from '../markdown/blocks/blocks.ts';
import { readText } from '../markdown/stream/reader.ts';
import { type DerivedRecipe, type Locations, recipeIn } from './derive-recipe.ts';
import { linesOf } from './lines.ts';
import { sectionsOf } from './sections.ts';

/** Each reads the rest of the text again, which is quadratic. */
const MAX_RECIPES = 12;

/** All recipes of a text, with the source of each line; none unless `deriveRecipe` reads the first. */
export function locateRecipes(blocks: Blocks): LocatedRecipes {
  const locations: Locations = new Map();
  const recipes: DerivedRecipe[] = [];
  let lines = linesOf(blocks);
  for (let count = 0; count < MAX_RECIPES; count += 1) {
    const read = sectionsOf(lines);
    const recipe = recipeIn(read, locations);
    if (recipe) recipes.push(recipe);
    if (recipes.length === 0 || read.next === undefined) break;
    lines = lines.slice(read.next);
  }
  return { recipes, locations };
}

/** The same of a text as written; undefined if it is too long to be formatted. */
export function locateRecipesIn(markdown: string): LocatedRecipes | undefined {
  const blocks = readText(markdown);
  return blocks && locateRecipes(blocks);
}

export interface LocatedRecipes {
  readonly recipes: readonly DerivedRecipe[];
  readonly locations: Locations;
}
