import type { ReactNode } from 'react';
import type { Words } from '../components/labels/create-words.ts';
import type { RecipeTextProps } from '../components/labels/words.ts';
import { useWords } from '../components/labels/words-context.ts';

/** What follows a line or a step whose amounts aren't scaled with the others. */
export function NotScaled({ lang }: RecipeTextProps): ReactNode {
  const words = useWords();
  return (
    <span data-slot="not-scaled" lang={labelLanguage(words, lang)}>
      {` ${words.labels.notScaled}`}
    </span>
  );
}

/** The language of labels within a recipe's text; undefined if neither theirs nor the text's is known. */
export function labelLanguage(words: Words, lang: string | undefined): string | undefined {
  return lang ? words.tag : words.lang;
}
