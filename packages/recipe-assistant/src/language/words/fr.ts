import type { LineWords } from './words.ts';

export const fr: LineWords = {
  plural: 'eau/eaux, /s',
  hours: 'heure, heures',
  minutes: 'mn, minute, minutes',
  seconds: 'secondes, seconde',
  numbers:
    ", deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, quinze=15, vingt=20, vingt-cinq=25, trente=30, quarante=40, quarante-cinq=45, soixante=60, quatre-vingt-dix=90, un quart d'=1/4, trois quarts d'=3/4",
  half: 'demi-, demie-, demi, demie',
  one: 'un, une',
  part: 'et demi/et demie=1/2, et quart=1/4',
  named: 'cinq épices, cinq-épices, un peu, cuillère en bois',
  asWritten: "d'un, d'une",
  bare: 'pincée, poignée, gousse',
  and: 'et, plus',
  to: 'à',
  or: 'ou',
  of: 'de, d, du, des',
  with: "avec, à l'aide d",
  about: 'environ, env, env.',
  each: 'chacun, chacune, par',
  into: 'en',
  optional: 'facultatif',
  sizes: 'pouce/pouces, degré, degrés',
  centimetres: 'centimètre/centimètres',
  long: 'gingembre, morceau',
  pans: 'poêle, casserole, moule, plaque, plat à gratin',
  metric:
    'gramme/grammes, kilo/kilos=1000 g, kilogramme/kilogrammes=1000 gramme, litre/litres=1000 ml, millilitre/millilitres',
  measures:
    'tasse/tasses=16 cuillère à soupe, cuillère à soupe/cuillères à soupe=3 cuillère à café, cuillère/cuillères, cuillerée/cuillerées, c. à soupe=3 c. à café, c. à s.=3 c. à c., c. à, càs=3 càc, verre/verres, livre/livres',
  teaspoons:
    'cuillère à café/cuillères à café, cuillère à thé/cuillères à thé, c. à café, c. à thé, c. à c., càc',
  containers: 'boîte, paquet, brique, bocal/bocaux, bouteille, sachet',
  pieces:
    'gousse, tranche, brin, feuille, branche, pincée, poignée, botte, bouquet, douzaine, tige, morceau, tête, trait',
  foods:
    "œuf, oeuf, jaune, jaune d'œuf/jaunes d'œufs, blanc, blanc d'œuf/blancs d'œufs, oignon, échalote, tomate, pomme de terre/pommes de terre, patate douce/patates douces, carotte, courgette, aubergine, poivron, piment, concombre, poireau, champignon, avocat, citron, citron vert/citrons verts, orange, pomme, poire, banane, noix/noix, filet, escalope, cuisse, pavé, poulet, steak, saucisse",
  adjectives:
    'grand, petit, vert, mûr, râpé, haché, émincé, coupé, pelé, épluché, cuit, battu, séché, moyen/moyens, moyenne/moyennes, grosse/grosses, rouge/rouges, jaune/jaunes, blanc/blancs, blanche/blanches, fraîche/fraîches, beau/beaux, belle/belles, entier/entiers, entière/entières',
  endings: '/s, e/es',
};
