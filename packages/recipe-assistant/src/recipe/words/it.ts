import type { Words } from './words.ts';

export const it: Words = {
  ingredients: 'ingredienti',
  steps: 'preparazione, procedimento, istruzioni, passaggi, passi, metodo',
  others: 'consigli, consiglio, note, utensili, varianti',
  components: 'impasto, ripieno, salsa',
  groups: 'per',
  step: 'passo',
  chatter: 'buon appetito, ecco, certo, ciao',
  recipe: 'ricetta',
  names: 'titolo, nome del piatto, piatto, nome',
  small: 'di, del, della, dello, con, al, alla, allo, ai, e, la, le, il, in, per, da',
  facts: 'porzioni, tempo, persone, difficoltà',
};
