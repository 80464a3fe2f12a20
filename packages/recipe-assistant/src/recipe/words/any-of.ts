import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** The languages of the interface. To read another one, write a file like these, and list it. */
export const LANGUAGES: Readonly<Record<string, Words>> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  pl,
  tr,
  ar,
  hi,
  ja,
  ko,
  zh,
};

/**
 * The words of all languages for something, as alternatives of a regular expression, the longest first. Wrap them in
 * `(?:…)`.
 *
 * @example
 * new RegExp(`^(?:${anyOf('ingredients')})$`, 'u');
 */
export function anyOf(...fields: readonly (keyof Words)[]): string {
  const rows = Object.values(LANGUAGES).flatMap((words) => fields.map((field) => words[field]));
  const words = [...new Set(rows.flatMap(wordsIn).flatMap(formsOf))];
  words.sort((one, other) => other.length - one.length);
  return words.map(expressionOf).join('|');
}

/** A word and its plurals. */
export function formsOf(entry: string): string[] {
  return entry.split('=')[0]!.split('/');
}

/** The words of a row. */
export function wordsIn(row: string | undefined): string[] {
  return row ? row.split(', ') : [];
}

function expressionOf(word: string): string {
  return word.replace(/[.()]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]*`);
}
