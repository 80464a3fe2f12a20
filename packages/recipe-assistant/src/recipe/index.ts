/**
 * A written recipe as data: its title, ingredients and steps, as plain text, in other amounts, and in
 * schema.org's terms. It works on the page's own reading of the markdown, and needs
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
