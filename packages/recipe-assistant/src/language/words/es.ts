import type { LineWords } from './words.ts';

export const es: LineWords = {
  plural: 'ón/ones, ín/ines, /s',
  hours: 'hora, horas',
  minutes: 'minuto, minutos',
  seconds: 'segundo, segundos',
  numbers:
    'uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, quince=15, veinte=20, veinticinco=25, treinta=30, cuarenta=40, cuarenta y cinco=45, sesenta=60, noventa=90, un cuarto de=1/4, tres cuartos de=3/4',
  half: 'media, medio',
  one: 'un, una',
  part: 'y media/y medio=1/2, y cuarto=1/4',
  named: 'un poco, cuchara de madera',
  bare: 'pizca, puñado',
  and: 'y, e, más',
  to: 'a',
  or: 'o, u',
  of: 'de',
  with: 'con',
  about: 'unos, unas, aprox, aprox., aproximadamente, alrededor de, cerca de',
  each: 'cada, cada una, cada uno, por',
  into: 'en',
  optional: 'opcional',
  sizes: 'pulgada/pulgadas, grado, grados',
  centimetres: 'centímetro/centímetros',
  long: 'jengibre, trozo, cúrcuma',
  pans: 'sartén, molde, bandeja, fuente',
  metric:
    'gramo/gramos, mililitro/mililitros, kilogramo/kilogramos=1000 gramo, litro/litros=1000 ml',
  measures:
    'taza/tazas=16 cucharada, cucharada/cucharadas=3 cucharadita, cuchara/cucharas, cda=3 cdta, vaso/vasos, onza/onzas, libra/libras, cda/cdas=3 cdta',
  teaspoons: 'cucharadita/cucharaditas, cdta, cdita, cdta/cdtas, cdita/cditas',
  containers: 'lata, paquete, bote, tarro, sobre, frasco',
  pieces:
    'diente, rebanada, rodaja, hoja, ramita, pizca, puñado, manojo, docena, rama, tallo, trozo, loncha, cabeza, chorrito, unidad/unidades',
  foods:
    'huevo, yema, clara, cebolla, cebolleta, puerro, zanahoria, tomate, jitomate, patata, papa, pimiento, chile, pepino, calabacín, berenjena, champiñón, aguacate, limón, lima, naranja, manzana, pera, plátano, banana, pechuga, muslo, filete, salchicha, tortilla, nuez/nueces',
  adjectives:
    'median, pequeñ, roj, amarill, blanc, morad, madur, fresc, enter, picad, cortad, rallad, pelad, cocid, batid, trocead, lavad, asad, secad, grande/grandes, verde/verdes, dulce/dulces, gorda/gordas',
  endings: 'o/os, a/as',
};
