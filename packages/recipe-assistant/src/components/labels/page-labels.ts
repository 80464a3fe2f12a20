import type { RecipeErrorCode } from '../../core/recipe-error.ts';
import type { Label, LabelsOf } from './label.ts';

/** The labels of the first load, in English. */
export const pageLabels = {
  /** The title, if the page gives none. */
  assistantName: 'Recipe Assistant',
  chefIcon: 'Chef',
  /** `{addIngredients}`, `{getRecipe}`, `{minimum}`, `{assistantName}` */
  welcome: {
    one:
      'Enter the ingredients you have on hand and click {addIngredients}. With at least {minimum} ' +
      'ingredient, click {getRecipe} to let {assistantName} create a recipe for you.',
    other:
      'Enter the ingredients you have on hand and click {addIngredients}. With at least {minimum} ' +
      'ingredients, click {getRecipe} to let {assistantName} create a recipe for you.',
  },

  /** The field's label, which is its accessible name. */
  ingredientName: 'Add ingredient',
  ingredientPlaceholder: 'e.g. mutton',
  addIngredients: 'Add ingredients',
  emptyIngredient: 'Type an ingredient first.',
  /** `{ingredients}` */
  duplicateIngredients: 'Already on the list: {ingredients}',
  /** `{ingredients}`, `{maximum}` */
  tooLongIngredients: { other: 'Longer than {maximum} characters: {ingredients}' },
  /** `{ingredients}`, `{maximum}` */
  tooManyIngredients: {
    one: 'The list takes {maximum} ingredient. Not added: {ingredients}',
    other: 'The list takes {maximum} ingredients. Not added: {ingredients}',
  },
  /**
   * The words before the last of several ingredients, as visitors type them, separated by spaces. A hyphen
   * stands where a word is attached to its neighbour, a no-break space within one of several words.
   */
  and: 'and',
  /** Shown for an entry with commas. */
  severalIngredients: 'This looks like several ingredients.',
  /** `{count}` */
  addAsSeveral: { other: 'Add as {count} ingredients' },
  /** `{count}` */
  addedAsSeveral: {
    one: 'Added as {count} ingredient.',
    other: 'Added as {count} ingredients.',
  },
  /** Undoes the last change of the list. */
  undo: 'Undo',

  ingredientsHeading: 'Ingredients on hand:',
  noIngredients: 'Nothing on the list yet.',
  /** `{ingredient}` */
  removeIngredient: 'Remove {ingredient}',
  /** `{ingredient}` */
  removedIngredient: '{ingredient} removed.',
  clearIngredients: 'Clear all',
  clearedIngredients: 'All ingredients removed.',
  /** Announced only, when there are enough ingredients. */
  enoughIngredients: 'You can get a recipe now.',

  getRecipeHeading: 'Ready for a recipe?',
  getRecipeText: 'Generate a recipe from your list of ingredients.',
  getRecipe: 'Get a recipe',
  /** `{count}` */
  missing: {
    one: 'Add {count} more ingredient to get a recipe.',
    other: 'Add {count} more ingredients to get a recipe.',
  },
  /** Shown next to it once the list isn't empty. */
  missingHint: 'Salt, oil or water count, too.',
  /** Shown next to a recipe that was requested with another list. */
  listChanged: 'Your list has changed since this recipe.',

  /** Opens the preference fields. */
  wishes: 'Any wishes?',

  generating: 'Generating your recipe…',
  /** Replaces the message above after six seconds without text. */
  stillGenerating: 'Still writing. A recipe takes up to half a minute.',
  stop: 'Stop',

  /** `{assistantName}` */
  recipeHeading: '{assistantName} Recommends:',
  noRecipe: 'Your recipe will be written here.',

  /** `{time}`: shown as minutes and seconds, spoken in words */
  tryAgainIn: 'You can try again in {time}',

  failed: 'Failed to generate recipe. Please try again.',
  /** Used when trying again cannot help. */
  failedForGood: 'Failed to generate recipe.',
  'error-too-few-ingredients': 'A recipe needs a few more ingredients.',
  'error-offline': 'You seem to be offline. Check your connection.',
  'error-timeout': 'The answer took too long.',
  'error-rate-limited':
    'Too many recipes were asked for in a short time, perhaps by others in your network.',
  'error-unauthorized':
    'This page is not allowed to use its recipe service. Its owner can repair that.',
  'error-quota-exceeded': 'All the recipes for now have been handed out. Come back later.',
  'error-model-unavailable': 'The model that writes the recipes is not available.',
  'error-content-filtered':
    'The answer was withheld by a content filter. Other ingredients may help.',
  'error-empty': 'The answer had no text in it.',
  'error-malformed': 'The answer could not be understood.',
  'error-refused-input': 'These ingredients were not accepted: too many, or one is too long.',
  /** Replaces the one before; `{ingredient}` */
  refusedTooLong: '“{ingredient}” is longer than this page takes.',
  /** Replaces the one before the last; `{count}` */
  refusedTooMany: {
    one: 'The list is longer than this page takes: {count} ingredient at most.',
    other: 'The list is longer than this page takes: {count} ingredients at most.',
  },
  'error-refused-origin': "This website isn't allowed to request recipes. Please tell its owner.",
  'error-network': 'The connection failed or broke off.',
  'error-unknown': 'Something unexpected happened.',
} satisfies Record<string, Label> & Record<`error-${RecipeErrorCode}`, string>;

export type PageLabels = LabelsOf<typeof pageLabels>;
