import type { Words } from './words.ts';

export const fr: Words = {
  ingredients: 'ingrédients',
  steps: 'préparation, étapes, réalisation, instructions, mode, méthode, cuisson',
  others: 'conseils, astuces, notes, astuce, conseil, ustensiles, matériel, variantes',
  components: 'garniture, pâte, sauce',
  groups: 'pour, facultatif',
  step: 'étape',
  chatter: 'bon appétit, bon appetit, voici, bien sûr, bonjour, je vous, régalez',
  sentence: 'que',
  recipe: 'recette',
  names: 'titre, nom du plat, nom de la recette, nom',
  small: 'de, du, des, à, au, aux, la, le, les, et, en, avec, pour',
  facts: 'temps, portions, personnes, difficulté, rendement',
};
