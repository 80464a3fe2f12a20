import type { AmountWords } from './amount-words.ts';

export const es: AmountWords = {
  people: 'personas, porciones, raciones, comensales',
  yields: 'rinde',
  time: 'tiempo',
  cook: 'cocci',
  hours: 'hora, horas',
  seconds: 'segundo, segundos',
  half: 'media, medio',
  one: 'un, una',
  and: 'y, e',
  andAHalf: 'y media, y medio',
  andAQuarter: 'y cuarto',
  to: 'a',
  or: 'o',
  plus: 'más',
  of: 'de',
  for: 'para',
  about: 'unos, unas, aprox, aprox., aproximadamente',
  each: 'cada',
  per: 'por persona, por porción',
  perWeight: 'por',
  lengths: 'pulgada, pulgadas',
  degrees: 'grado, grados',
  pans: 'sartén, molde, bandeja, fuente',
  grams: 'gramo/gramos, mililitro/mililitros',
  kilograms: 'kilogramo/kilogramos=1000 gramo, litro/litros=1000 ml',
  measures:
    'taza/tazas=16 cucharada, cucharada/cucharadas=3 cucharadita, cucharadita/cucharaditas, cuchara/cucharas, cda=3 cdta, cdas=3 cdta, cdta, cdtas, cdita, cditas, vaso/vasos, onza/onzas, libra/libras',
  bunches: 'puñado/puñados, manojo/manojos',
  containers:
    'lata/latas, paquete/paquetes, bote/botes, tarro/tarros, sobre/sobres, frasco/frascos',
  pieces:
    'diente/dientes, rebanada/rebanadas, rodaja/rodajas, hoja/hojas, ramita/ramitas, pizca/pizcas',
  foods: 'huevo/huevos',
};
