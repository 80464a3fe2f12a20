import type { Language } from '../names/languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Foods } from './foods.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** By which words steps name foods, by the language's tag. Apart from `words/`: only who cooks needs them. */
export const FOODS: Readonly<Record<Language, Foods>> = {
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
