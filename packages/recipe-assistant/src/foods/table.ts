import { FOODS } from '../language/foods/languages.ts';
import { wordsIn } from '../language/lexicon.ts';
import type { Language } from '../language/names/languages.ts';
import { type Kind, plain, wordsOf } from './token.ts';

/** What an amount is counted in. */
const UNITS = ['metric', 'measures', 'teaspoons', 'containers', 'pieces', 'sizes'] as const;

/** The words of a language by what they are, plain. */
export function tableOf(language: Language) {
  const { joins, water, made, like, small, also = '', endings, verbs } = FOODS[language];
  const [of = [], and = [], aside = [], all = [], ingredients = [], except = []] = joins
    .split('|')
    .map(wordsOf);
  const [waterWords = [], besideWater = []] = water.split('|').map(wordsOf);
  const [madeOf = [], vague = [], dish = []] = made.split('|').map(wordsOf);
  const units = [...wordsIn(language, UNITS), ...wordsIn('en', ['metric', 'measures'])];
  return {
    /** Words without other forms. */
    exact: { of, and, while: aside, all, except, small: wordsOf(small) } satisfies Rows,
    formed: {
      // Of `su bardağı`, `su` alone is water.
      unit: units.flatMap((name) => wordsOf(name.replaceAll('.', ' ')).slice(-1)),
      ingredients,
      like: wordsOf(like),
      made: madeOf,
      vague,
      dish,
    } satisfies Rows,
    /** Ends of words that say what a food is like, with their accents. */
    likeEndings: like.split(' ').flatMap((word) => (word.startsWith('-') ? word.slice(1) : [])),
    water: waterWords,
    besideWater,
    endings: wordsOf(endings).map((ending) => ending.split('>')),
    verbs: wordsOf(verbs),
    /** What else a word of a step may mean. */
    also: also.split(', ').map((entry) => {
      const [word = '', others] = entry.split('=');
      return [plain(word), wordsOf(others)] as const;
    }),
  };
}

/** Each word of some rows, with its kind. */
export function kindsOf(rows: Rows): [word: string, kind: Kind][] {
  return Object.entries(rows).flatMap(([kind, words]) =>
    words.map((word): [string, Kind] => [word, kind as Kind]),
  );
}

type Rows = { readonly [kind in Kind]?: readonly string[] };
