import { wordsFor } from '../../vocabulary/languages.ts';
import type { Name } from '../ingredient-names.ts';

export const MEATS = new RegExp(`^(?:${wordsFor('meats')})$`, 'u');

const SPICES = new RegExp(`^(?:${wordsFor('spices')})$`, 'u');
export const FRESH = new RegExp(`^(?:${wordsFor('fresh')})$`, 'u');

/** Words for a kind of food, and the foods of each. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`^(?:${wordsFor('meat')})$`, 'u'), MEATS],
  [new RegExp(`^(?:${wordsFor('fish')})$`, 'u'), new RegExp(`^(?:${wordsFor('fishes')})s?$`, 'u')],
  [new RegExp(`^(?:${wordsFor('spice')})$`, 'u'), SPICES],
  [new RegExp(`^(?:${wordsFor('nut')})$`, 'u'), new RegExp(`^(?:${wordsFor('nuts')})s?$`, 'u')],
];

/** What tells the foods of a kind, for a word that names one. */
export function kindNamed(word: string): ((name: Name) => boolean) | undefined {
  const foods = KINDS.find(([kind]) => kind.test(word))?.[1];
  if (!foods) return undefined;
  return ({ head, before, phrase }) => {
    // Fresh coriander is no spice.
    const isHerb = foods === SPICES && phrase.some((own) => FRESH.test(own));
    return !isHerb && [head, ...before].some((own) => foods.test(own));
  };
}
