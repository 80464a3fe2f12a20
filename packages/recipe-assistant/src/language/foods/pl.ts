import type { Foods } from './foods.ts';

export const pl: Foods = {
  small:
    'pół mały mała małe małych duży duża duże dużych średni średnia średnie średnich około do na w we dla po ze smaku opcjonalnie trochę lub ok kilka jeden jedna jedno dwa dwie trzy bez według',
  of: 'z ze',
  and: 'i lub oraz albo',
  meanwhile: 'aż gdy kiedy podczas dopóki',
  all: 'wszystkie',
  ingredients: 'składnik',
  except: 'oprócz poza',
  water: 'woda',
  otherWater:
    'w z pod wrzącej osolonej zimną zimnej gorącą gorącej ciepłą ciepłej wrzątku bieżącą odrobiną nadmiar',
  like: '-ony -ona -one -onej -onego -onych -any -ana -ane -anej -anego -anych świeży słodki ostry czerwony czarny zielony biały żółty dojrzały kwaśny gruby drobny jasny gorzki surowy tłusty twardy miękki młody cały kiszony zimny ciepły ziarnisty kremowy',
  made: 'bulion rosół mąka olej mleko ocet woda skrobia masło wino',
  vague: 'sos sok koncentrat przecier proszek przyprawa śmietanka pasta skórka nasiono',
  dish: 'zupa ciasto sałatka masa mieszanka farsz zapiekanka placek marynata patelnia garnek',
  also: 'posol=sól, posól=sól, osol=sól, popieprz=pieprz, mięs=wołowina wieprzowina kurczak indyk mielone schab łopatka, ryb=łosoś dorsz pstrąg, makaron=spaghetti penne świderki, jaj=jajko, ser=mozzarella feta parmezan gouda, tłuszcz=olej masło, ziemniaczan=ziemniak',
  endings:
    'ami ymi imi iami ach iach ech ego iego ych ich ym im owi owie ow em iem om ej iej ie ia io iu e a y i o u ek>k ec>c ier>r er>r en>n rze>r dzie>d scie>st cie>t le>ł sle>sł ce>k dze>g czek>czk k',
  shapes: 'podziel uform form',
  finish: 'dekora podan posypan ozdob przybran',
  isHeadFirst: true,
};
