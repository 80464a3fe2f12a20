import type { Words } from './en.ts';

export const pt: Words = {
  ingredients: 'ingredientes, lista',
  steps:
    'instruções, preparo, preparação, modo, passo a passo, como fazer, passos, etapas, modo de preparo, modo de fazer',
  others: 'dicas, notas, dica, observações, utensílios, equipamentos, equipamento, variações',
  groups: 'para, opcional',
  step: 'passo',
  chatter: 'bom apetite, aqui, claro, olá, espero, aproveite',
  sentence: 'que',
  recipe: 'receita',
  names: 'título, nome do prato, prato, nome da receita, nome',
  small: 'de, do, da, com, sem, e, ao, à, em, na, no, para',
  facts: 'porções, tempo, rendimento, pessoas, dificuldade',
  people: 'pessoas, porções',
  servings: 'serve',
  cook: 'cozim, cozed',
  half: 'meia, meio',
  one: 'um, uma',
  and: 'e, mais',
  andAPart: 'e meia, e meio',
  or: 'ou',
  about: 'cerca de',
  sizes: 'polegada, polegadas, grau, graus',
  pans: 'frigideira, panela, forma, assadeira',
  metric:
    'grama/gramas, mililitro/mililitros, quilo/quilos=1000 g, quilograma/quilogramas=1000 grama',
  measures:
    'xícara/xícaras=16 colher de sopa, colher de sopa/colheres de sopa=3 colher de chá, colher de chá/colheres de chá, colher/colheres, copo/copos',
  containers: 'pacote/pacotes, caixa/caixas, vidro/vidros, pote/potes',
  pieces:
    'dente/dentes, fatia/fatias, folha/folhas, ramo/ramos, pitada/pitadas, pedaço/pedaços, punhado/punhados, maço/maços',
  foods: 'ovo/ovos',
};
