/** The longest preference a handler accepts, in UTF-16 units after normalisation. */
export const MAX_PREFERENCE_LENGTH = 80;

/** The most entries a handler accepts in a list preference. */
export const MAX_PREFERENCE_ENTRIES = 5;

/**
 * Every preference and its kind, in the order of the sentence for the model. The type, the handler's
 * validation and the sentence follow from it.
 */
export const PREFERENCES = {
  /** The language to answer in, such as `French`. */
  language: 'text',
  /** For example `vegetarian`. */
  diet: 'options',
  /** For example `4` or `two people`. */
  servings: 'number',
  /** For example `Italian`. */
  cuisine: 'text',
  /** Foods to leave out. */
  avoid: 'list',
  /** A number of minutes, at most a week, or words such as `half an hour`. */
  time: 'minutes',
  /** Titles of recipes that were already suggested. */
  notAgain: 'list',
  /** Use no extra ingredients at all. */
  onlyThese: 'flag',
} as const satisfies Record<string, keyof ValueOfKind>;

/** The name in the sentence, where it isn't the key. */
export const WORDS: Readonly<Record<string, string>> = {
  notAgain: 'not again',
  onlyThese: 'no other ingredients',
};

/** What the visitor prefers. Each field that is set adds to one sentence of the user message. */
export type RecipePreferences = {
  -readonly [Name in PreferenceName]?: ValueOfKind[(typeof PREFERENCES)[Name]] | undefined;
};

/** The preferences a page can offer its visitors. */
export type RecipeWish = Exclude<PreferenceName, 'language' | 'avoid' | 'notAgain'>;

type PreferenceName = keyof typeof PREFERENCES;

export type PreferenceKind = keyof ValueOfKind;

interface ValueOfKind {
  text: string;
  /** Several of a list, and words of the visitor's own. */
  options: string;
  number: string | number;
  minutes: string | number;
  flag: boolean;
  list: readonly string[];
}
