import type { Words } from './words.ts';

export const es: Words = {
  ingredients: 'ingredientes',
  steps:
    'instrucciones, preparación, elaboración, pasos, procedimiento, modo, paso a paso, método, indicaciones',
  others:
    'consejos, consejo, notas, nota, utensilios, equipo, variaciones, sugerencias, información nutricional',
  wish: 'buen provecho, ¡buen provecho, disfruta, ¡disfruta, que aproveche, ¡que aproveche, espero',
  dish: 'receta, título, plato, nombre del plato, nombre de la receta, nombre',
  step: 'paso',
  servings: 'porciones, raciones, comensales, personas, rinde, rendimiento',
  prep: 'preparación, tiempo de preparación',
  cook: 'cocción, tiempo de cocción',
  total: 'tiempo, tiempo total',
  letters: 'ñ, ¿, ¡',
  people: 'personas, persona, porciones, porción, raciones, ración, comensales',
  hours: 'hora, horas',
  minutes: 'minuto, minutos',
  seconds: 'segundo, segundos',
  numbers:
    'uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, quince=15, veinte=20, veinticinco=25, treinta=30, cuarenta=40, cuarenta y cinco=45, sesenta=60, noventa=90, un cuarto de=1/4, tres cuartos de=3/4',
  half: 'media, medio',
  one: 'un, una',
  part: 'y media/y medio=1/2, y cuarto=1/4',
  named: 'un poco, una pizca más, cuchara de madera',
  bare: 'pizca, puñado',
  and: 'y, e, más',
  to: 'a',
  or: 'o, u',
  of: 'de',
  with: 'con',
  about: 'unos, unas, aprox, aprox., aproximadamente, alrededor de, cerca de',
  each: 'cada, cada una, cada uno, por',
  beside: 'para, con, sin, que',
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
  containers:
    'lata/latas, paquete/paquetes, bote/botes, tarro/tarros, sobre/sobres, frasco/frascos',
  pieces:
    'diente/dientes, rebanada/rebanadas, rodaja/rodajas, hoja/hojas, ramita/ramitas, pizca/pizcas, puñado/puñados, manojo/manojos, docena/docenas, rama/ramas, tallo/tallos, trozo/trozos, loncha/lonchas, cabeza/cabezas, chorrito/chorritos, unidad/unidades',
  foods:
    'huevo/huevos, yema/yemas, clara/claras, cebolla/cebollas, cebolleta/cebolletas, chalota/chalotas, puerro/puerros, zanahoria/zanahorias, tomate/tomates, jitomate/jitomates, patata/patatas, papa/papas, camote/camotes, pimiento/pimientos, chile/chiles, jalapeño/jalapeños, pepino/pepinos, calabacín/calabacines, berenjena/berenjenas, champiñón/champiñones, aguacate/aguacates, limón/limones, lima/limas, naranja/naranjas, manzana/manzanas, pera/peras, plátano/plátanos, banana/bananas, mango/mangos, pechuga/pechugas, muslo/muslos, filete/filetes, salchicha/salchichas, tortilla/tortillas, nuez/nueces, dátil/dátiles',
  adjectives:
    'grande/grandes, verde/verdes, dulce/dulces, gorda/gordas, mediano/medianos, mediana/medianas, pequeño/pequeños, pequeña/pequeñas, rojo/rojos, roja/rojas, amarillo/amarillos, amarilla/amarillas, blanco/blancos, blanca/blancas, morado/morados, morada/moradas, maduro/maduros, madura/maduras, fresco/frescos, fresca/frescas, entero/enteros, entera/enteras, picado/picados, picada/picadas, cortado/cortados, cortada/cortadas, rallado/rallados, rallada/ralladas, pelado/pelados, pelada/peladas, cocido/cocidos, cocida/cocidas, batido/batidos, batida/batidas, troceado/troceados, troceada/troceadas, lavado/lavados, lavada/lavadas, asado/asados, asada/asadas, secado/secados, secada/secadas',
};
