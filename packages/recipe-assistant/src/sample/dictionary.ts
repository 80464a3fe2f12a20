import { FOODS } from '../vocabulary/foods/languages.ts';
import { PANTRY } from './pantry.ts';

/** No food's name is longer. */
const LONGEST_NAME = 30;

/** Letters of scripts that don't separate words. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;

/** Matches a text that goes on in such a script. */
export const UNSPACED_START = new RegExp(`^${UNSPACED}`, 'u');

const SORTS = PANTRY.trim().split('\n').flatMap(readRow);
const ENGLISH = new Map([
  ...SORTS.map((sort) => [singular(plain(sort.name)), sort] as const),
  ...SORTS.map((sort) => [plain(sort.name), sort] as const),
]);
const FOREIGN = new Map(FOODS.flatMap(readLanguage));

/** Each name by its spellings with one letter removed: names that share one are similar. */
const BY_SPELLING = new Map(
  [...FOREIGN, ...ENGLISH].flatMap(([name, sort]) =>
    spellingsOf(name).map((spelling) => [spelling, sort] as const),
  ),
);

/** Names, or parts of them, in scripts without spaces, longest first. */
const UNSPACED_NAMES = Array.from(
  { length: LONGEST_NAME },
  (_, index) => LONGEST_NAME - index,
).flatMap((length) =>
  [...FOREIGN.keys()]
    .flatMap((name) => name.split(' '))
    .filter((name) => name.length === length && new RegExp(`^${UNSPACED}{2,}$`, 'u').test(name)),
);

/**
 * Words, emoji, and known names in scripts without spaces: `国産鶏肉` contains 鶏肉. A single letter is a
 * food only on its own.
 */
export const WORD = new RegExp(
  [
    ...UNSPACED_NAMES,
    `(?<!${UNSPACED})${UNSPACED}(?!${UNSPACED})`,
    String.raw`(?!${UNSPACED})\p{L}(?:(?!${UNSPACED})[\p{L}\p{M}'’])*`,
    String.raw`\p{Extended_Pictographic}`,
  ].join('|'),
  'gu',
);

/** The food with this name, of one or more words, in any language. */
export function findByName(words: string): FoundSort | undefined {
  const name = plain(words);
  const english = ENGLISH.get(name) ?? ENGLISH.get(singular(name));
  if (english) return { ...english, isAsTyped: true };
  const sort = FOREIGN.get(name) ?? FOREIGN.get(name.replace(/^ال/u, ''));
  return sort && { ...sort, isAsTyped: false };
}

/** The same, where the list is in another language: `Paprika` is a spice in English only. */
export function findAbroad(words: string): FoundSort | undefined {
  const sort = FOREIGN.get(plain(words));
  const found = findByName(words);
  return sort && sort.name !== found?.name ? { ...sort, isAsTyped: false } : found;
}

/** The food whose name has one letter more, less or different, or two swapped; not for short names. */
export function findBySpelling(words: string): FoundSort | undefined {
  const sort = spellingsOf(plain(words))
    .map((spelling) => BY_SPELLING.get(spelling))
    .find(Boolean);
  return sort && { ...sort, isAsTyped: false };
}

/** The last word in the singular; `asparagus` and `couscous` have none. */
export function singular(name: string): string {
  return name
    .replace(/leaves$/u, 'leaf')
    .replace(/(?<=\p{L}\p{L})ies$/u, 'y')
    .replace(/(?<=to|go|sh|ch|x)es$/u, '')
    .replace(/(?<=[^us])s$/u, '');
}

/**
 * For comparisons: lower case, without accents and Arabic vowel marks, the letters of either spelling as one (`ı` and
 * `i`, `ة` and `ه`, `ى` and `ي`), one space between words.
 */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u064B-\u0655]|\u0640|(?<!\p{L})[dl]['’]|['’]s?/gu, '')
    .normalize()
    .replaceAll('œ', 'oe')
    .replaceAll('ı', 'i')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

/** A name, and its spellings without one letter except the first; none for short names. */
function spellingsOf(name: string): string[] {
  if (name.length < 5 || name.length > LONGEST_NAME) return [];
  const shorter = Array.from(
    name.slice(1),
    (_letter, index) => name.slice(0, index + 1) + name.slice(index + 2),
  );
  return [name, ...shorter];
}

function readLanguage(words: Readonly<Record<string, string>>) {
  return Object.entries(words).flatMap(([english, names]) => {
    const sort = ENGLISH.get(english);
    // A diet is no food.
    return sort ? names.split(', ').map((name) => [plain(name), sort] as const) : [];
  });
}

function readRow(row: string) {
  const [kind = '', portion = '', preparation = '', common = '', names = '', note = ''] =
    row.split(/ *\| */u);
  return names.split(', ').map((entry) => {
    const [name = '', own = common] = entry.split(':');
    return { kind, portion, preparation, marks: own.split(' '), name, note };
  });
}

/** A food of the pantry. */
export type Sort = ReturnType<typeof readRow>[number];

export interface FoundSort extends Sort {
  /** Whether the typed name is its English name. */
  isAsTyped: boolean;
}
