/** In lower case, letters without accents: `Crème` → `creme`. Of Hindi only a dot goes: its vowels are marks, too. */
export function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll('ı', 'i').normalize('NFD');
  return letters
    .replace(/[\u0300-\u036F\u064B-\u0655\u093C]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC');
}

/** What stands in brackets. */
export const BRACKETS = /\([^()]*\)|（[^（）]*）|\[[^[\]]*\]/gu;

/** The words of a row. */
export function wordsInRow(row = ''): string[] {
  return plain(row).split(' ').filter(Boolean);
}

/**
 * The row of the table that a word is in; `unit` of those in `words/`. A word in none is a food, as far as is known.
 */
export type Kind =
  | 'food'
  | 'like'
  | 'made'
  | 'vague'
  | 'dish'
  | 'unit'
  | 'ingredients'
  | 'small'
  | 'of'
  | 'and'
  | 'meanwhile'
  | 'all'
  | 'except';

/** A word of a text. */
export interface FoodToken {
  /** In lower case, without accents. */
  readonly word: string;
  /** Itself, and what it may be without its endings: `tomato` of `tomatoes`. */
  readonly stems: readonly string[];
  readonly kind: Kind;
  /**
   * Whether it may be a noun. In German a small letter tells that it is none: `hacken`, to chop, isn't in
   * `Hackfleisch`.
   */
  readonly isNoun: boolean;
  /** Where it stands; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** What stands between it and the word before. */
  readonly gap: string;
  /** Whether both may be of one name, as there is nothing but a space, a hyphen or an apostrophe between them. */
  readonly isJoined: boolean;
  /** Whether an `and` is written together with it, as in Arabic. */
  readonly isAnd: boolean;
}

/** Whether a word may name a food by itself. */
export function isNaming({ kind }: { readonly kind: Kind }): boolean {
  return kind === 'food' || kind === 'made' || kind === 'vague' || kind === 'dish';
}

/** Whether a word names nothing, even within a name: the `of` in `cream of tartar`. */
export function isEmpty({ kind }: FoodToken): boolean {
  return kind === 'small' || kind === 'of' || kind === 'and';
}
