import type { Words } from './words.ts';

export const pt: Words = {
  ingredients: 'ingredientes',
  steps:
    'instruções, preparo, preparação, modo, passo a passo, como fazer, passos, etapas, modo de preparo, modo de fazer',
  others:
    'dicas, dica, notas, nota, observações, utensílios, equipamentos, equipamento, variações, informação nutricional, informações nutricionais',
  wish: 'bom apetite, aproveite, espero',
  dish: 'receita, título, nome do prato, prato, nome da receita, nome',
  step: 'passo',
  servings: 'porções, rendimento, pessoas, serve',
  prep: 'preparo, preparação, tempo de preparo, tempo de preparação',
  cook: 'cozimento, tempo de cozimento',
  total: 'tempo, tempo total',
  letters: 'ã, õ',
  people: 'pessoas, pessoa, porções, porção',
  hours: 'hora, horas',
  minutes: 'minuto, minutos',
  seconds: 'segundo, segundos',
  numbers: ', dois, três, quatro, cinco, seis, sete, oito, nove, dez',
  half: 'meia, meio',
  one: 'um, uma',
  part: 'e meia, e meio',
  and: 'e, mais',
  to: 'a',
  or: 'ou',
  of: 'de, da, do',
  about: 'cerca de, aproximadamente, aprox., aprox',
  each: 'cada, por',
  beside: 'para, com, sem, que',
  into: 'em',
  optional: 'opcional',
  sizes: 'polegada, polegadas, grau, graus',
  long: 'gengibre, pedaço, cúrcuma',
  pans: 'frigideira, panela, forma, assadeira',
  metric:
    'grama/gramas, mililitro/mililitros, quilo/quilos=1000 g, quilograma/quilogramas=1000 grama, litro/litros=1000 ml',
  measures:
    'xícara/xícaras=16 colher de sopa, colher de sopa/colheres de sopa=3 colher de chá, colher/colheres, copo/copos',
  teaspoons: 'colher de chá/colheres de chá',
  containers: 'pacote/pacotes, caixa/caixas, vidro/vidros, pote/potes, lata/latas',
  pieces:
    'dente/dentes, fatia/fatias, folha/folhas, ramo/ramos, pitada/pitadas, pedaço/pedaços, punhado/punhados, maço/maços',
  foods: 'ovo/ovos',
};
