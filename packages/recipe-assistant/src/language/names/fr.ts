import type { Names } from './names.ts';

export const fr: Names = {
  letters: 'œ, û',
  ingredients: 'ingrédients',
  steps: 'préparation, étapes, réalisation, instructions, mode, méthode',
  others:
    'conseils, conseil, astuces, astuce, notes, note, ustensiles, matériel, variantes, informations nutritionnelles',
  wish: "bon appétit, régalez-vous, bonne dégustation, j'espère, j’espère",
  dish: 'recette, titre, nom du plat, nom de la recette, nom',
  step: 'étape',
  servings: 'portions, personnes, rendement, nombre de portions, nombre de personnes',
  people: 'personnes, personne, portions, portion, parts, convives',
  prep: 'préparation, temps de préparation, temps actif, temps de travail',
  cook: 'cuisson, temps de cuisson, temps au four',
  total: 'temps, temps total, durée, durée totale, au total, prêt en, temps total de préparation',
  beside: 'pour, avec, sans, qui',
};
