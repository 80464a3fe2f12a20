import type { Words } from './words.ts';

export const es: Words = {
  ingredients: 'ingredientes',
  steps:
    'instrucciones, preparación, elaboración, pasos, procedimiento, modo, paso a paso, método, indicaciones',
  others:
    'consejos, consejo, notas, nota, utensilios, equipo, variaciones, sugerencias, información nutricional',
  wish: 'buen provecho, ¡buen provecho, disfruta, ¡disfruta, que aproveche, ¡que aproveche, espero',
  dish: 'receta, título, plato, nombre del plato, nombre de la receta, nombre',
  step: 'paso',
  servings: 'porciones, raciones, comensales, personas, rinde, rendimiento',
  prep: 'preparación, tiempo de preparación',
  cook: 'cocción, tiempo de cocción',
  total: 'tiempo, tiempo total',
  letters: 'ñ, ¿, ¡',
  people: 'personas, persona, porciones, porción, raciones, ración, comensales',
  hours: 'hora, horas',
  minutes: 'minuto, minutos',
  seconds: 'segundo, segundos',
  numbers: ', dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez',
  half: 'media, medio',
  one: 'un, una',
  part: 'y media, y medio, y cuarto',
  and: 'y, e, más',
  to: 'a',
  or: 'o, u',
  of: 'de',
  about: 'unos, unas, aprox, aprox., aproximadamente, alrededor de, cerca de',
  each: 'cada, cada una, cada uno, por',
  beside: 'para, con, sin, que',
  into: 'en',
  optional: 'opcional',
  sizes: 'pulgada, pulgadas, grado, grados',
  long: 'jengibre, trozo, cúrcuma',
  pans: 'sartén, molde, bandeja, fuente',
  metric:
    'gramo/gramos, mililitro/mililitros, kilogramo/kilogramos=1000 gramo, litro/litros=1000 ml',
  measures:
    'taza/tazas=16 cucharada, cucharada/cucharadas=3 cucharadita, cuchara/cucharas, cda=3 cdta, cdas=3 cdta, vaso/vasos, onza/onzas, libra/libras',
  teaspoons: 'cucharadita/cucharaditas, cdta, cdtas, cdita, cditas',
  containers:
    'lata/latas, paquete/paquetes, bote/botes, tarro/tarros, sobre/sobres, frasco/frascos',
  pieces:
    'diente/dientes, rebanada/rebanadas, rodaja/rodajas, hoja/hojas, ramita/ramitas, pizca/pizcas, puñado/puñados, manojo/manojos',
  foods: 'huevo/huevos',
};
