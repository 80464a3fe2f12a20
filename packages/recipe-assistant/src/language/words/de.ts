import type { Words } from './words.ts';

export const de: Words = {
  ingredients: 'zutaten, zutatenliste',
  steps:
    "zubereitung, anleitung, schritte, vorbereitung, anweisungen, so geht's, schritt-für-schritt, schritt-für-schritt-anleitung",
  others:
    'tipps, tipp, hinweise, hinweis, utensilien, ausrüstung, zubehör, variationen, serviervorschlag, nährwerte',
  wish: 'guten appetit, lasst es euch schmecken, lass es dir schmecken, viel spaß, ich hoffe',
  dish: 'rezept, rezeptvorschlag, rezeptidee, titel, name, name des gerichts, gericht',
  step: 'schritt',
  servings: 'portionen, personen, ergibt',
  prep: 'vorbereitung, vorbereitungszeit, arbeitszeit, zubereitungszeit',
  cook: 'kochzeit, garzeit, backzeit',
  total: 'zeit, gesamtzeit, dauer',
  letters: 'ß, ü, ä',
  people: 'Personen, Person, Portionen, Portion',
  hours: 'Std, Stunde, Stunden',
  minutes: 'min, minute, minuten',
  seconds: 'Sek, Sekunde, Sekunden',
  numbers: 'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn',
  half: 'halbe, halben, halber, halbes, halb',
  one: 'ein, eine, einen, einer',
  and: 'und',
  to: 'bis, bis zu',
  or: 'oder',
  of: 'von, aus, saft, schale',
  about: 'ca, ca., etwa, ungefähr',
  each: 'je, jeweils, pro',
  beside: 'für, zum, zur, mit, ohne',
  into: 'in',
  sizes: 'zoll, grad, prozent',
  long: 'ingwer, stück',
  pans: 'pfanne, topf, springform, kastenform, auflaufform, backform, backblech, blech',
  metric: 'Gramm, Milliliter, Kilo=1000 Gramm, Kilogramm=1000 Gramm, Liter=1000 ml',
  measures: 'EL=3 TL, Esslöffel=3 Teelöffel, Tasse/Tassen, Pfund',
  teaspoons: 'TL, Teelöffel',
  containers:
    'Dose/Dosen, Päckchen, Pck, Packung/Packungen, Glas/Gläser, Beutel, Becher, Flasche/Flaschen, Würfel',
  pieces:
    'Zehe/Zehen, Knoblauchzehe/Knoblauchzehen, Scheibe/Scheiben, Prise/Prisen, Zweig/Zweige, Blatt/Blätter, Stange/Stangen, Handvoll, Bund',
  foods: 'Ei/Eier',
};
