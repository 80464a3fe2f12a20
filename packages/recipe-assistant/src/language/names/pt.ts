import type { Names } from './names.ts';

export const pt: Names = {
  letters: 'ã, õ',
  ingredients: 'ingredientes',
  steps:
    'instruções, preparo, preparação, modo, passo a passo, como fazer, passos, etapas, modo de preparo, modo de fazer',
  others:
    'dicas, dica, notas, nota, observações, utensílios, equipamentos, equipamento, variações, informação nutricional, informações nutricionais',
  wish: 'bom apetite, aproveite, espero',
  dish: 'receita, título, nome do prato, prato, nome da receita, nome',
  step: 'passo',
  servings: 'porções, rendimento, pessoas, serve, rende, número de porções',
  people: 'pessoas, pessoa, porções, porção',
  prep: 'preparo, preparação, tempo de preparo, tempo de preparação, tempo ativo',
  cook: 'cozimento, tempo de cozimento, tempo de forno, cozedura, tempo de cozedura, confecção, tempo de confecção',
  total: 'tempo, tempo total, duração, duração total, ao todo, pronto em, tempo total de preparo',
  beside: 'para, com, sem, que',
};
