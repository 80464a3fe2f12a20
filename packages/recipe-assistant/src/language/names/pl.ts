import type { Names } from './names.ts';

export const pl: Names = {
  letters: 'ą, ć, ę, ł, ń, ś, ź, ż',
  ingredients: 'składniki, składników',
  steps: 'przygotowanie, sposób, wykonanie, instrukcja, instrukcje, kroki, krok po kroku, etapy',
  others: 'wskazówki, wskazówka, uwagi, uwaga, porady, przybory, sprzęt, wartości odżywcze',
  wish: 'smacznego, mam nadzieję',
  dish: 'przepis, nazwa dania, nazwa, danie, tytuł',
  step: 'krok',
  servings: 'porcje, porcji, osób, liczba porcji',
  people: 'osób, osoby, porcja, porcje, porcji',
  prep: 'przygotowanie, czas przygotowania, czas pracy',
  cook: 'gotowanie, czas gotowania, czas pieczenia, pieczenie, smażenie, czas smażenia, duszenie, czas duszenia',
  total:
    'czas, całkowity czas, łączny czas, łącznie, razem, w sumie, czas całkowity, czas łączny, łączny czas przygotowania, całkowity czas przygotowania, gotowe w',
  beside: 'na, do, dla, z, ze, bez',
};
