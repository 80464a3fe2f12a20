import { sentIngredients, sortCandidates } from '../core/ingredients.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { shorten } from '../core/shorten.ts';
import type { Words } from './labels/create-words.ts';
import { wordsOf, type LanguageProps } from './labels/words.ts';

/**
 * For a page of your own: what the widget says of a failure, which ingredient was refused among it.
 *
 * @param options The hook's `requestedIngredients`, to name the refused one, and the language. Default none, and English.
 * @example
 * {error && <p role="alert">{describeError(error, { ingredients: requestedIngredients })}</p>}
 */
export function describeError(
  error: RecipeError,
  options: LanguageProps & { ingredients?: readonly string[] | undefined } = {},
): string {
  const { message, reason } = describeFailure(error, options.ingredients ?? [], wordsOf(options));
  return error.code === 'too-few-ingredients' ? reason : `${message} ${reason}`;
}

/** What the page says of a failure: that there is no recipe, and why. */
export function describeFailure(
  error: RecipeError,
  ingredients: readonly string[],
  words: Words,
): { message: string; reason: string } {
  const { failed, failedForGood, [`error-${error.code}` as const]: cause } = words.labels;
  // A server may need more than the page.
  const { missing } = error;
  const counted = missing ? words.format(words.labels.missing, { count: missing }) : undefined;
  return {
    message: error.retryable ? failed : failedForGood,
    reason: counted ?? describeRefusedInput(error, ingredients, words) ?? cause,
  };
}

/** Which ingredient a server refused, by its index in the list that was sent; undefined if unknown. */
function describeRefusedInput(
  { refused }: RecipeError,
  ingredients: readonly string[],
  { labels, format }: Words,
): string | undefined {
  if (refused?.index === undefined) return undefined;
  const sent = sentIngredients(ingredients);
  const ingredient = sent[refused.index];
  if (ingredient === undefined) return undefined;
  if (refused.reason === 'too-long') {
    return format(labels.refusedTooLong, { ingredient: shorten(ingredient) });
  }
  const { added } = sortCandidates([], sent.slice(0, refused.index));
  return added.length > 0 ? format(labels.refusedTooMany, { count: added.length }) : undefined;
}
