import type { RecipeErrorCode } from '../core/recipe-error.ts';

/**
 * Every string of the page, in English. Words in braces are filled in; the comment above a string
 * names those that it may use. Labels are strings alone, so that a server component can hand its own over.
 *
 * @example
 * <RecipeAssistant client={client} labels={{ getRecipe: 'Rezept holen', stop: 'Anhalten' }} />
 */
export const defaultLabels = {
  chefIcon: 'Chef',
  /** `{addIngredients}`, `{getRecipe}`, `{minimum}`, `{assistantName}` */
  welcome:
    'Enter the ingredients you have on hand and click {addIngredients}. With at least {minimum} ' +
    'ingredients, click {getRecipe} to let {assistantName} create a recipe for you.',

  /** Beside the field; it is the field's name for a screen reader, too. */
  ingredientName: 'Add ingredient',
  ingredientPlaceholder: 'e.g. mutton',
  addIngredients: 'Add ingredients',
  emptyIngredient: 'Type an ingredient first.',
  /** `{ingredients}` */
  duplicateIngredients: 'Already on the list: {ingredients}',
  /** `{ingredients}`, `{maximum}` */
  tooLongIngredients: 'Longer than {maximum} characters: {ingredients}',
  /** `{ingredients}`, `{maximum}` */
  tooManyIngredients: 'The list takes {maximum} ingredients. Not added: {ingredients}',
  /** The word before the last of several, as visitors type it. */
  and: 'and',
  /** Said of an entry with commas. */
  severalIngredients: 'This looks like several ingredients.',
  /** `{count}` */
  addAsSeveral: 'Add as {count} ingredients',
  /** `{count}` */
  addedAsSeveral: 'Added as {count} ingredients.',
  /** Takes back what was done to the list last. */
  undo: 'Undo',

  ingredientsHeading: 'Ingredients on hand:',
  noIngredients: 'Nothing on the list yet.',
  /** `{ingredient}` */
  removeIngredient: 'Remove {ingredient}',
  /** `{ingredient}` */
  removedIngredient: '{ingredient} removed.',
  clearIngredients: 'Clear all',
  clearedIngredients: 'All ingredients removed.',
  /** Spoken alone, when an ingredient makes the list long enough. */
  enoughIngredients: 'You can get a recipe now.',

  getRecipeHeading: 'Ready for a recipe?',
  getRecipeText: 'Generate a recipe from your list of ingredients.',
  getRecipe: 'Get a recipe',
  /** `{count}` */
  missingOne: 'Add {count} more ingredient to get a recipe.',
  /** `{count}`, other than one */
  missingMany: 'Add {count} more ingredients to get a recipe.',

  /** Opens the fields for what a visitor may wish for. */
  wishes: 'Any wishes?',
  wishDiet: 'Diet',
  /** Those to choose among, parted by commas. They are sent as they stand here. */
  wishDiets: 'vegetarian, vegan, gluten-free, dairy-free, nut-free',
  wishOtherDiet: 'Another diet',
  wishServings: 'Servings',
  /** `{maximum}` */
  wishServingsRange: 'A whole number from 1 to {maximum}.',
  /** Said of the servings that are chosen, `{count}` */
  wishServes: 'serves {count}',
  wishTime: 'Time',
  wishAnyTime: 'any',
  /** `{count}`, in minutes */
  wishMinutes: 'up to {count} min',
  wishCuisine: 'Cuisine',
  /** Suggestions, parted by commas. */
  wishCuisines: 'Chinese, French, Greek, Indian, Italian, Japanese, Mexican, Middle Eastern, Thai',
  wishOnlyThese: 'Only these ingredients',
  /** Before the wishes that are chosen. */
  chosenWishes: 'Your wishes:',
  noWishes: 'none yet',
  /** `{wish}` */
  removeWish: 'Remove wish: {wish}',

  generating: 'Generating your recipe…',
  stop: 'Stop',

  /** `{assistantName}` */
  recipeHeading: '{assistantName} Recommends:',
  noRecipe: 'Your recipe will be written here.',
  /** `{model}` */
  writtenBy: 'Written by an AI model ({model}). Check it before you cook.',
  writtenByRules: 'Put together by fixed rules, without an AI model.',
  writtenByUnnamed: 'Written by an AI model. Check it before you cook.',
  cutShort: 'This recipe was cut short: it reached the length limit.',
  filtered: 'The rest of this recipe was withheld by a content filter.',
  leftPage: 'This recipe ended when the page was left.',
  stopped: 'You stopped this recipe before it was complete.',
  /** On paper alone, below a recipe that is printed while its text arrives. */
  printedEarly: 'Not the whole recipe: it was still being written when it was printed.',
  /** The name of the row of tools below a recipe, for a screen reader. */
  tools: 'This recipe',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This page may not copy. Select the text and copy it yourself.',
  print: 'Print',
  share: 'Share',
  shared: 'Shared',
  notShared: 'This recipe could not be shared.',
  save: 'Save',
  /** `{file}` */
  saved: 'Saved as {file}',
  /** Over the buttons that scale a recipe: amounts, or people where the recipe says for how many it is. */
  amounts: 'Amounts',
  serves: 'Serves',
  /** A button's name, `{factor}` */
  scaleBy: '{factor} times',
  scaleByOne: '1 time, as written',
  /** The same where people are counted, `{servings}` */
  servesMany: 'Serves {servings}',
  /** Shown, and printed, while the amounts are not as written, `{factor}` */
  scaledBy: 'Amounts × {factor}. The steps and their times stay as written.',
  /** Behind each of the others. */
  notScaled: '(not scaled)',
  /** Spoken. */
  amountsHalved: 'Amounts halved.',
  amountsAsWritten: 'Amounts as written.',
  amountsDoubled: 'Amounts doubled.',
  amountsTripled: 'Amounts tripled.',
  notScaledOne: '1 line is not scaled.',
  /** `{count}`, other than one */
  notScaledMany: '{count} lines are not scaled.',
  another: 'Something different',
  /** `{title}` */
  backTo: 'Back to {title}',
  'keep-awake': 'Keep screen on',
  notKeptAwake: 'This device does not keep the screen on now.',
  cook: 'Cook',
  closeCook: 'Close',
  /** `{step}`, `{count}` */
  cookStep: 'Step {step} of {count}',
  previousStep: 'Back',
  nextStep: 'Next',
  /** After the last step. */
  cookEnd: 'That was the last step. Enjoy!',
  /** Over what a step needs. */
  stepIngredients: 'For this step',
  allIngredients: 'All ingredients',
  /** `{time}`, made of the three that follow */
  startTimer: 'Start {time} timer',
  /** `{count}` */
  hours: '{count} h',
  /** `{count}` */
  minutes: '{count} min',
  /** `{count}` */
  seconds: '{count} s',
  /** Spoken alone, `{time}` */
  timerStarted: 'Timer started: {time}',
  /** The name of the list of those that were started, for a screen reader. */
  timers: 'Timers',
  /** `{step}`, `{time}` */
  timerName: 'Step {step}, {time}:',
  pauseTimer: 'Pause',
  resumeTimer: 'Resume',
  cancelTimer: 'Cancel',
  /** `{step}`, `{time}` */
  timerDone: 'Timer for step {step} is done: {time}',
  addMinute: '1 more min',
  dismissTimer: 'OK',

  tryAgain: 'Try again',
  /** `{time}`, as minutes and seconds */
  tryAgainIn: 'You can try again in {time}',

  /** The name of a failure's place, for a screen reader. */
  failure: 'Failure',
  failed: 'Failed to generate recipe. Please try again.',
  /** Where trying again cannot help. */
  failedForGood: 'Failed to generate recipe.',
  'error-too-few-ingredients': 'A recipe needs a few more ingredients.',
  'error-offline': 'You seem to be offline. Check your connection.',
  'error-timeout': 'The answer took too long.',
  'error-rate-limited': 'Too many recipes were asked for in a short time.',
  'error-unauthorized':
    'This page is not allowed to use its recipe service. Its owner can repair that.',
  'error-quota-exceeded': 'All the recipes for now have been handed out. Come back later.',
  'error-model-unavailable': 'The model that writes the recipes is not available.',
  'error-content-filtered':
    'The answer was withheld by a content filter. Other ingredients may help.',
  'error-empty': 'The answer had no text in it.',
  'error-malformed': 'The answer could not be understood.',
  'error-refused-input': 'These ingredients were not accepted: too many, or one is too long.',
  /** In place of the one before, `{ingredient}` */
  refusedTooLong: '“{ingredient}” is longer than this page takes.',
  /** In place of the one before the last, `{count}` */
  refusedTooMany: 'The list is longer than this page takes: {count} ingredients at most.',
  'error-refused-origin': 'This page may not ask for recipes. Its owner can repair that.',
  'error-network': 'The connection failed or broke off.',
  'error-unknown': 'Something unexpected happened.',
} satisfies Record<string, string> & Record<`error-${RecipeErrorCode}`, string>;

/** The default labels, with those that are given in their place. */
export function withDefaults(labels?: LabelOverrides | null): RecipeLabels {
  // What comes from a file or a server may be `null`.
  const given = Object.entries(labels ?? {}).filter(([, text]) => typeof text === 'string');
  return { ...defaultLabels, ...Object.fromEntries(given) };
}

/** How many ingredients are missing. */
export function describeMissing(count: number, labels: RecipeLabels): string {
  return fillLabel(count === 1 ? labels.missingOne : labels.missingMany, { count });
}

/** Fills in the words in braces, each once, so that braces in an ingredient stay as they are. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** One string for each place of the page, and one for each `RecipeErrorCode`. */
export type RecipeLabels = Record<keyof typeof defaultLabels, string>;

/** Any of the strings. One that is `undefined` stays as it is by default. */
export type LabelOverrides = { [Name in keyof RecipeLabels]?: string | undefined };
