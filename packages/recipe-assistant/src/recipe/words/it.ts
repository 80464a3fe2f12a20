import type { Words } from './en.ts';

export const it: Words = {
  ingredients: 'ingredienti',
  steps: 'preparazione, procedimento, procedura, istruzioni, passaggi, passi, metodo',
  others: 'consigli, consiglio, note, utensili, strumenti, attrezzatura, varianti',
  groups: 'per',
  step: 'passo',
  chatter: 'buon appetito, ecco, certo, ciao',
  recipe: 'ricetta',
  names: 'titolo, nome del piatto, piatto, nome',
  small: 'di, del, della, dello, con, al, alla, allo, ai, e, la, le, il, in, per, da',
  facts: 'porzioni, tempo, persone, difficoltà',
  people: 'persone, porzioni',
  cook: 'cott',
  hours: 'ora, ore',
  seconds: 'secondi',
  half: 'mezza, mezzo, mezz',
  and: 'e, ed',
  andAPart: 'e mezzo, e mezza, e un quarto',
  to: 'a, ai, alle',
  or: 'o',
  of: 'di, da',
  about: 'circa',
  each: 'ciascuno, ciascuna',
  sizes: 'gradi',
  pans: 'padella, pentola, teglia, tortiera, stampo, pirofila',
  metric:
    'grammo/grammi, millilitro/millilitri, chilo=1000 g, chilogrammo/chilogrammi=1000 grammo, litri=1000 ml',
  measures:
    'tazza/tazze=16 cucchiaio, cucchiaio/cucchiai=3 cucchiaino, cucchiaino/cucchiaini, cucchiaiata/cucchiaiate, bicchiere/bicchieri',
  containers:
    'scatola/scatole, confezione/confezioni, barattolo/barattoli, bustina/bustine, lattina/lattine',
  pieces:
    'spicchio/spicchi, fetta/fette, foglia/foglie, rametto/rametti, pizzico/pizzichi, gambo/gambi, manciata/manciate, mazzetto/mazzetti',
  foods: 'uovo/uova',
};
