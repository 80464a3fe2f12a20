import { createContext, useContext } from 'react';
import type { Words } from './create-words.ts';

/**
 * The words of a part, for all that is inside it. Apart from where they are made, so that what is loaded later does
 * not bring the English labels to a page that has no widget.
 */
export const WordsContext = /* @__PURE__ */ createContext<Words | undefined>(undefined);

/** The words of the part around a component. */
export function useWords(): Words {
  return useContext(WordsContext)!;
}
