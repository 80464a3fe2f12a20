import type { Words } from './words.ts';

export const pl: Words = {
  ingredients: 'składniki, lista składników, lista',
  steps: 'przygotowanie, sposób, wykonanie, instrukcja, instrukcje, kroki, krok po kroku, etapy',
  others: 'wskazówki, uwagi, porady, przybory',
  components: 'ciasto, sos, farsz',
  groups: 'na, do, dla',
  step: 'krok',
  chatter: 'smacznego, oto, oczywiście, cześć',
  recipe: 'przepis',
  names: 'nazwa dania, nazwa, danie, tytuł',
  small: 'z, ze, w, na, po, i, do',
  facts: 'porcj*, czas, trudność',
};
