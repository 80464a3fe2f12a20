import type { LineWords } from './words.ts';

export const pt: LineWords = {
  plural: 'ão/ões, /s',
  hours: 'hora, horas',
  minutes: 'minuto, minutos',
  seconds: 'segundo, segundos',
  numbers:
    ', dois/duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, quinze=15, vinte=20, vinte e cinco=25, trinta=30, quarenta=40, quarenta e cinco=45, sessenta=60, noventa=90, um quarto de=1/4',
  half: 'meia, meio',
  one: 'um, uma',
  part: 'e meia/e meio=1/2',
  named: 'um pouco, colher de pau',
  bare: 'pitada, punhado',
  and: 'e, mais',
  to: 'a',
  or: 'ou',
  of: 'de, da, do',
  with: 'com',
  about: 'cerca de, aproximadamente, aprox., aprox',
  each: 'cada, por',
  into: 'em',
  optional: 'opcional',
  sizes: 'polegada/polegadas, grau, graus',
  centimetres: 'centímetro/centímetros',
  long: 'gengibre, pedaço, cúrcuma',
  pans: 'frigideira, panela, forma, assadeira',
  metric:
    'grama/gramas, mililitro/mililitros, quilo/quilos=1000 g, quilograma/quilogramas=1000 grama, litro/litros=1000 ml',
  measures:
    'xícara/xícaras=16 colher de sopa, colher de sopa/colheres de sopa=3 colher de chá, colher/colheres, copo/copos, colher (sopa)/colheres (sopa)=3 colher (chá), xícara (chá)/xícaras (chá)=16 colher (sopa)',
  teaspoons: 'colher de chá/colheres de chá, colher (chá)/colheres (chá)',
  containers: 'pacote, caixa, vidro, pote, lata, caixinha, envelope, garrafa, saco',
  pieces:
    'dente, fatia, folha, ramo, pitada, pedaço, punhado, maço, dúzia, gomo, cabeça, talo, raminho, rodela, unidade, fio',
  foods:
    'ovo, gema, clara, cebola, cenoura, tomate, batata, pimentão, pimenta, pepino, abobrinha, berinjela, cogumelo, abacate, limão, laranja, maçã, pera, banana, peito, coxa, sobrecoxa, filé, bife, linguiça, salsicha, pão/pães, noz/nozes',
  adjectives:
    'médi, pequen, vermelh, amarel, branc, rox, madur, fresc, inteir, picad, cortad, ralad, descascad, cozid, batid, fatiad, amassad, grande/grandes, verde/verdes, doce/doces',
  endings: 'o/os, a/as',
};
