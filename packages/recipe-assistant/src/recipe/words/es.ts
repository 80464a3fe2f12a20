import type { Words } from './en.ts';

export const es: Words = {
  ingredients: 'ingredientes, lista',
  steps:
    'instrucciones, preparación, elaboración, pasos, procedimiento, modo, paso a paso, método, indicaciones',
  others: 'consejos, notas, consejo, utensilios, equipo, variaciones, sugerencias',
  groups: 'para, opcional',
  step: 'paso',
  chatter: 'aquí, claro, por supuesto, hola, buen provecho, espero, disfruta',
  sentence: 'que',
  recipe: 'receta, recepta',
  names: 'título, plato, nombre del plato, nombre de la receta, nombre',
  small: 'de, del, con, al, a, la, las, los, el, en, y, para',
  facts: 'porciones, raciones, tiempo, comensales, personas, dificultad',
  people: 'personas, porciones, raciones, comensales',
  yields: 'rinde',
  cook: 'cocci',
  hours: 'hora, horas',
  seconds: 'segundo, segundos',
  half: 'media, medio',
  one: 'un, una',
  and: 'y, e, más',
  andAPart: 'y media, y medio, y cuarto',
  to: 'a',
  or: 'o',
  of: 'de',
  about: 'unos, unas, aprox, aprox., aproximadamente',
  each: 'cada, por',
  sizes: 'pulgada, pulgadas, grado, grados',
  pans: 'sartén, molde, bandeja, fuente',
  metric:
    'gramo/gramos, mililitro/mililitros, kilogramo/kilogramos=1000 gramo, litro/litros=1000 ml',
  measures:
    'taza/tazas=16 cucharada, cucharada/cucharadas=3 cucharadita, cucharadita/cucharaditas, cuchara/cucharas, cda=3 cdta, cdas=3 cdta, cdta, cdtas, cdita, cditas, vaso/vasos, onza/onzas, libra/libras',
  containers:
    'lata/latas, paquete/paquetes, bote/botes, tarro/tarros, sobre/sobres, frasco/frascos',
  pieces:
    'diente/dientes, rebanada/rebanadas, rodaja/rodajas, hoja/hojas, ramita/ramitas, pizca/pizcas, puñado/puñados, manojo/manojos',
  foods: 'huevo/huevos',
};
