import type { Foods } from './foods.ts';

export const it: Foods = {
  small:
    'un uno una il lo la i gli le l in con per a al alla ai nel nella su mezzo mezza grande grandi medio media medi medie piccolo piccola piccoli piccole circa quanto basta q b qb facoltativo gusto piacere senza poco po',
  of: 'di d del dello della dei degli delle dell',
  and: 'e o ed oppure',
  meanwhile: 'mentre finché fino quando appena',
  all: 'tutti tutte tutto',
  ingredients: 'ingrediente',
  except: 'tranne eccetto',
  water: 'acqua',
  otherWater:
    'in con nell nella abbondante fredda calda bollente salata tiepida poca corrente cottura dell',
  like: '-ato -ata -ati -ate -ito -ita -iti -ite -uto -uta -mente fresco rosso verde bianco nero giallo secco dolce piccante extravergine vergine vegetale caldo cotto crudo maturo fine intero freddo magro',
  made: 'brodo farina olio latte aceto burro acqua amido fecola vino',
  vague: 'salsa succo crema panna polvere passata concentrato scorza seme pasta',
  dish: 'zuppa minestra composto impasto insalata torta frittata teglia padella pentola ripieno',
  also: 'infarinate=farina, infarinatele=farina, sale=sala, sala=sale, salare=sale, salate=sale, pepate=pepe, pepare=pepe, carne=manzo maiale pollo vitello agnello macinato, pesce=salmone merluzzo tonno orata, pasta=spaghetti penne rigatoni fusilli tagliatelle linguine, formaggio=parmigiano pecorino mozzarella grana provola, parmigiano=grana',
  endings: 'chi>c ghi>g che>c ghe>g hi he ie ia io i e o a',
  shapes: 'divid form',
  finish: 'guarni servi decora spolver ungere',
  isHeadFirst: true,
};
