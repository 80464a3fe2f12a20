import type { Words } from './words.ts';

export const es: Words = {
  ingredients: 'ingredientes, lista',
  steps:
    'instrucciones, preparación, elaboración, pasos, procedimiento, modo, paso a paso, método, indicaciones',
  others: 'consejos, notas, consejo, utensilios, equipo, variaciones, sugerencias',
  components: 'masa, relleno, salsa',
  groups: 'para, opcional',
  step: 'paso',
  chatter: 'aquí, claro, por supuesto, hola, buen provecho, espero, disfruta',
  sentence: 'que',
  recipe: 'receta, recepta',
  names: 'título, plato, nombre del plato, nombre de la receta, nombre',
  small: 'de, del, con, al, a, la, las, los, el, en, y, para',
  facts: 'porciones, raciones, tiempo, comensales, personas, dificultad',
};
