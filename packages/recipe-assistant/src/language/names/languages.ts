import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Names } from './names.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** By the language's tag. To read another one, write a file like these and one like those in `words/`, and list both. */
export const NAMES = { es, fr, de, it, pt, pl, tr, ar, hi, ja, ko, zh, en } satisfies Record<
  string,
  Names
>;

export type Language = keyof typeof NAMES;

/** The language that a BCP 47 tag such as `pt-BR` stands for, by its first subtag; undefined if it isn't one of these. */
export function languageTagged(tag = ''): Language | undefined {
  const [subtag = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(NAMES, subtag) ? (subtag as Language) : undefined;
}
