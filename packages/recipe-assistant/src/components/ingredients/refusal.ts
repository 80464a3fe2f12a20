import { normalizeIngredient, type AddIngredientsResult } from '../../core/ingredients.ts';
import type { Label } from '../labels/label.ts';
import { shorten } from '../../core/shorten.ts';
import type { Words } from '../labels/create-words.ts';
import { wordsOf, type LanguageProps } from '../labels/words.ts';

/** How many ingredients are named: the message is read out, and a pasted list may have thousands. */
const MAX_NAMES = 5;

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
  options: LanguageProps & IngredientLimits = {},
): string | undefined {
  return describeRefused(result, options, wordsOf(options));
}

/**
 * Why lines were not added; undefined if all of them were.
 *
 * @param typed What was entered, if it is known: it may be there, and name nothing.
 */
export function describeRefused(
  { added, duplicates, refused = [] }: AddIngredientsResult,
  { maxIngredients, maxIngredientLength }: IngredientLimits,
  { labels, format }: Words,
  typed = '',
): string | undefined {
  const namesOf = (wanted: string) =>
    refused.filter(({ reason }) => reason === wanted).map(({ ingredient }) => ingredient);
  const sentence = (label: Label, names: readonly string[], maximum: number | string = '…') =>
    names.length > 0 && format(label, { ingredients: listOf(names), maximum });
  const sentences = [
    sentence(labels.duplicateIngredients, duplicates),
    sentence(labels.tooLongIngredients, namesOf('too-long'), maxIngredientLength),
    sentence(labels.tooManyIngredients, namesOf('too-many'), maxIngredients),
  ].filter(Boolean);
  if (sentences.length > 0) return sentences.join(' ');
  if (added.length > 0) return undefined;
  const ingredient = shorten(normalizeIngredient(typed));
  return ingredient ? format(labels.namelessIngredient, { ingredient }) : labels.emptyIngredient;
}

function listOf(names: readonly string[]): string[] {
  const listed = names.slice(0, MAX_NAMES).map((name) => shorten(name));
  return names.length > MAX_NAMES ? [...listed, '…'] : listed;
}

/** The limits, as passed to the hook. */
export interface IngredientLimits {
  /** The list's limit, for the message. Default: no limit. */
  maxIngredients?: number | undefined;
  /** The length limit in UTF-16 units, for the message. Default: no limit. */
  maxIngredientLength?: number | undefined;
}
