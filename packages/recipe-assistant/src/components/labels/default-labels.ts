import type { RecipeErrorCode } from '../../core/recipe-error.ts';
import type { Label, LabelsOf } from './label.ts';

const english = {
  /** The title, if the page gives none. */
  assistantName: 'Recipe Assistant',
  chefIcon: 'Chef',
  welcome: {
    one: 'Enter the ingredients you have on hand and click {addIngredients}. With at least {minimum} ingredient, click {getRecipe} to let {assistantName} create a recipe for you.',
    other:
      'Enter the ingredients you have on hand and click {addIngredients}. With at least {minimum} ingredients, click {getRecipe} to let {assistantName} create a recipe for you.',
  },

  /** The field's label, which is its accessible name. */
  ingredientName: 'Add ingredient',
  ingredientPlaceholder: 'e.g. mutton',
  addIngredients: 'Add ingredients',
  emptyIngredient: 'Type an ingredient first.',
  namelessIngredient: '“{ingredient}” has no letters in it. Type an ingredient.',
  duplicateIngredients: 'Already on the list: {ingredients}',
  tooLongIngredients: { other: 'Longer than {maximum} characters: {ingredients}' },
  tooManyIngredients: {
    one: 'The list takes {maximum} ingredient. Not added: {ingredients}',
    other: 'The list takes {maximum} ingredients. Not added: {ingredients}',
  },
  /** The words before the last of several ingredients, separated by spaces. */
  and: 'and',
  /** Shown for an entry with commas. */
  severalIngredients: 'This looks like several ingredients. A button below adds each of them.',
  addAsSeveral: { other: 'Add as {count} ingredients' },
  addedAsSeveral: {
    one: 'Added as {count} ingredient.',
    other: 'Added as {count} ingredients.',
  },
  /** Undoes the last change of the list. */
  undo: 'Undo',

  ingredientsHeading: 'Ingredients on hand:',
  noIngredients: 'Nothing on the list yet.',
  removeIngredient: 'Remove {ingredient}',
  removedIngredient: '{ingredient} removed.',
  clearIngredients: 'Clear all',
  clearedIngredients: 'All ingredients removed.',
  /** Announced only, when there are enough ingredients. */
  enoughIngredients: 'You can get a recipe now.',

  getRecipeHeading: 'Ready for a recipe?',
  getRecipeText: 'Generate a recipe from your list of ingredients.',
  getRecipe: 'Get a recipe',
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
  unusuallyLong: 'This is taking unusually long. You can keep waiting, or stop.',
  stop: 'Stop',

  recipeHeading: '{assistantName} Recommends:',
  noRecipe: 'Your recipe will be written here.',

  /** The time is shown as minutes and seconds, and spoken in words. */
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
  'error-quota-exceeded': 'The recipe limit has been reached. Come back later.',
  'error-model-unavailable': 'The model that writes the recipes is not available.',
  'error-content-filtered':
    'The answer was withheld by a content filter. Other ingredients may help.',
  'error-empty': 'The answer had no text in it.',
  'error-malformed': 'The answer could not be understood.',
  'error-refused-input': 'These ingredients were not accepted: too many, or one is too long.',
  /** In place of `error-refused-input`, where the ingredient that is too long is known. */
  refusedTooLong: '“{ingredient}” is longer than this page takes.',
  /** In place of `error-refused-input`, where there are too many. */
  refusedTooMany: {
    one: 'The list is longer than this page takes: {count} ingredient at most.',
    other: 'The list is longer than this page takes: {count} ingredients at most.',
  },
  'error-refused-origin': "This website isn't allowed to request recipes. Please tell its owner.",
  'error-network': 'The connection failed or broke off.',
  'error-unknown': 'Something unexpected happened.',

  writtenBy: 'Written by an AI model ({model}). Check it before you cook.',
  writtenByBuiltIn: 'Written by the model of this browser. Check it before you cook.',
  writtenByRules: 'A sample recipe, not written by an AI model.',
  writtenByUnnamed: 'Written by an AI model. Check it before you cook.',
  cutShort: 'This recipe was cut short: it reached the length limit.',
  filtered: 'The rest of this recipe was withheld by a content filter.',
  leftPage: 'This recipe ended when the page was left.',
  stopped: 'You stopped this recipe before it was complete.',
  /** Announced in place of a long text. The contents are its title, `ingredientCount` and `stepCount`. */
  recipeReady: 'Recipe ready: {contents}.',
  ingredientCount: { one: '{count} ingredient', other: '{count} ingredients' },
  stepCount: { one: '{count} step', other: '{count} steps' },
  /** Announced only. */
  stoppedRecipe: 'Stopped. {title}, incomplete.',
  /** The button that leads to the failure, for who has scrolled elsewhere. */
  brokeOff: 'This recipe broke off.',
  /** Printed only, below a recipe that is still streaming. */
  printedEarly: 'Not the whole recipe: it was still being written when it was printed.',
  /** The accessible name of the row of tools. */
  tools: 'This recipe',
  toolsNotLoaded: 'Some tools did not load. Load the page again.',
  backTo: 'Back to {title}',

  tryAgain: 'Try again',
  /** Announced only. */
  tryAgainNow: 'You can try again now.',
  /** The accessible name of the error's group. */
  failure: 'Failure',
  wishDiet: 'Diet',
  /** The options, separated by commas. They are sent as written here. */
  wishDiets: 'vegetarian, vegan, gluten-free, dairy-free, nut-free',
  wishOtherDiet: 'Another diet',
  wishServings: 'Servings',
  wishServingsRange: 'A whole number from 1 to {maximum}.',
  /** The chosen servings. */
  wishServes: { other: 'serves {count}' },
  wishTime: 'Time',
  wishAnyTime: 'any',
  wishMinutes: { other: 'up to {count} min' },
  wishCuisine: 'Cuisine',
  /** Suggestions, separated by commas. */
  wishCuisines: 'Chinese, French, Greek, Indian, Italian, Japanese, Mexican, Middle Eastern, Thai',
  wishOnlyThese: 'Only these ingredients',
  /** Precedes the chosen wishes. */
  chosenWishes: 'Your wishes:',
  noWishes: 'none yet',
  removeWish: 'Remove wish: {wish}',

  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying was blocked. Select the text and copy it yourself.',
  print: 'Print',
  share: 'Share',
  shared: 'Shared',
  notShared: 'This recipe could not be shared.',
  save: 'Save',
  saved: 'Saved as {file}',
  /** The name of a saved file, if the recipe names no dish. */
  fileName: 'recipe',
  another: 'Something different',

  without: 'Without something',
  /** The heading of the check boxes of ingredients to leave out. */
  withoutWhich: { other: 'What to leave out, {maximum} at most' },
  askWithout: 'Ask again',

  /** The heading of the scaling buttons. */
  amounts: 'Amounts',
  /** Instead of it, if the recipe states servings: around the buttons, and announced. */
  serves: { other: 'Serves {servings}' },
  fewerServings: 'Fewer servings',
  moreServings: 'More servings',
  /** A button's accessible name. */
  scaleBy: { other: '{factor} times' },
  scaleByOne: '1 time, as written',
  /** Shown and printed while the amounts are scaled. */
  scaledBy: 'Amounts × {factor}. Times stay as written.',
  /** Appended to each line that isn't scaled. */
  notScaled: '(not scaled)',
  /** Announced only. */
  amountsHalved: 'Amounts halved.',
  amountsAsWritten: 'Amounts as written.',
  amountsDoubled: 'Amounts doubled.',
  amountsTripled: 'Amounts tripled.',
  notScaledLines: { one: '{count} line is not scaled.', other: '{count} lines are not scaled.' },

  notKeptAwake: 'This device does not keep the screen on now.',
  cook: 'Cook',
  cookNotLoaded: 'Cook mode did not load.',
  closeCook: 'Close',
  cookStep: 'Step {step} of {count}',
  previousStep: 'Back',
  nextStep: 'Next',
  /** After the last step. */
  cookEnd: 'That was the last step. Enjoy!',
  /** The heading of a step's ingredients. */
  stepIngredients: 'For this step',
  allIngredients: 'All ingredients',
  /** The time is made of `hours`, `minutes` and `seconds`. */
  startTimer: 'Start {time} timer',
  hours: { other: '{count} hr' },
  minutes: { other: '{count} min' },
  seconds: { other: '{count} sec' },
  /** Announced only. */
  timerStarted: 'Timer started: {time}',
  /** The accessible name of the list of timers. */
  timers: 'Timers',
  timerName: 'Step {step}, {time}:',
  pauseTimer: 'Pause',
  resumeTimer: 'Resume',
  cancelTimer: 'Cancel',
  timerDone: 'Timer for step {step} is done: {time}',
  addMinute: '1 more min',
  dismissTimer: 'OK',
  /** Next to a timer that ended some time ago. */
  timerDoneAgo: '{time} ago',
} as const satisfies Record<string, Label> & Record<`error-${RecipeErrorCode}`, string>;

