/**
 * A written recipe as data: its title, ingredients and steps, as plain text, in other amounts, and as
 * schema.org JSON-LD. It uses the page's own parser, and needs neither React nor a DOM.
 */
export {
  deriveRecipe,
  type DerivedRecipe,
  type IngredientLine,
  type RecipeStep,
} from './derive-recipe.ts';
export type { Duration } from '../language/durations.ts';
export type { Minutes, Servings } from './facts.ts';
export { toJsonLd, type JsonLdAuthor, type JsonLdExtra } from './json-ld.ts';
export { toPlainText } from './plain-text.ts';
export type { Quantity } from './quantity.ts';
export { scaleLine, type ScaledLine } from './scale-line.ts';
