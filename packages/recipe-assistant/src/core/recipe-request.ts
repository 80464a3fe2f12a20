import { normalizeIngredient, sentIngredients } from './ingredients.ts';
import { usableNumber } from './caller-options.ts';
import { PREFERENCES, WORDS, type RecipePreferences } from './preferences.ts';

/** The specification's limit on the length of a recipe, in tokens. */
export const MAX_TOKENS = 1024;

/** The specification's model: an 8x7B instruction-tuned mixture of experts. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

const INSTRUCTIONS =
  'Suggest a recipe for the ingredients that the user has. It need not use every ingredient and ' +
  'should add few extras. Format your reply in markdown: the name of the dish as its heading, then ' +
  'the ingredients as a bulleted list and the steps as a numbered list, each under a heading.';

/**
 * The messages for the model: a system message with the instructions and a user message with the
 * ingredients. Without `preferences` both are exactly the specification's.
 *
 * @param ingredients Sent in the given order, joined by a comma and a space.
 * @example
 * createRecipeRequest(['leek', 'potato', 'cream', 'nutmeg']).messages[1].content;
 * // "I have leek, potato, cream, nutmeg. Please give me a recipe you'd recommend I make!"
 */
export function createRecipeRequest(
  ingredients: readonly string[],
  options: RecipeRequestOptions = {},
): RecipeRequest {
  const { preferences } = options;
  const wanted = sentIngredients(ingredients);
  const wishes = describePreferences(preferences ?? {});
  const question = `I have ${wanted.join(', ')}. Please give me a recipe you'd recommend I make!`;
  return {
    ingredients: wanted,
    messages: [
      { role: 'system', content: options.instructions ?? INSTRUCTIONS },
      { role: 'user', content: question + wishes },
    ],
    maxTokens: usableNumber(options, 'maxTokens', MAX_TOKENS),
    ...(wishes && { preferences }),
  };
}

/** The extra sentence for the model; empty without preferences. */
function describePreferences(preferences: RecipePreferences): string {
  const wishes = Object.entries(PREFERENCES).flatMap(([name, kind]) => {
    const value = preferences[name as keyof RecipePreferences];
    const words = WORDS[name] ?? name;
    if (kind === 'flag') return value === true ? words : [];
    // Several values are joined by commas. Blank ones are left out.
    const unit = kind === 'minutes' && typeof value === 'number' ? ' minutes' : '';
    const given = [value ?? []]
      .flat()
      .map((part) => normalizeIngredient(part + unit))
      .filter((part) => /[^\s,]/.test(part));
    return given[0] ? `${words} ${given.join(',')}` : [];
  });
  return wishes[0] ? ` My wishes: ${wishes.join('; ')}.` : '';
}

/** The first argument of a client. */
export interface RecipeRequest {
  /** Normalised, in order. */
  ingredients: readonly string[];
  /** The system message, then the user message, ready to send. */
  messages: [RecipeMessage<'system'>, RecipeMessage<'user'>];
  /** The token limit of the recipe. */
  maxTokens: number;
  /** Only present when at least one is set. */
  preferences?: RecipePreferences | undefined;
}

/**
 * One of the two messages. A mutable type alias rather than an interface, since some SDKs require an
 * index signature and most require mutable arrays.
 */
type RecipeMessage<Role extends 'system' | 'user'> = {
  role: Role;
  content: string;
};

/** The options that change the messages. */
export interface RecipeRequestOptions {
  /** The system message. Default: the specification's instructions. */
  instructions?: string | undefined;
  /** The token limit of the recipe. Default 1024. */
  maxTokens?: number | undefined;
  /** The visitor's preferences. Default none. */
  preferences?: RecipePreferences | undefined;
}
