import type { ReactNode } from 'react';
import type { RecipeWords } from '../components/labels/words.ts';

/** What follows a line or a step whose amounts aren't scaled with the others. */
export function NotScaled({ lang, words }: RecipeWords): ReactNode {
  return (
    <span data-slot="not-scaled" lang={labelLanguage({ lang, words })}>
      {` ${words.labels.notScaled}`}
    </span>
  );
}

/** The language of labels within a recipe's text; undefined if neither theirs nor the text's is known. */
export function labelLanguage({ lang, words }: RecipeWords): string | undefined {
  return lang ? words.tag : words.lang;
}
