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
  numbers: ', due, tre, quattro, cinque, sei, sette, otto, nove, dieci',
  half: 'mezza, mezzo, mezz',
  one: 'un, uno, una',
  part: 'e mezzo, e mezza, e un quarto',
  and: 'e, ed, più',
  to: 'a, ai, alle, o',
  or: 'o, oppure',
  of: 'di, da',
  about: 'circa',
  each: 'ciascuno, ciascuna',
  beside: 'per, con, senza, che',
  into: 'in',
  sizes: 'gradi',
  long: 'zenzero, pezzo, curcuma',
  pans: 'padella, pentola, teglia, tortiera, stampo, pirofila',
  metric:
    'grammo/grammi, millilitro/millilitri, chilo=1000 g, chilogrammo/chilogrammi=1000 grammo, litro/litri=1000 ml',
  measures:
    'tazza/tazze=16 cucchiaio, cucchiaio/cucchiai=3 cucchiaino, cucchiaiata/cucchiaiate, bicchiere/bicchieri',
  teaspoons: 'cucchiaino/cucchiaini',
  containers:
    'scatola/scatole, confezione/confezioni, barattolo/barattoli, bustina/bustine, lattina/lattine',
  pieces:
    'spicchio/spicchi, fetta/fette, foglia/foglie, rametto/rametti, pizzico/pizzichi, gambo/gambi, manciata/manciate, mazzetto/mazzetti',
  foods: 'uovo/uova',
};
