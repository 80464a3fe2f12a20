import type { AmountWords } from './amount-words.ts';

export const pl: AmountWords = {
  people: 'osób, osoby, porcja, porcje, porcji',
  time: 'czas',
  total: 'całk, łączn',
  cook: 'czas gotow, piecz',
  prep: 'przygot',
  hours: 'godz, godzin*',
  seconds: 'sekund*',
  half: 'pół',
  oneAndAHalf: 'półtora, półtorej',
  to: 'do',
  or: 'lub',
  for: 'do, na',
  about: 'około, ok.',
  degrees: 'stopni',
  pans: 'patelnia, garnek, tortownica, blacha, forma',
  grams: 'gramy, gramów, dag, dkg, mililitrów',
  kilograms: 'kilogram=1000 g, litr/litry/litrów=1000 ml',
  measures: 'szklanka/szklanki/szklanek, łyżka/łyżki/łyżek=3 łyżeczka, łyżeczka/łyżeczki/łyżeczek',
  bunches: 'garść/garście/garści, pęczek/pęczki/pęczków',
  containers: 'puszka/puszki/puszek, opakowanie/opakowania/opakowań, słoik/słoiki/słoików',
  pieces:
    'ząbek/ząbki/ząbków, plaster/plastry/plastrów, szczypta/szczypty/szczypt, gałązka/gałązki/gałązek',
  foods: 'jajko/jajka/jajek',
};