/**
 * Every string of the widget, in English, which is also the type of each label. Placeholders in braces are filled in:
 * those of the English label, and no others, of which the console warns. A label with a count has a form for each plural of its language. Labels are plain
 * data, so that a server component can pass its own.
 *
 * @example
 * <RecipeAssistant client={client} labels={{ getRecipe: 'Rezept holen', stop: 'Anhalten' }} />
 * @example
 * <IngredientList labels={{ missing: { one: 'Noch eine Zutat.', other: 'Noch {count} Zutaten.' } }} … />
 */
export const defaultLabels: RecipeLabels = english;

/** Every label, and one for each `RecipeErrorCode`. */
export interface RecipeLabels extends LabelsOf<typeof english> {}

/** Some of the labels. One that is `undefined` keeps its default. */
export type LabelOverrides = { [Name in keyof RecipeLabels]?: RecipeLabels[Name] | undefined };

/** A language as plain data, which a server component can pass. */
export interface RecipeLocale {
  /** A BCP 47 language tag, such as `pt-BR`: the `lang` of the widget. */
  tag: string;
  /** The `dir` of the widget. */
  direction: 'ltr' | 'rtl';
  /** The language's English name, for the model: `Brazilian Portuguese`. */
  modelLanguage: string;
  labels: RecipeLabels;
}
