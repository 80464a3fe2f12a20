import type { Foods } from './foods.ts';

export const de: Foods = {
  small:
    'etwas ein eine einen einer eines der die das den dem des mittlere mittelgroße große großer großes kleine kleiner kleines halbe halber viel wenig nach für zum zur mit in auf aus im bei je ca etwa belieben geschmack bedarf optional sowie',
  of: 'von',
  and: 'und oder bzw',
  meanwhile: 'während bis sobald wenn',
  all: 'alle sämtliche',
  ingredients: 'zutat',
  except: 'außer',
  water: 'wasser',
  otherWater:
    'in mit im unter kaltem kochendem heißem warmem fließendem klarem salzigem gesalzenem wenig etwas überschüssige abgießen',
  like: '-ig ge- frisch frische frischer frisches frischen rot rote roter rotes grün grüne grüner weiß weiße weißer schwarz schwarzer schwarze braune gelbe rohe trockene stichfeste reife weiche kalte warme heiße mageres feine saft schale abrieb zesten ringe spalten stifte hälften röschen raspel ecken klein fein grob dick dünn bio',
  made: 'brühe fond mark öl mehl butter milch wasser essig stärke schmalz sirup wein',
  vague: 'sauce soße saft pulver paste sahne gewürz schale kerne samen',
  dish: 'suppe teig salat masse kuchen auflauf eintopf mischung marinade pfanne form topf creme klöße bällchen dip',
  also: 'sojasoße=sojasauce, sojasauce=sojasoße, fleisch=hähnchen huhn hühnchen rind schwein lamm pute hack, hackfleisch=hack, hack=hackfleisch rinderhackfleisch, nudeln=spaghetti penne tagliatelle makkaroni pasta fusilli, pasta=nudeln spaghetti penne, fisch=lachs kabeljau forelle seelachs, käse=gouda parmesan emmentaler mozzarella feta gruyere, hähnchen=huhn hühnchen, möhre=karotte, karotte=möhre, schmand=sauerrahm, brühe=bouillon, eigelb=ei, eiweiß=ei, kräuter=petersilie schnittlauch dill basilikum',
  endings: 'ern er en es n e s',
  shapes: 'teil forme portionier',
  finish: 'garnier servier bestäub dekor bestreu einfetten',
  hasCapitalNouns: true,
  leastPart: 4,
};
