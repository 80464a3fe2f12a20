import type { Words } from './en.ts';

export const de: Words = {
  ingredients: 'zutaten, zutatenliste',
  steps:
    "zubereitung, anleitung, schritte, vorbereitung, anweisungen, so geht's, schritt-für-schritt-anleitung",
  others:
    'tipps, hinweise, hinweis, tipp, utensilien, ausrüstung, zubehör, variationen, serviervorschlag',
  groups: 'für, zum, zur',
  step: 'schritt',
  chatter: 'guten appetit, hier, gerne, gern, natürlich, hallo, viel spaß, lass, lasst',
  sentence: 'Rezept',
  recipe: 'rezept',
  names:
    'titel, rezeptvorschlag, rezeptidee, vorgeschlagenes rezept, empfohlenes rezept, name, name des gerichts, gericht',
  small: 'mit, und, vom, von, in, im, auf, nach, zu, aus, der, die, das, den, für, an',
  facts: 'portionen, personen, zubereitungszeit, zeit, schwierigkeit',
  people: 'Personen, Portionen',
  yields: 'ergibt',
  total: 'gesamt',
  cook: 'koch, back, garzeit',
  prep: 'bereit, arbeitszeit',
  hours: 'Std, Stunde, Stunden',
  seconds: 'Sek, Sekunde, Sekunden',
  half: 'halbe, halben, halber, halbes',
  one: 'ein, eine, einen, einer',
  and: 'und',
  to: 'bis',
  or: 'oder',
  of: 'von',
  about: 'ca, ca., etwa, ungefähr',
  each: 'je, jeweils, pro',
  sizes: 'Zoll, Grad, Prozent',
  pans: 'Pfanne, Topf, Springform, Kastenform, Auflaufform, Backform, Backblech, Blech',
  metric: 'Gramm, Milliliter, Kilo=1000 Gramm, Kilogramm=1000 Gramm, Liter=1000 ml',
  measures: 'EL=3 TL, TL, Esslöffel=3 Teelöffel, Teelöffel, Tasse/Tassen, Pfund',
  containers:
    'Dose/Dosen, Päckchen, Pck, Packung/Packungen, Glas/Gläser, Beutel, Becher, Flasche/Flaschen, Würfel',
  pieces:
    'Zehe/Zehen, Knoblauchzehe/Knoblauchzehen, Scheibe/Scheiben, Prise/Prisen, Zweig/Zweige, Blatt/Blätter, Stange/Stangen, Handvoll, Bund',
  foods: 'Ei/Eier',
};
