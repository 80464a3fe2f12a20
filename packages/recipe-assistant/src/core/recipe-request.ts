/** The specification's limit on the length of an answer, in tokens. */
export const MAX_TOKENS = 1024;

/** The specification's model: an 8x7B instruction-tuned mixture of experts. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

const INSTRUCTIONS =
  'You are an assistant that receives a list of ingredients that a user has and suggests a recipe ' +
  'they could make with some or all of those ingredients. You do not need to use every ingredient ' +
  'in your recipe. You may add a few extra ingredients that they did not mention, but keep those to ' +
  'a minimum. Format your reply in markdown, so that it is easy to show on a web page.';

/**
 * The words for the model: a system message with the instructions and a user message with the
 * ingredients. Without `preferences` both are exactly the specification's.
 *
 * @param ingredients Sent in the given order, joined by a comma and a space.
 * @example
 * createRecipeRequest(['leek', 'potato', 'cream', 'nutmeg']).messages[1].content;
 * // "I have leek, potato, cream, nutmeg. Please give me a recipe you'd recommend I make!"
 */
export function createRecipeRequest(
  ingredients: readonly string[],
  { instructions = INSTRUCTIONS, maxTokens = MAX_TOKENS, preferences }: RecipeRequestOptions = {},
): RecipeRequest {
  const wishes = describePreferences(preferences);
  const question = `I have ${ingredients.join(', ')}. Please give me a recipe you'd recommend I make!`;
  return {
    ingredients: [...ingredients],
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: wishes ? `${question} ${wishes}` : question },
    ],
    maxTokens,
    ...(wishes && { preferences }),
  };
}

/** One sentence, or an empty string when no wish is set. */
function describePreferences(preferences: RecipePreferences = {}): string {
  const { language, diet, servings, time, cuisine, onlyThese, avoid } = preferences;
  const unwanted = avoid?.map((food) => food.trim()).filter(Boolean) ?? [];
  const wishes = [
    language && `write it in ${language}`,
    diet && `keep it ${diet}`,
    servings && `make it for ${servings}`,
    time && `keep it within ${time}`,
    cuisine && `make it ${cuisine}`,
    onlyThese && 'use only these ingredients',
    unwanted.length > 0 && `leave out ${unwanted.join(', ')}`,
  ].filter(Boolean);
  return wishes.length > 0 ? `Please ${wishes.join('; ')}.` : '';
}

/** What a client gets. */
export interface RecipeRequest {
  ingredients: readonly string[];
  messages: readonly [RecipeMessage, RecipeMessage];
  /** The longest answer wanted, in tokens. */
  maxTokens: number;
  /** Present only when at least one is set. */
  preferences?: RecipePreferences;
}

export interface RecipeMessage {
  role: 'system' | 'user';
  content: string;
}

/** What the visitor wishes for. Each field that is set adds to one sentence of the user message. */
export interface RecipePreferences {
  /** The language to write in, such as `French`. */
  language?: string;
  /** Such as `vegetarian`. */
  diet?: string;
  /** Such as `4` or `two people`. */
  servings?: number | string;
  /** Such as `30 minutes`. */
  time?: string;
  /** Such as `Italian`. */
  cuisine?: string;
  /** No extra ingredients at all. */
  onlyThese?: boolean;
  /** Foods to leave out. */
  avoid?: readonly string[];
}

export interface RecipeRequestOptions {
  /** The system message. Default: the specification's instructions. */
  instructions?: string;
  /** Default 1024. */
  maxTokens?: number;
  preferences?: RecipePreferences;
}
