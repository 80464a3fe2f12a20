import type { Words } from './words.ts';

export const de: Words = {
  ingredients: 'zutaten, zutatenliste',
  steps:
    "zubereitung, anleitung, schritte, vorbereitung, anweisungen, so geht's, schritt-für-schritt-anleitung",
  others: 'tipps, hinweise, hinweis, tipp, utensilien, variationen, serviervorschlag',
  components: 'soße, sauce, teig, füllung',
  groups: 'für, zum, zur',
  step: 'schritt',
  chatter: 'guten appetit, hier, gerne, gern, natürlich, hallo, viel spaß, lass, lasst',
  sentence: 'Rezept',
  recipe: 'rezept',
  names:
    'titel, rezeptvorschlag, rezeptidee, vorgeschlagenes rezept, empfohlenes rezept, name, name des gerichts, gericht',
  small: 'mit, und, vom, von, in, im, auf, nach, zu, aus, der, die, das, den, für, an',
  facts: 'portionen, personen, zubereitungszeit, zeit, schwierigkeit',
};
