import { expect, test } from 'vitest';
import { lexiconOf, wordsIn } from './lexicon.ts';
import { type Language, NAMES } from './names/languages.ts';

test.each(Object.keys(NAMES) as Language[])(
  'in %s each smaller unit that a table names is one of its units',
  (language) => {
    const lexicon = lexiconOf(language);
    const units = wordsIn(language, ['measures', 'metric']).map((name) => lexicon.unit(name)!);
    const smaller = units.flatMap((unit) => unit.smaller ?? []);
    expect(smaller.length).toBeGreaterThan(0);
    expect(smaller.filter(({ count, name }) => !(count > 1) || !lexicon.unit(name))).toEqual([]);
  },
);
