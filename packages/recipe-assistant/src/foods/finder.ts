import { FOODS } from '../language/foods/languages.ts';
import type { Language } from '../language/names/languages.ts';
import type { Finder, NamedLine } from './mention.ts';
import { readerOf } from './reader.ts';
import { spacedFinder } from './spaced.ts';
import { unspacedFinder } from './unspaced.ts';

/** @param title of the dish: what it is called means no ingredient, as `chili` in a `Bean Chili` no chili powder */
export function finderOf(named: readonly NamedLine[], title: string, language: Language): Finder {
  const { unspaced } = FOODS[language];
  return unspaced
    ? unspacedFinder(named, language, unspaced)
    : spacedFinder(named, title, readerOf(language));
}
