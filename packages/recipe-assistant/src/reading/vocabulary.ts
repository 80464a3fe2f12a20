import { type Language, NAMES } from '../language/names/languages.ts';
import type { Names } from '../language/names/names.ts';

const SECTIONS = ['ingredients', 'steps', 'others'] as const;

const FACTS = ['servings', 'yields', 'prep', 'cook', 'total'] as const;

const made = new Map<Language, Vocabulary>();

/** The words by which the lines of a text in a language are named. Made once. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = made.get(language) ?? vocabularyFrom(language);
  made.set(language, known);
  return known;
}

/** Of a word in more than one table, the first one's meaning counts. */
function vocabularyFrom(language: Language): Vocabulary {
  const own: Names[] = [NAMES[language], NAMES.en];
  const all: Names[] = [...own, ...Object.values(NAMES)];
  return {
    language,
    sections: meaningsIn(all, SECTIONS),
    sectionWords: meaningsIn(own, SECTIONS),
    labels: meaningsIn(all, ['dish', ...FACTS]),
    steps: wordsOfTables(own, 'step'),
    wishes: wordsOfTables(all, 'wish'),
    people: wordsOfTables(all, 'people'),
    beside: wordsOfTables(own, 'beside'),
  };
}

function meaningsIn<Row extends keyof Names>(
  tables: readonly Names[],
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  const found = new Map<string, Row>();
  for (const table of tables)
    for (const row of rows)
      for (const word of table[row]?.split(', ') ?? []) if (!found.has(word)) found.set(word, row);
  return found;
}

function wordsOfTables(tables: readonly Names[], row: keyof Names): ReadonlySet<string> {
  return new Set(meaningsIn(tables, [row]).keys());
}

export interface Vocabulary {
  readonly language: Language;
  /** Names of sections, in every language: the first of them may be what tells the text's own. */
  readonly sections: ReadonlyMap<string, SectionName>;
  /** Those that count within a longer name, too: of its language and of English. */
  readonly sectionWords: ReadonlyMap<string, SectionName>;
  /** Labels before the dish's name, and before what a recipe states of itself. */
  readonly labels: ReadonlyMap<string, 'dish' | (typeof FACTS)[number]>;
  /** What stands before the number of a step. */
  readonly steps: ReadonlySet<string>;
  /** What is wished at the end. */
  readonly wishes: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  /** What may follow the name of a dish in a sentence. */
  readonly beside: ReadonlySet<string>;
}

export type SectionName = (typeof SECTIONS)[number];
