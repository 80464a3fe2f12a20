import type { AmountWords } from './amount-words.ts';

export const pt: AmountWords = {
  people: 'pessoas, porções',
  servings: 'serve',
  cook: 'cozim, cozed',
  half: 'meia, meio',
  one: 'um, uma',
  and: 'e',
  andAHalf: 'e meia, e meio',
  or: 'ou',
  plus: 'mais',
  about: 'cerca de',
  per: 'por pessoa, por porção',
  lengths: 'polegada, polegadas',
  degrees: 'grau, graus',
  pans: 'frigideira, panela, forma, assadeira, refratário',
  grams: 'grama/gramas, mililitro/mililitros',
  kilograms: 'quilo/quilos=1000 g, quilograma/quilogramas=1000 grama',
  measures:
    'xícara/xícaras=16 colher de sopa, colher de sopa/colheres de sopa=3 colher de chá, colher de chá/colheres de chá, colher/colheres, copo/copos',
  bunches: 'punhado/punhados, maço/maços',
  containers: 'pacote/pacotes, caixa/caixas, vidro/vidros, pote/potes',
  pieces: 'dente/dentes, fatia/fatias, folha/folhas, ramo/ramos, pitada/pitadas, pedaço/pedaços',
  foods: 'ovo/ovos',
};
