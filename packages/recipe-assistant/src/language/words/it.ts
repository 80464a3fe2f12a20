import type { LineWords } from './words.ts';

export const it: LineWords = {
  plural: 'cio/ci, ca/che, io/i, o/i, a/e, e/i',
  hours: 'ora, ore',
  minutes: 'minuto, minuti',
  seconds: 'secondi, secondo',
  numbers:
    ", due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, quindici=15, venti=20, venticinque=25, trenta=30, quaranta=40, quarantacinque=45, sessanta=60, novanta=90, un quarto d'=1/4, tre quarti d'=3/4, un quarto di=1/4",
  half: 'mezza, mezzo, mezz',
  one: 'un, uno, una',
  part: 'e mezzo/e mezza=1/2, e un quarto=1/4',
  named: "un po', cucchiaio di legno, un filo",
  bare: 'pizzico, manciata',
  and: 'e, ed, più',
  to: 'a, ai, alle, o',
  or: 'o, oppure',
  of: 'di, da, d',
  with: 'con',
  about: 'circa, ca, ca.',
  each: 'ciascuno, ciascuna',
  into: 'in',
  sizes: 'gradi',
  centimetres: 'centimetro/centimetri',
  long: 'zenzero, pezzo, curcuma',
  pans: 'padella, pentola, teglia, tortiera, stampo, pirofila',
  metric:
    'grammo/grammi, millilitro/millilitri, chilogrammo/chilogrammi=1000 grammo, litro/litri=1000 ml, chilo/chili=1000 g, etto/etti=100 g',
  measures:
    'tazza/tazze=16 cucchiaio, cucchiaio/cucchiai=3 cucchiaino, cucchiaiata/cucchiaiate, bicchiere/bicchieri',
  teaspoons: 'cucchiaino/cucchiaini',
  containers: 'scatola, confezione, barattolo, bustina, lattina, vasetto, busta',
  pieces:
    'spicchio, fetta, foglia, rametto, pizzico/pizzichi, gambo, manciata, mazzetto, dozzina, costa, pezzo, cespo, ciuffo',
  foods:
    'uovo/uova, tuorlo, albume, cipolla, scalogno, porro, carota, pomodoro, pomodorino, patata, zucchina, melanzana, peperone, peperoncino, cetriolo, fungo/funghi, avocado/avocado, limone, lime/lime, arancia/arance, mela, pera, banana, noce, oliva, petto, coscia/cosce, filetto, salsiccia/salsicce',
  adjectives:
    'piccol, ross, giall, matur, inter, tritat, tagliat, grattugiat, pelat, sbattut, cott, affettat, grande/grandi, verde/verdi, dolce/dolci, secco/secchi, secca/secche, bianco/bianchi, bianca/bianche, fresco/freschi, fresca/fresche, medio/medi, media/medie',
  endings: 'o/i, a/e',
};
