import type { Language } from '../language/names/languages.ts';
import type { Finder, NamedLine } from './mention.ts';
import { readerOf } from './reader.ts';
import { spacedFinder } from './spaced.ts';
import { isUnspaced } from './unspaced-names.ts';
import { unspacedFinder } from './unspaced.ts';

/** @param title of the dish, which is none of its ingredients */
export function finderOf(named: readonly NamedLine[], title: string, language: Language): Finder {
  return isUnspaced(language)
    ? unspacedFinder(named, language)
    : spacedFinder(named, title, readerOf(language));
}
