import type { LineWords } from './words.ts';

export const tr: LineWords = {
  hours: 'saat',
  minutes: 'dk, dakika',
  seconds: 'saniye',
  numbers:
    ', iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on beş=15, yirmi=20, yirmi beş=25, otuz=30, kırk=40, kırk beş=45, altmış=60, doksan=90',
  half: 'yarım',
  one: 'bir',
  part: 'buçuk=1/2',
  named: 'bir miktar, biraz',
  and: 've',
  to: 'ila, ile',
  or: 'veya, ya da',
  about: 'yaklaşık',
  each: 'her biri',
  sizes: 'derece',
  centimetres: 'santim',
  long: 'zencefil, parça',
  pans: 'tava, tencere, kelepçeli kalıp, kek kalıbı, fırın tepsisi',
  metric: 'litre=1000 ml',
  measures: 'su bardağı, su bardagi, çay bardağı, yemek kaşığı=3 çay kaşığı, bardak, kaşık',
  teaspoons: 'tatlı kaşığı, çay kaşığı',
  containers: 'kutu, paket, kavanoz',
  pieces: 'diş, dilim, tutam, dal, demet, avuç, adet, düzine, yaprak, baş',
  foods:
    'yumurta, yumurta sarısı, soğan, domates, patates, havuç, biber, salatalık, kabak, patlıcan, limon, portakal, elma, muz, avokado, mantar, tavuk göğsü',
};
