import type { AmountWords } from './amount-words.ts';

export const it: AmountWords = {
  people: 'persone, porzioni',
  time: 'tempo',
  cook: 'cott',
  hours: 'ora, ore',
  seconds: 'secondi',
  half: 'mezza, mezzo, mezz',
  and: 'e, ed',
  andAHalf: 'e mezzo, e mezza',
  andAQuarter: 'e un quarto',
  to: 'a, ai, alle',
  or: 'o',
  of: 'di, da',
  for: 'per',
  about: 'circa',
  each: 'ciascuno, ciascuna',
  degrees: 'gradi',
  pans: 'padella, pentola, teglia, tortiera, stampo, pirofila',
  grams: 'grammo/grammi, millilitro/millilitri',
  kilograms: 'chilo=1000 g, chilogrammo/chilogrammi=1000 grammo, litri=1000 ml',
  measures:
    'tazza/tazze=16 cucchiaio, cucchiaio/cucchiai=3 cucchiaino, cucchiaino/cucchiaini, cucchiaiata/cucchiaiate, bicchiere/bicchieri',
  bunches: 'manciata/manciate, mazzetto/mazzetti',
  containers:
    'scatola/scatole, confezione/confezioni, barattolo/barattoli, bustina/bustine, lattina/lattine',
  pieces:
    'spicchio/spicchi, fetta/fette, foglia/foglie, rametto/rametti, pizzico/pizzichi, gambo/gambi',
  foods: 'uovo/uova',
};
