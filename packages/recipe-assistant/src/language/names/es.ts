import type { Names } from './names.ts';

export const es: Names = {
  letters: 'ñ, ¿, ¡',
  ingredients: 'ingredientes',
  steps:
    'instrucciones, preparación, elaboración, pasos, procedimiento, modo, paso a paso, método, indicaciones',
  others:
    'consejos, consejo, notas, nota, utensilios, equipo, variaciones, sugerencias, información nutricional',
  wish: 'buen provecho, ¡buen provecho, disfruta, ¡disfruta, que aproveche, ¡que aproveche, espero',
  dish: 'receta, título, plato, nombre del plato, nombre de la receta, nombre',
  step: 'paso',
  servings: 'porciones, raciones, comensales, personas, rinde, rendimiento',
  people: 'personas, persona, porciones, porción, raciones, ración, comensales',
  prep: 'preparación, tiempo de preparación',
  cook: 'cocción, tiempo de cocción',
  total: 'tiempo, tiempo total',
  beside: 'para, con, sin, que',
};
