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
  beside: 'para, com, sem, que',
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
  containers:
    'pacote/pacotes, caixa/caixas, vidro/vidros, pote/potes, lata/latas, caixinha/caixinhas, envelope/envelopes, garrafa/garrafas, saco/sacos',
  pieces:
    'dente/dentes, fatia/fatias, folha/folhas, ramo/ramos, pitada/pitadas, pedaço/pedaços, punhado/punhados, maço/maços, dúzia/dúzias, gomo/gomos, cabeça/cabeças, talo/talos, raminho/raminhos, rodela/rodelas, unidade/unidades, fio/fios',
  foods:
    'ovo/ovos, gema/gemas, clara/claras, cebola/cebolas, cenoura/cenouras, tomate/tomates, batata/batatas, pimentão/pimentões, pimenta/pimentas, pepino/pepinos, abobrinha/abobrinhas, berinjela/berinjelas, cogumelo/cogumelos, abacate/abacates, limão/limões, laranja/laranjas, maçã/maçãs, pera/peras, banana/bananas, manga/mangas, abacaxi/abacaxis, morango/morangos, peito/peitos, coxa/coxas, sobrecoxa/sobrecoxas, filé/filés, bife/bifes, linguiça/linguiças, salsicha/salsichas, mandioca/mandiocas, tortilha/tortilhas, pão/pães, noz/nozes',
  adjectives:
    'grande/grandes, verde/verdes, doce/doces, médio/médios, média/médias, pequeno/pequenos, pequena/pequenas, vermelho/vermelhos, vermelha/vermelhas, amarelo/amarelos, amarela/amarelas, branco/brancos, branca/brancas, roxo/roxos, roxa/roxas, maduro/maduros, madura/maduras, fresco/frescos, fresca/frescas, inteiro/inteiros, inteira/inteiras, picado/picados, picada/picadas, cortado/cortados, cortada/cortadas, ralado/ralados, ralada/raladas, descascado/descascados, descascada/descascadas, cozido/cozidos, cozida/cozidas, batido/batidos, batida/batidas, fatiado/fatiados, fatiada/fatiadas, amassado/amassados, amassada/amassadas',
};
