import { visibleText } from './visible-text.ts';

/** How many ingredients a recipe needs unless the page says otherwise. */
export const MIN_INGREDIENTS = 4;

/**
 * Tells apart which candidates are new to a list, whatever their case, and fit into it. At a cost that
 * grows with the two, not with their product.
 */
export function sortCandidates(
  ingredients: readonly string[],
  candidates: readonly string[],
  { maxIngredients = Infinity, maxIngredientLength = Infinity }: IngredientLimits = {},
): AddIngredientsResult {
  const keys = new Set(ingredients.map(duplicateKey));
  const added: string[] = [];
  const duplicates: string[] = [];
  const refused: RefusedIngredient[] = [];
  for (const ingredient of candidates) {
    const key = duplicateKey(ingredient);
    if (keys.has(key)) duplicates.push(ingredient);
    else if (ingredient.length > maxIngredientLength) {
      refused.push({ ingredient, reason: 'too-long' });
    } else if (ingredients.length + added.length >= maxIngredients) {
      refused.push({ ingredient, reason: 'too-many' });
    } else added.push(ingredient);
    keys.add(key);
  }
  return { added, duplicates, ...(refused.length > 0 && { refused }) };
}

/** The ingredients in a text, one a line, normalised; blank lines are dropped. */
export function splitIngredients(text: string): string[] {
  return text.split(LINE_BREAK).map(normalizeIngredient).filter(Boolean);
}

/**
 * One line: trimmed, white space folded to one space, composed (NFC), without what nobody sees and
 * without the turn tokens of chat templates. An empty string when nothing visible is left.
 */
export function normalizeIngredient(text: string): string {
  return visibleText(text).replace(/\s+/gu, ' ').trim();
}

/** How many ingredients are missing to the minimum. Blank ones do not count. */
export function missingIngredients(
  ingredients: readonly string[],
  minimum = MIN_INGREDIENTS,
): number {
  let missing = minimum;
  // No further than needed: the list may be long, and is looked at while text arrives.
  for (const ingredient of ingredients) {
    if (missing <= 0) break;
    if (normalizeIngredient(ingredient) !== '') missing -= 1;
  }
  return Math.max(0, missing);
}

/** The same for `Leek` and `leek`. Not locale-dependent, so that every visitor sees one rule. */
function duplicateKey(ingredient: string): string {
  return normalizeIngredient(ingredient).toLowerCase().replace(JOINERS, '');
}

const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/;

/** What is invisible and may stay in a text all the same: it makes no other ingredient. */
const JOINERS = /\p{Default_Ignorable_Code_Point}/gu;

/** What became of a text that was to be added. */
export type AddIngredientResult =
  | { added: true; ingredient: string }
  | { added: false; reason: 'empty' | 'duplicate' | 'too-many' | 'too-long' };

/** What became of a text of several lines. */
export interface AddIngredientsResult {
  /** As they are on the list now, in their order. */
  added: string[];
  /** Those that the list, or an earlier line, held already. */
  duplicates: string[];
  /** Those that pass a limit of the list; left out when there is none. */
  refused?: RefusedIngredient[] | undefined;
}

interface RefusedIngredient {
  ingredient: string;
  reason: 'too-many' | 'too-long';
}

interface IngredientLimits {
  maxIngredients?: number;
  /** In UTF-16 units. */
  maxIngredientLength?: number;
}
