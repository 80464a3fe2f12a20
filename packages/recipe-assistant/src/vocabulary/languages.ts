import { ar } from './ar.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All languages that recipes are read in. To add one, write a file like these and list it here. */
const LANGUAGES: readonly Vocabulary[] = [
  en,
  es,
  fr,
  de,
  it,
  pt,
  nl,
  sv,
  da,
  nb,
  fi,
  pl,
  ru,
  uk,
  el,
  tr,
  ar,
  hi,
  id,
  vi,
  th,
  ja,
  zh,
  ko,
];

/**
 * The words of all languages for something, as alternatives of a regular expression. Wrap them in
 * `(?:…)`.
 *
 * The build replaces the call by the words, so the fields must be literals.
 *
 * @example
 * new RegExp(`^(?:${wordsFor('ingredients')})$`, 'iu');
 */
export function wordsFor(...fields: (keyof Vocabulary)[]): string {
  const words = fields.flatMap((field) => LANGUAGES.flatMap((each) => alternativesIn(each[field])));
  return [...new Set(words)].filter(Boolean).join('|');
}

/** The alternatives of an expression; those in parentheses stay together. */
function alternativesIn(words: string): string[] {
  const found = [''];
  let depth = 0;
  for (const character of words) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found;
}
