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
  servings:
    'porciones, raciones, comensales, personas, rinde, rendimiento, sirve, número de porciones, número de raciones',
  people: 'personas, persona, porciones, porción, raciones, ración, comensales',
  prep: 'preparación, tiempo de preparación, tiempo activo',
  cook: 'cocción, tiempo de cocción, tiempo de cocinado, horneado, tiempo de horneado, tiempo de horno',
  total:
    'tiempo, tiempo total, duración, en total, listo en, tiempo total de preparación, tiempo estimado',
  beside: 'para, con, sin, que',
};
