import type { LineWords } from './words.ts';

export const de: LineWords = {
  hours: 'Std, Stunde, Stunden, Std.',
  minutes: 'min, minute, minuten',
  seconds: 'Sek, Sekunde, Sekunden',
  numbers:
    'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, fünfzehn=15, zwanzig=20, fünfundzwanzig=25, dreißig=30, vierzig=40, fünfundvierzig=45, sechzig=60, neunzig=90, anderthalb/eineinhalb=3/2, zweieinhalb=5/2, dreieinhalb=7/2',
  half: 'halbe, halben, halber, halbes, halb',
  one: 'ein, eine, einen, einer',
  named: 'ein wenig, ein bisschen, ein paar',
  asWritten: 'saft einer, saft eines, schale einer, schale eines, abrieb einer',
  bare: 'Prise, Handvoll, Bund',
  and: 'und',
  to: 'bis, bis zu',
  or: 'oder',
  of: 'von, aus, saft, schale',
  about: 'ca, ca., etwa, ungefähr, circa, rund, knapp',
  each: 'je, jeweils, pro',
  into: 'in',
  sizes: 'zoll, grad, prozent',
  centimetres: 'Zentimeter',
  long: 'ingwer, stück',
  pans: 'pfanne, topf, springform, kastenform, auflaufform, backform, backblech, blech',
  metric: 'Gramm, Milliliter, Kilo=1000 Gramm, Kilogramm=1000 Gramm, Liter=1000 ml',
  measures: 'EL=3 TL, Esslöffel=3 Teelöffel, Tasse/Tassen, Pfund',
  teaspoons: 'TL, Teelöffel',
  containers:
    'Dose/Dosen, Päckchen, Pck, Packung/Packungen, Glas/Gläser, Beutel, Becher, Flasche/Flaschen, Würfel',
  pieces:
    'Zehe/Zehen, Knoblauchzehe/Knoblauchzehen, Scheibe/Scheiben, Prise/Prisen, Zweig/Zweige, Blatt/Blätter, Stange/Stangen, Handvoll, Bund, Dutzend, Knolle/Knollen, Spritzer, Messerspitze/Messerspitzen, Stängel, Streifen, Stück',
  foods:
    'Ei/Eier=n, Eigelb/Eigelbe=n, Zwiebel/Zwiebeln, Frühlingszwiebel/Frühlingszwiebeln, Schalotte/Schalotten, Tomate/Tomaten, Kartoffel/Kartoffeln, Süßkartoffel/Süßkartoffeln, Karotte/Karotten, Möhre/Möhren, Paprikaschote/Paprikaschoten, Paprika, Chilischote/Chilischoten, Gurke/Gurken, Zucchini, Aubergine/Auberginen, Zitrone/Zitronen, Limette/Limetten, Orange/Orangen, Apfel/Äpfel=m, Birne/Birnen, Banane/Bananen, Avocado/Avocados, Pilz/Pilze=m, Champignon/Champignons=m, Hähnchenbrust/Hähnchenbrüste, Hähnchenbrustfilet/Hähnchenbrustfilets=n, Lachsfilet/Lachsfilets=n, Brötchen=n, Würstchen=n, Lorbeerblatt/Lorbeerblätter=n, Tortilla/Tortillas',
  adjectives:
    'groß, klein, mittelgroß, mittler, reif, rot, grün, gelb, weiß, frisch, dick, ganz, gekocht, geschält, getrocknet',
  endings: 'er/e=m, es/e=n',
};
