import type { Words } from './words.ts';

export const it: Words = {
  ingredients: 'ingredienti',
  steps: 'preparazione, procedimento, procedura, istruzioni, passaggi, passi, metodo',
  others:
    'consigli, consiglio, note, nota, utensili, strumenti, attrezzatura, varianti, valori nutrizionali',
  wish: 'buon appetito, spero',
  dish: 'ricetta, titolo, nome del piatto, piatto, nome',
  step: 'passo',
  servings: 'porzioni, persone, dosi',
  prep: 'preparazione, tempo di preparazione',
  cook: 'cottura, tempo di cottura',
  total: 'tempo, tempo totale',
  letters: 'ò, ì',
  people: 'persone, persona, porzioni, porzione',
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
  about: 'circa',
  each: 'ciascuno, ciascuna',
  beside: 'per, con, senza, che',
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
  containers:
    'scatola/scatole, confezione/confezioni, barattolo/barattoli, bustina/bustine, lattina/lattine, vasetto/vasetti, busta/buste',
  pieces:
    'spicchio/spicchi, fetta/fette, foglia/foglie, rametto/rametti, pizzico/pizzichi, gambo/gambi, manciata/manciate, mazzetto/mazzetti, dozzina/dozzine, costa/coste, pezzo/pezzi, cespo/cespi, ciuffo/ciuffi',
  foods:
    'uovo/uova, tuorlo/tuorli, albume/albumi, cipolla/cipolle, cipollotto/cipollotti, scalogno/scalogni, porro/porri, carota/carote, pomodoro/pomodori, pomodorino/pomodorini, patata/patate, zucchina/zucchine, melanzana/melanzane, peperone/peperoni, peperoncino/peperoncini, cetriolo/cetrioli, finocchio/finocchi, carciofo/carciofi, fungo/funghi, avocado, limone/limoni, lime, arancia/arance, mela/mele, pera/pere, pesca/pesche, banana/banane, fico/fichi, noce/noci, oliva/olive, acciuga/acciughe, petto/petti, coscia/cosce, filetto/filetti, salsiccia/salsicce',
  adjectives:
    'grande/grandi, verde/verdi, dolce/dolci, secco/secchi, secca/secche, bianco/bianchi, bianca/bianche, fresco/freschi, fresca/fresche, medio/medi, media/medie, piccolo/piccoli, piccola/piccole, rosso/rossi, rossa/rosse, giallo/gialli, gialla/gialle, maturo/maturi, matura/mature, intero/interi, intera/intere, tritato/tritati, tritata/tritate, tagliato/tagliati, tagliata/tagliate, grattugiato/grattugiati, grattugiata/grattugiate, pelato/pelati, pelata/pelate, sbattuto/sbattuti, sbattuta/sbattute, cotto/cotti, cotta/cotte, affettato/affettati, affettata/affettate',
};
