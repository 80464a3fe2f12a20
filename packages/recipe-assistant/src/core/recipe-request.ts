/** The specification's limit on the length of an answer, in tokens. */
export const MAX_TOKENS = 1024;

/** The specification's model: an 8x7B instruction-tuned mixture of experts. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

const INSTRUCTIONS =
  'Suggest a recipe for the ingredients that the user has. It need not use every ingredient and ' +
  'should add few extras. Format your reply in markdown.';

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
      { role: 'user', content: question + wishes },
    ],
    maxTokens,
    ...(wishes && { preferences }),
  };
}

/** One more sentence, or an empty string when no wish is set. */
function describePreferences({ onlyThese, ...wishes }: RecipePreferences = {}): string {
  const described = Object.entries(wishes)
    .filter(([, wish]) => /[^\s,]/.test(`${wish ?? ''}`))
    .map((wish) => wish.join(' '));
  if (onlyThese) described.push('no other ingredients');
  return described[0] ? ` My wishes: ${described.join('; ')}.` : '';
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

/** One of the two: the system's, then the user's. */
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
  servings?: string | number;
  /** Such as `30 minutes`. */
  time?: string;
  /** Such as `Italian`. */
  cuisine?: string;
  /** No extra ingredients at all. */
  onlyThese?: boolean;
  /** Foods to leave out. */
  avoid?: readonly string[];
}

/** What changes the words for the model. */
export interface RecipeRequestOptions {
  /** The system message. Default: the specification's instructions. */
  instructions?: string;
  /** The longest answer wanted, in tokens. Default 1024. */
  maxTokens?: number;
  /** What the visitor wishes for. Default nothing. */
  preferences?: RecipePreferences;
}
