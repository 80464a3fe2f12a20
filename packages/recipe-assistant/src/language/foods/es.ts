import type { Foods } from './foods.ts';

export const es: Foods = {
  small:
    'un una uno unos unas el la los las lo en con para al a por sin medio media grande grandes mediano mediana medianos medianas pequeño pequeña pequeños pequeñas gusto poco opcional según sopera soperas bien aproximadamente si su',
  of: 'de del',
  and: 'y o e u',
  meanwhile: 'mientras hasta cuando',
  all: 'todos todo',
  ingredients: 'ingrediente',
  except: 'excepto menos salvo',
  water: 'agua',
  otherWater:
    'en con bajo fría caliente hirviendo tibia poco corriente salada bastante abundante exceso su',
  like: '-ado -ada -ados -adas -ido -ida -idos -idas -mente fresco fresca rojo roja verde blanco blanca negro negra amarillo dulce picante virgen extra seco seca crudo cruda maduro madura fino fina entero entera vegetal tierno largo integral',
  made: 'caldo harina aceite leche vinagre mantequilla agua almidón fécula vino',
  vague: 'salsa zumo jugo pasta crema nata polvo puré ralladura semilla',
  dish: 'sopa masa mezcla ensalada guiso estofado tarta pastel relleno tortilla sartén olla',
  also: 'carne=res ternera cerdo pollo cordero, pescado=salmón merluza bacalao atún, pasta=espagueti macarrón fideo tallarín, salpimienta=sal pimienta, salpimentar=sal pimienta, salpimentamos=sal pimienta, sazona=sal, sala=sal, papa=patata, patata=papa, tomate=jitomate, queso=mozzarella parmesano cheddar feta, gamba=camarón, maíz=elote',
  endings: 'ces>z es s',
  shapes: 'divid form',
  finish: 'decora servir adorn espolvore engrasar',
  isHeadFirst: true,
};
