import type { Names } from './names.ts';

export const de: Names = {
  letters: 'ß, ä',
  ingredients: 'zutaten, zutatenliste',
  steps:
    "zubereitung, anleitung, schritte, vorbereitung, anweisungen, so geht's, schritt-für-schritt, schritt-für-schritt-anleitung",
  others:
    'tipps, tipp, hinweise, hinweis, utensilien, ausrüstung, zubehör, variationen, serviervorschlag, nährwerte',
  wish: 'guten appetit, lasst es euch schmecken, lass es dir schmecken, viel spaß, ich hoffe',
  dish: 'rezept, rezeptvorschlag, rezeptidee, titel, name, name des gerichts, gericht',
  step: 'schritt',
  servings: 'portionen, personen, ergibt',
  people: 'personen, person, portionen, portion, pers, gäste',
  prep: 'vorbereitung, vorbereitungszeit, arbeitszeit, zubereitungszeit, zubereitung, aktive zeit',
  cook: 'kochzeit, garzeit, backzeit, kochen, garen, backen, bratzeit, schmorzeit, ofenzeit, koch-/backzeit, koch- und backzeit',
  total:
    'zeit, gesamtzeit, dauer, gesamt, insgesamt, gesamtdauer, gesamte zeit, zubereitungszeit gesamt, gesamtzubereitungszeit, zeitaufwand, fertig in',
  beside: 'für, zum, zur, mit, ohne',
};
