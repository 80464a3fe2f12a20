/**
 * What can be done with a recipe when it is written: its title, ingredients and steps, a plain text,
 * other amounts, and schema.org's terms. It works on the page's own reading of the markdown, and needs
 * neither React nor a page.
 */
export {
  deriveRecipe,
  type DerivedRecipe,
  type IngredientLine,
  type RecipeStep,
} from './derive-recipe.ts';
export type { Duration } from './servings-and-times.ts';
export { toJsonLd, type JsonLdExtra } from './json-ld.ts';
export { toPlainText } from './plain-text.ts';
export type { Quantity } from './quantity.ts';
export { scaleLine, type ScaledLine } from './scale-line.ts';
export type { Minutes, Servings } from './servings-and-times.ts';
