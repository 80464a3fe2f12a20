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
  servings: 'porzioni, persone, dosi, numero di porzioni, numero di persone',
  people: 'persone, persona, porzioni, porzione',
  prep: 'preparazione, tempo di preparazione, tempo attivo',
  cook: 'cottura, tempo di cottura, tempo in forno',
  total:
    'tempo, tempo totale, totale, durata, durata totale, in totale, pronto in, tempo complessivo, tempo totale di preparazione',
  beside: 'per, con, senza, che',
};
