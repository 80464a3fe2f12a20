import type { AddIngredientsResult } from '../core/ingredients.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { describeFailure } from './failure.ts';
import { wordsOf, type LanguageProps } from './labels/words.ts';
import * as refusal from './ingredients/refusal.ts';
import { separateEntry } from './ingredients/split-entry.ts';
import { partsOf } from './ingredients/use-submission.ts';

/**
 * For a page of your own: why lines were not added, in the words of the widget's; `undefined` if all of them
 * were.
 *
 * @param options The limits that the hook has, and the language. Default none, and English.
 * @example
 * describeRefusal(addIngredients('leek\nleek')); // 'Already on the list: leek'
 */
export function describeRefusal(
  result: AddIngredientsResult,
  options: LanguageProps & refusal.IngredientLimits = {},
): string | undefined {
  return refusal.describeRefusal(result, options, wordsOf(options));
}

/**
 * For a page of your own: the ingredients in an entry with commas, semicolons or list markers, which `addIngredients`
 * takes for a single one; empty if it is one.
 *
 * @param language Its word for `and` may split the last two. Default English.
 * @example
 * splitEntry('leek, potato and cream'); // ['leek', 'potato', 'cream']
 */
export function splitEntry(entry: string, language: LanguageProps = {}): string[] {
  return partsOf(separateEntry(entry, wordsOf(language).labels.and));
}

/**
 * For a page of your own: what the widget says of a failure, which ingredient was refused among it.
 *
 * @param options The hook's `requestedIngredients`, to name the refused one, and the language. Default none, and English.
 * @example
 * {error && <p role="alert">{describeError(error, { ingredients: requestedIngredients })}</p>}
 */
export function describeError(
  error: RecipeError,
  {
    ingredients = [],
    ...language
  }: LanguageProps & { ingredients?: readonly string[] | undefined } = {},
): string {
  const { message, reason } = describeFailure(error, ingredients, wordsOf(language));
  return error.code === 'too-few-ingredients' ? reason : `${message} ${reason}`;
}
