import { FOODS } from '../language/foods/languages.ts';
import { wordsIn } from '../language/lexicon.ts';
import type { Language } from '../language/names/languages.ts';
import { type Kind, plain, wordsInRow } from './token.ts';

/** What an amount is counted in. */
const UNITS = ['metric', 'measures', 'teaspoons', 'containers', 'pieces', 'sizes'] as const;

/** The words of a language by what they are, plain. */
export function tableOf(language: Language) {
  const { joins, water, made, like, small, also = '', endings, verbs } = FOODS[language];
  const units = [...wordsIn(language, UNITS), ...wordsIn('en', ['metric', 'measures'])];
  return {
    /** Words without other forms. */
    exact: {
      of: partOf(joins, 0),
      and: partOf(joins, 1),
      while: partOf(joins, 2),
      all: partOf(joins, 3),
      except: partOf(joins, 5),
      small: wordsInRow(small),
    } satisfies Rows,
    formed: {
      // Of `su bardağı`, `su` alone is water.
      unit: units.flatMap((name) => wordsInRow(name.replaceAll('.', ' ')).slice(-1)),
      ingredients: partOf(joins, 4),
      like: wordsInRow(like),
      made: partOf(made, 0),
      vague: partOf(made, 1),
      dish: partOf(made, 2),
    } satisfies Rows,
    /** Ends of words that say what a food is like, with their accents. */
    likeEndings: like.split(' ').flatMap((word) => (word.startsWith('-') ? word.slice(1) : [])),
    water: partOf(water, 0),
    besideWater: partOf(water, 1),
    endings: wordsInRow(endings).map((ending) => ending.split('>')),
    verbs: wordsInRow(verbs),
    /** What else a word of a step may mean. */
    also: also.split(', ').map((entry) => {
      const [word = '', others] = entry.split('=');
      return [plain(word), wordsInRow(others)] as const;
    }),
  };
}

/** The words of one of the parts that a row has between its bars. */
function partOf(row: string, index: number): string[] {
  return wordsInRow(row.split('|')[index]);
}

/** Each word of some rows, with its kind. */
export function kindsOf(rows: Rows): [word: string, kind: Kind][] {
  return Object.entries(rows).flatMap(([kind, words]) =>
    words.map((word): [string, Kind] => [word, kind as Kind]),
  );
}

type Rows = { readonly [kind in Kind]?: readonly string[] };
