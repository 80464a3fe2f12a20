import type { LineWords } from './words.ts';

export const pl: LineWords = {
  hours: 'godz, godzina, godziny, godzin, godzinę, godziną, godz., godzinach',
  minutes: 'min, minuta, minuty, minut, minutę, minutach',
  seconds: 'sekunda, sekundy, sekund, sekundę',
  numbers:
    'jeden/jedna/jedno/jedną, dwa/dwie, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście, piętnaście=15, dwadzieścia=20, dwadzieścia pięć=25, trzydzieści=30, czterdzieści=40, czterdzieści pięć=45, sześćdziesiąt=60, dziewięćdziesiąt=90, półtora/półtorej=3/2',
  half: 'pół',
  part: 'i pół=1/2, i ćwierć=1/4',
  asWritten: 'jednej, jednego, z połowy',
  bare: 'szczypta, garść, ząbek, łyżka, łyżeczka, szklanka, puszka, tuzin',
  and: 'i, oraz, plus',
  to: 'do',
  or: 'lub, albo',
  of: 'z, ze',
  about: 'około, ok., ok',
  each: 'po, na osobę',
  sizes: 'stopni',
  centimetres: 'centymetr/centymetry/centymetrów/centymetra',
  long: 'imbiru, imbir, kawałek',
  pans: 'patelnia, garnek, tortownica, blacha, forma',
  metric:
    'gram/gramy/gramów/grama, mililitr/mililitry/mililitrów/mililitra, kilogram/kilogramy/kilogramów/kilograma=1000 gram, litr/litry/litrów/litra=1000 ml, dag=10 g, dkg=10 g',
  measures: 'szklanka/szklanki/szklanek, łyżka/łyżki/łyżek=3 łyżeczka',
  teaspoons: 'łyżeczka/łyżeczki/łyżeczek',
  containers:
    'puszka/puszki/puszek, opakowanie/opakowania/opakowań, słoik/słoiki/słoików/słoika, kostka/kostki/kostek, paczka/paczki/paczek, torebka/torebki/torebek, butelka/butelki/butelek, saszetka/saszetki/saszetek',
  pieces:
    'ząbek/ząbki/ząbków/ząbka=m, plaster/plastry/plastrów/plastra=m, plasterek/plasterki/plasterków/plasterka=m, szczypta/szczypty/szczypt=f, gałązka/gałązki/gałązek=f, garść/garście/garści/garści=f, pęczek/pęczki/pęczków/pęczka=m, kromka/kromki/kromek=f, łodyga/łodygi/łodyg=f, główka/główki/główek=f, kawałek/kawałki/kawałków/kawałka=m, listek/listki/listków/listka=m, tuzin/tuziny/tuzinów/tuzina=m, sztuka/sztuki/sztuk=f',
  foods:
    'jajko/jajka/jajek=n, żółtko/żółtka/żółtek=n, białko/białka/białek=n, cebula/cebule/cebul/cebuli=f, por/pory/porów/pora=m, marchewka/marchewki/marchewek=f, pietruszka/pietruszki/pietruszek=f, pomidor/pomidory/pomidorów/pomidora=m, ziemniak/ziemniaki/ziemniaków/ziemniaka=m, papryka/papryki/papryk=f, ogórek/ogórki/ogórków/ogórka=m, cukinia/cukinie/cukinii/cukinii=f, bakłażan/bakłażany/bakłażanów/bakłażana=m, pieczarka/pieczarki/pieczarek=f, burak/buraki/buraków/buraka=m, awokado, cytryna/cytryny/cytryn=f, pomarańcza/pomarańcze/pomarańczy/pomarańczy=f, jabłko/jabłka/jabłek=n, banan/banany/bananów/banana=m, pierś/piersi/piersi/piersi=f, udko/udka/udek=n, filet/filety/filetów/fileta=m, kiełbasa/kiełbasy/kiełbas=f, bułka/bułki/bułek=f, liść/liście/liści/liścia=m',
  adjectives:
    'duż, mał, czerwon, zielon, dojrzał, śwież, kiszon, posiekan, średnia/średnie/średnich/średniej=f, średni/średnie/średnich/średniego=m, średnie/średnie/średnich/średniego=n',
  endings: 'a/e/ych/ej=f, y/e/ych/ego=m, e/e/ych/ego=n',
};
