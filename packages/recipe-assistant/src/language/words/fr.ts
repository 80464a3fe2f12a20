import type { Words } from './words.ts';

export const fr: Words = {
  ingredients: 'ingrédients',
  steps: 'préparation, étapes, réalisation, instructions, mode, méthode',
  others:
    'conseils, conseil, astuces, astuce, notes, note, ustensiles, matériel, variantes, informations nutritionnelles',
  wish: "bon appétit, régalez-vous, bonne dégustation, j'espère, j’espère",
  dish: 'recette, titre, nom du plat, nom de la recette, nom',
  step: 'étape',
  servings: 'portions, personnes, rendement',
  prep: 'préparation, temps de préparation',
  cook: 'cuisson, temps de cuisson',
  total: 'temps, temps total, durée',
  letters: 'œ, è, ê, ù, û',
  people: 'personnes, personne, portions, portion, parts',
  hours: 'heure, heures',
  minutes: 'mn, minute, minutes',
  seconds: 'secondes, seconde',
  numbers: ', deux, trois, quatre, cinq, six, sept, huit, neuf, dix',
  half: 'demi, demie',
  one: 'un, une',
  part: 'et demi, et demie, et quart',
  named: "quart d'heure, quarts d'heure, cinq épices, cinq-épices",
  and: 'et, plus',
  to: 'à',
  or: 'ou',
  of: 'de, d, du, des',
  about: 'environ',
  each: 'chacun, chacune, par',
  beside: 'pour, avec, sans, qui',
  into: 'en',
  optional: 'facultatif',
  sizes: 'pouce, pouces, degré, degrés',
  long: 'gingembre, morceau',
  pans: 'poêle, casserole, moule, plaque, plat à gratin',
  metric: 'gramme/grammes, kilogramme/kilogrammes=1000 gramme',
  measures:
    'tasse/tasses=16 cuillère à soupe, cuillère à soupe/cuillères à soupe=3 cuillère à café, cuillère/cuillères, cuillerée/cuillerées, c. à soupe=3 c. à café, c. à s.=3 c. à c., c. à, càs=3 càc, verre/verres, livre/livres',
  teaspoons:
    'cuillère à café/cuillères à café, cuillère à thé/cuillères à thé, c. à café, c. à thé, c. à c., càc',
  containers:
    'boîte/boîtes, paquet/paquets, brique/briques, bocal/bocaux, bouteille/bouteilles, sachet/sachets',
  pieces:
    'gousse/gousses, tranche/tranches, brin/brins, feuille/feuilles, branche/branches, pincée/pincées, poignée/poignées, botte/bottes, bouquet/bouquets',
  foods: 'œuf/œufs, oeuf/oeufs',
};
