import type { Names } from './names.ts';

export const fr: Names = {
  letters: 'œ, è, ê, ù, û',
  ingredients: 'ingrédients',
  steps: 'préparation, étapes, réalisation, instructions, mode, méthode',
  others:
    'conseils, conseil, astuces, astuce, notes, note, ustensiles, matériel, variantes, informations nutritionnelles',
  wish: "bon appétit, régalez-vous, bonne dégustation, j'espère, j’espère",
  dish: 'recette, titre, nom du plat, nom de la recette, nom',
  step: 'étape',
  servings: 'portions, personnes, rendement',
  people: 'personnes, personne, portions, portion, parts',
  prep: 'préparation, temps de préparation',
  cook: 'cuisson, temps de cuisson',
  total: 'temps, temps total, durée',
  beside: 'pour, avec, sans, qui',
};
