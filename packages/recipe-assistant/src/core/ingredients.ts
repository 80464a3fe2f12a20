/** How many ingredients a recipe needs unless the page says otherwise. */
export const MIN_INGREDIENTS = 4;

/** Those of the candidates that the list does not hold yet, whatever their case. */
export function newIngredients(
  ingredients: readonly string[],
  candidates: readonly string[],
): string[] {
  const keys = new Set(ingredients.map(duplicateKey));
  // A key that the set holds already does not make it larger.
  return candidates.filter((candidate) => keys.size < keys.add(duplicateKey(candidate)).size);
}

/** The ingredients in a text, one a line, normalised; blank lines are dropped. */
export function splitIngredients(text: string): string[] {
  return text.split(LINE_BREAK).map(normalizeIngredient).filter(Boolean);
}

/**
 * Trimmed, inner white space folded to one space, composed (NFC). An empty string when nothing
 * visible is left.
 */
export function normalizeIngredient(text: string): string {
  return INVISIBLE.test(text) ? '' : text.normalize().replace(/\s+/gu, ' ').trim();
}

/** How many ingredients are missing to the minimum. Blank ones do not count. */
export function missingIngredients(
  ingredients: readonly string[],
  minimum = MIN_INGREDIENTS,
): number {
  const present = ingredients.filter((ingredient) => !INVISIBLE.test(ingredient)).length;
  return Math.max(0, minimum - present);
}

/** The same for `Leek` and `leek`. Not locale-dependent, so that every visitor sees one rule. */
function duplicateKey(ingredient: string): string {
  return normalizeIngredient(ingredient).toLowerCase();
}

const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/;

/** White space, control and format characters alone, such as a zero-width space. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}]*$/u;

/** What became of a text that was to be added. */
export type AddIngredientResult =
  { added: true; ingredient: string } | { added: false; reason: 'empty' | 'duplicate' };
