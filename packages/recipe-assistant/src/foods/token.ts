/** In lower case, letters without accents. The vowels of Hindi are marks, too, but no accents. */
export function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll('ı', 'i').normalize('NFD');
  return letters
    .replace(/[\u0300-\u036F\u064B-\u0655\u093C]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC');
}

/** The words of a row. */
export function wordsInRow(row = ''): string[] {
  return plain(row).split(' ').filter(Boolean);
}

/** The part of the table that a word is in; else a food, as far as is known. */
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
  | 'while'
  | 'all'
  | 'except';

/** A word of a text. */
export interface FoodToken {
  /** In lower case, without accents. */
  readonly word: string;
  /** Itself, and what it may be without its endings: `tomato` of `tomatoes`. */
  readonly stems: readonly string[];
  readonly kind: Kind;
  /** Of German, whether it starts with a capital letter: `hacken` is no part of `Hackfleisch`. */
  readonly isNoun: boolean;
  /** Where it stands; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** What stands between it and the word before. */
  readonly gap: string;
  /** Whether that is nothing but a space, a hyphen or an apostrophe. */
  readonly isJoined: boolean;
  /** Whether an `and` is written together with it. */
  readonly isAnd: boolean;
}

/** Whether a word may name a food by itself. */
export function isNaming({ kind }: { readonly kind: Kind }): boolean {
  return kind === 'food' || kind === 'made' || kind === 'vague' || kind === 'dish';
}

/** Whether it names nothing, in whatever name it stands. */
export function isEmpty({ kind }: FoodToken): boolean {
  return kind === 'small' || kind === 'of' || kind === 'and';
}
