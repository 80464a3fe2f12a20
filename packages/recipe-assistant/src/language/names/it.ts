import type { Names } from './names.ts';

export const it: Names = {
  letters: 'ò, ì',
  ingredients: 'ingredienti',
  steps: 'preparazione, procedimento, procedura, istruzioni, passaggi, passi, metodo',
  others:
    'consigli, consiglio, note, nota, utensili, strumenti, attrezzatura, varianti, valori nutrizionali',
  wish: 'buon appetito, spero',
  dish: 'ricetta, titolo, nome del piatto, piatto, nome',
  step: 'passo',
  servings: 'porzioni, persone, dosi',
  people: 'persone, persona, porzioni, porzione',
  prep: 'preparazione, tempo di preparazione',
  cook: 'cottura, tempo di cottura',
  total: 'tempo, tempo totale',
  beside: 'per, con, senza, che',
};
