import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';

/** The languages of the interface. To read another one, write a file like these, and one in `amounts`, and list both. */
const LANGUAGES: readonly Words[] = [en, es, fr, de, it, pt, pl, tr, ar, hi, ja, ko, zh];

/**
 * The words of all languages for something, as alternatives of a regular expression, the longest first. Wrap them in
 * `(?:…)`.
 *
 * @example
 * new RegExp(`^(?:${anyOf('ingredients')})$`, 'u');
 */
export function anyOf(...names: (keyof Words)[]): string {
  return alternatives(LANGUAGES.flatMap((words) => names.flatMap((name) => wordsIn(words[name]))));
}

/** Words as alternatives of a regular expression. */
export function alternatives(words: readonly string[]): string {
  const sorted = [...new Set(words)];
  sorted.sort((one, other) => other.length - one.length);
  return sorted.map(expressionOf).join('|');
}

/** The words of a row. */
export function wordsIn(row: string | undefined): string[] {
  return row?.split(', ') ?? [];
}

function expressionOf(word: string): string {
  return word.replace(/[.()]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`);
}
