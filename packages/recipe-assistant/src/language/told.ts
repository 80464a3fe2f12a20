import { toPlain } from './characters.ts';
import { type Language, NAMES } from './names/languages.ts';

/** In the order in which they are asked. English is the last of all, as its words stand in texts of each. */
const LANGUAGES = Object.keys(NAMES) as Language[];

/** Languages that are told by their script, with its letters. */
const SCRIPTS = LANGUAGES.flatMap((language): [Language, RegExp][] => {
  const { script } = NAMES[language];
  const letters = script?.split(', ').map((name) => `\\p{Script=${name}}`);
  return letters ? [[language, new RegExp(`[${letters.join('')}]`, 'gu')]] : [];
});

/** How much of a text is in its language's script, where names and units in Latin letters stand beside it. */
const LEAST_SHARE = 0.2;

/** Japanese has Chinese characters, too: so much in its own script is enough, which stands between them. */
const LEAST_KANA = 0.05;
const KANA = SCRIPTS.findIndex(([language]) => language === 'ja');

/** The languages that are told by their words. */
const LATIN = LANGUAGES.filter((language) => !NAMES[language].script);

/**
 * A language is sure if a text has more than so many times the words of any other: 6 against 5 are not enough, but 1
 * against none is, as a short text has no more.
 */
const SURE_LEAD = 1.2;

/** Of no text at all. */
export const NO_EVIDENCE: Evidence = {
  letters: 0,
  scripts: SCRIPTS.map(() => 0),
  words: LATIN.map(() => 0),
};

/**
 * What tells the language of a text, by its script or by words of a table for each language: the evidence with one line
 * more, at a cost that grows with that line alone.
 *
 * @param tableOf the rows of a language; the words of one row may be those of another language
 */
export function evidenceBy(tableOf: (language: Language) => object): WithLine {
  let known: ReadonlyMap<string, readonly number[]> | undefined;
  return (evidence, line) => {
    known ??= indexesOf(tableOf);
    const words = [...evidence.words];
    for (const word of tellingWords(line))
      for (const index of known.get(word) ?? []) words[index]! += 1;
    return {
      letters: evidence.letters + countOf(line, /\p{L}/gu),
      scripts: SCRIPTS.map(([, script], index) => evidence.scripts[index]! + countOf(line, script)),
      words,
    };
  };
}

/** The language of a text: by its script, else the one that has most of its words. English where none has more. */
export function languageTold(evidence: Evidence): Told {
  const script = languageOfScript(evidence);
  if (script) return { language: script, isSure: true };
  const { words } = evidence;
  const most = Math.max(...words);
  if (most === 0) return { language: 'en', isSure: false };
  const best = words.indexOf(most);
  const next = Math.max(...words.filter((_, index) => index !== best));
  return { language: LATIN[best]!, isSure: most > next * SURE_LEAD };
}

/** How many words of a language have been seen; undefined of one that is told by its script. */
export function wordsSeen(language: Language, { words }: Evidence): number | undefined {
  return words[LATIN.indexOf(language)];
}

export function languageOfScript({ letters, scripts }: Evidence): Language | undefined {
  const most = scripts.findIndex((count) => count > letters * LEAST_SHARE);
  const language = SCRIPTS[most]?.[0];
  return language === 'zh' && scripts[KANA]! > letters * LEAST_KANA ? 'ja' : language;
}

function countOf(text: string, pattern: RegExp): number {
  return text.length - text.replace(pattern, '').length;
}

/** The words of a text, and those of its letters that some language has alone. */
function tellingWords(text: string): string[] {
  const words = plainWords(text);
  return [...words, ...words.flatMap((word) => [...word.replace(/[a-z]/g, '')])];
}

/** The languages of each word, as indexes. */
function indexesOf(
  tableOf: (language: Language) => object,
): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [index, language] of LATIN.entries())
    for (const word of new Set(plainWords(Object.values(tableOf(language)).join(' '))))
      found.set(word, [...(found.get(word) ?? []), index]);
  return found;
}

/** The words of a text in small letters. */
export function plainWords(text: string): string[] {
  return toPlain(text).match(/\p{L}+|[¿¡]/gu) ?? [];
}

type WithLine = (evidence: Evidence, line: string) => Evidence;

/** What has been seen of a text. */
export interface Evidence {
  readonly letters: number;
  /** How many of them are of each script. */
  readonly scripts: readonly number[];
  /** How many words are of each language in Latin letters. */
  readonly words: readonly number[];
}

export interface Told {
  readonly language: Language;
  /** Whether no other is near. */
  readonly isSure: boolean;
}
