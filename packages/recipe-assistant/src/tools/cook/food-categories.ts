import { wordsFor } from '../../vocabulary/languages.ts';
import { GENERIC_FOOD } from '../word-forms.ts';
import type { Name } from '../ingredient-names.ts';

export const MEATS = new RegExp(`^(?:${wordsFor('meats')})$`, 'u');

const SPICES = new RegExp(`^(?:${wordsFor('spices')})$`, 'u');
export const FRESH = new RegExp(`^(?:${wordsFor('fresh')})$`, 'u');

/** Words for a category of foods, and the foods in each. */
const CATEGORIES: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`^(?:${wordsFor('meat')})$`, 'u'), MEATS],
  [new RegExp(`^(?:${wordsFor('fish')})$`, 'u'), new RegExp(`^(?:${wordsFor('fishes')})s?$`, 'u')],
  [new RegExp(`^(?:${wordsFor('spice')})$`, 'u'), SPICES],
  [new RegExp(`^(?:${wordsFor('nut')})$`, 'u'), new RegExp(`^(?:${wordsFor('nuts')})s?$`, 'u')],
];

const MADE = wordsFor('components', 'mixtures');

/** Matches what is made of the food that the word before names: `peanut sauce`. */
export const COMPOUND_HEAD = new RegExp(
  `^(?!garnish|rub|base|topping)(?:${MADE}|${wordsFor('vessels')})s?$`,
  'iu',
);

/** Matches what many foods are, and what is made from several. */
export const IS_MIXTURE = new RegExp(`^(?!broth)(?:${MADE}|${wordsFor('extracts')})s?$`, 'iu');

/** For the word of a category, such as `spices`, tells whether a name is of a food in it. */
export function categoryTest(word: string): ((name: Name) => boolean) | undefined {
  const foods = CATEGORIES.find(([category]) => category.test(word))?.[1];
  if (!foods) return undefined;
  return ({ head, modifiers, phrase }) => {
    // Fresh coriander is no spice.
    const isHerb = foods === SPICES && phrase.some((nameWord) => FRESH.test(nameWord));
    return !isHerb && [head, ...modifiers].some((nameWord) => foods.test(nameWord));
  };
}

/** Whether a word is of what many foods are, or what is made of several. */
export function isGenericOrMixture(head: string): boolean {
  return IS_MIXTURE.test(head) || GENERIC_FOOD.test(head);
}
