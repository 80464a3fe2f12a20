import { normalizeIngredient } from './ingredients.ts';
import { usableNumber } from './caller-options.ts';

/** The specification's limit on the length of a recipe, in tokens. */
export const MAX_TOKENS = 1024;

/** The specification's model: an 8x7B instruction-tuned mixture of experts. */
export const DEFAULT_MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';

/** The longest that a handler takes a preference, in UTF-16 units after normalisation. */
export const MAX_PREFERENCE_LENGTH = 80;

/** The most entries that a handler takes in a preference that is a list. */
export const MAX_PREFERENCE_ENTRIES = 5;

const INSTRUCTIONS =
  'Suggest a recipe for the ingredients that the user has. It need not use every ingredient and ' +
  'should add few extras. Format your reply in markdown: the name of the dish as a heading, then ' +
  'the ingredients and the steps under headings of their own.';

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
  options: RecipeRequestOptions = {},
): RecipeRequest {
  const { preferences } = options;
  const wanted = ingredients.map(normalizeIngredient).filter(Boolean);
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

/** One more sentence, or an empty string when no wish is set. */
function describePreferences({ onlyThese, time, notAgain, ...wishes }: RecipePreferences): string {
  const minutes = typeof time === 'number' ? `${time} minutes` : time;
  const described = Object.entries({ ...wishes, time: minutes, 'not again': notAgain })
    .map(([name, wish]) => [name, describeWish(wish)])
    .filter(([, wish]) => wish !== '')
    .map((wish) => wish.join(' '));
  if (onlyThese === true) described.push('no other ingredients');
  return described.length > 0 ? ` My wishes: ${described.join('; ')}.` : '';
}

/** Several are parted by commas. Blank ones are no wish. */
function describeWish(wish: string | number | readonly string[] | undefined): string {
  const parts = Array.isArray(wish) ? (wish as readonly string[]) : [wish ?? ''];
  return parts
    .map((part) => normalizeIngredient(String(part)))
    .filter((part) => /[^\s,]/.test(part))
    .join(',');
}

/** What a client gets. */
export interface RecipeRequest {
  /** Normalised, in their order. */
  ingredients: readonly string[];
  /** The system's, then the user's, ready to be sent. */
  messages: [RecipeMessage<'system'>, RecipeMessage<'user'>];
  /** The longest recipe wanted, in tokens. */
  maxTokens: number;
  /** Present only when at least one is set. */
  preferences?: RecipePreferences | undefined;
}

/**
 * One of the two messages. A type and no interface, and not readonly: some SDKs take only what may
 * have other keys, and most only lists that are theirs to change.
 */
export type RecipeMessage<Role extends 'system' | 'user' = 'system' | 'user'> = {
  role: Role;
  content: string;
};

/** What the visitor wishes for. Each field that is set adds to one sentence of the user message. */
export interface RecipePreferences {
  /** The language to write in, such as `French`. */
  language?: string | undefined;
  /** Such as `vegetarian`. */
  diet?: string | undefined;
  /** Such as `4` or `two people`. */
  servings?: string | number | undefined;
  /** A number of minutes, or words such as `half an hour`. */
  time?: string | number | undefined;
  /** Such as `Italian`. */
  cuisine?: string | undefined;
  /** No extra ingredients at all. */
  onlyThese?: boolean | undefined;
  /** Foods to leave out. */
  avoid?: readonly string[] | undefined;
  /** Titles of recipes that were suggested before. */
  notAgain?: readonly string[] | undefined;
}

/** What a page can offer its visitors to wish for. */
export type RecipeWish = 'diet' | 'servings' | 'time' | 'cuisine' | 'onlyThese';

/** What changes the words for the model. */
export interface RecipeRequestOptions {
  /** The system message. Default: the specification's instructions. */
  instructions?: string | undefined;
  /** The longest recipe wanted, in tokens. Default 1024. */
  maxTokens?: number | undefined;
  /** What the visitor wishes for. Default nothing. */
  preferences?: RecipePreferences | undefined;
}
