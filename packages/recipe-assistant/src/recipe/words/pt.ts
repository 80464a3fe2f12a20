import type { Words } from './words.ts';

export const pt: Words = {
  ingredients: 'ingredientes, lista',
  steps:
    'instruções, preparo, preparação, modo, passo a passo, como fazer, passos, etapas, modo de preparo, modo de fazer',
  others: 'dicas, notas, dica, observações, utensílios, variações',
  components: 'massa, recheio, molho',
  groups: 'para, opcional',
  step: 'passo',
  chatter: 'bom apetite, aqui, claro, olá, espero, aproveite',
  sentence: 'que',
  recipe: 'receita',
  names: 'título, nome do prato, prato, nome da receita, nome',
  small: 'de, do, da, com, sem, e, ao, à, em, na, no, para',
  facts: 'porções, tempo, rendimento, pessoas, dificuldade',
};
