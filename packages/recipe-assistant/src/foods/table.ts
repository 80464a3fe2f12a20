import { FOODS } from '../language/foods/languages.ts';
import { wordsIn } from '../language/lexicon.ts';
import type { Language } from '../language/names/languages.ts';
import { type Kind, plain, wordsInRow } from './token.ts';

/** What an amount is counted in. */
const UNITS = ['metric', 'measures', 'teaspoons', 'containers', 'pieces', 'sizes'] as const;

/** The words of a language by what they are, plain. */
export function tableOf(language: Language) {
  const foods = FOODS[language];
  const units = [...wordsIn(language, UNITS), ...wordsIn('en', ['metric', 'measures'])];
  return {
    /** Words without other forms. */
    exact: {
      of: wordsInRow(foods.of),
      and: wordsInRow(foods.and),
      meanwhile: wordsInRow(foods.meanwhile),
      all: wordsInRow(foods.all),
      except: wordsInRow(foods.except),
      small: wordsInRow(foods.small),
    } satisfies Rows,
    formed: {
      // A unit of two words is known by its last, as the other may be a food: `su bardağı`, a water glass → `bardağı`.
      unit: units.flatMap((name) => wordsInRow(name.replaceAll('.', ' ')).slice(-1)),
      ingredients: wordsInRow(foods.ingredients),
      like: wordsInRow(foods.like),
      made: wordsInRow(foods.made),
      vague: wordsInRow(foods.vague),
      dish: wordsInRow(foods.dish),
    } satisfies Rows,
    /** Ends of words that say what a food is like, with their accents: `-ée` → `ée`. */
    likeEndings: foods.like
      .split(' ')
      .flatMap((word) => (word.startsWith('-') ? word.slice(1) : [])),
    water: wordsInRow(foods.water),
    otherWater: wordsInRow(foods.otherWater),
    /** What is taken off a word, and what is put in its place: `ies>y` → `ies`, `y`. */
    endings: wordsInRow(foods.endings).map((ending) => ending.split('>')),
    verbs: wordsInRow(foods.verbs),
    /** What else a word of a step may mean: `meat=beef pork` → `meat`, and `beef`, `pork`. */
    also: (foods.also ?? '').split(', ').map((entry) => {
      const [word = '', others] = entry.split('=');
      return [plain(word), wordsInRow(others)] as const;
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
