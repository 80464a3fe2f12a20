import type { AmountWords } from './amount-words.ts';

export const fr: AmountWords = {
  people: 'personnes',
  yields: 'rend*',
  time: 'temps',
  cook: 'cuiss',
  prep: 'prépa',
  hours: 'heure, heures',
  minutes: 'mn',
  seconds: 'secondes',
  half: 'demi, demie',
  one: 'un, une',
  and: 'et',
  andAHalf: 'et demi, et demie',
  andAQuarter: 'et quart',
  to: 'à',
  or: 'ou',
  of: 'de',
  for: 'pour',
  about: 'environ',
  each: 'chacun, chacune',
  per: 'par personne, par portion',
  perWeight: 'par',
  lengths: 'pouce, pouces',
  degrees: 'degré, degrés',
  pans: 'poêle, casserole, moule, plaque, plat à gratin, plat à four',
  grams: 'gramme/grammes',
  kilograms: 'kilogramme/kilogrammes=1000 gramme',
  measures:
    'tasse/tasses=16 cuillère à soupe, cuillère à soupe/cuillères à soupe=3 cuillère à café, cuillère à café/cuillères à café, cuillère/cuillères, cuillerée/cuillerées, c. à soupe=3 c. à café, c. à café, c. à s.=3 c. à c., c. à c., c. à, càs=3 càc, càc, verre/verres, livre/livres',
  bunches: 'poignée/poignées, botte/bottes',
  containers:
    'boîte/boîtes, paquet/paquets, pot/pots, brique/briques, bocal/bocaux, bouteille/bouteilles',
  pieces:
    'gousse/gousses, tranche/tranches, brin/brins, feuille/feuilles, branche/branches, pincée/pincées',
  foods: 'œuf/œufs, oeuf/oeufs',
};
