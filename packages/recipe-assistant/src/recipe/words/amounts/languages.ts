import { alternatives, wordsIn } from '../any-of.ts';
import type { AmountField, AmountWords } from './amount-words.ts';
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
import { zh } from './zh.ts';

export const LANGUAGES: Readonly<Record<string, AmountWords>> = {
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

/** The words of all languages beside numbers, like `anyOf`. */
export function anyAmountOf(...fields: readonly AmountField[]): string {
  const rows = Object.values(LANGUAGES).flatMap((words) => fields.map((field) => words[field]));
  return alternatives(rows.flatMap(wordsIn).flatMap(formsOf));
}

/** A word and its plurals. */
export function formsOf(entry: string): string[] {
  return entry.split('=')[0]!.split('/');
}
