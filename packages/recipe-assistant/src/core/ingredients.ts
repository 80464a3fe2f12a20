/** How many ingredients a recipe needs unless the page says otherwise. */
export const MIN_INGREDIENTS = 4;

/**
 * Adds what a visitor typed to a list. Each line of the text is one ingredient.
 *
 * @returns The longer list (the same array when nothing was added) and what became of each line.
 * @example
 * addToIngredients(['leek'], ' Leek \n two   eggs').ingredients; // ['leek', 'two eggs']
 */
export function addToIngredients(ingredients: readonly string[], text: string): IngredientAddition {
  const keys = new Set(ingredients.map(duplicateKey));
  const added: string[] = [];
  const results = splitIngredients(text).map((ingredient): AddIngredientResult => {
    const key = duplicateKey(ingredient);
    if (keys.has(key)) return { added: false, reason: 'duplicate' };
    keys.add(key);
    added.push(ingredient);
    return { added: true, ingredient };
  });
  return {
    ingredients: added.length > 0 ? [...ingredients, ...added] : ingredients,
    results: results.length > 0 ? results : [{ added: false, reason: 'empty' }],
  };
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
  return INVISIBLE.test(text) ? '' : text.normalize('NFC').replace(/\s+/gu, ' ').trim();
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

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/u;

/** White space, control and format characters alone, such as a zero-width space. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}]*$/u;

export interface IngredientAddition {
  ingredients: readonly string[];
  /** One for each line that holds something; a single `empty` when none does. */
  results: AddIngredientResult[];
}

/** What became of a text that was to be added. */
export type AddIngredientResult =
  { added: true; ingredient: string } | { added: false; reason: 'empty' | 'duplicate' };
