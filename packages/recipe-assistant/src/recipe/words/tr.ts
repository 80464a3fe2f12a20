import type { Words } from './words.ts';

export const tr: Words = {
  ingredients: 'malzemeler, malzeme',
  steps:
    'yapılışı, hazırlanışı, talimatlar, yapılış, hazırlanış, hazırlık, pişirme, adımlar, adımları, aşamaları, talimatları, tarifi',
  others: 'i̇puçları, ipuçları, püf noktaları, notlar, servis önerisi, kalori',
  groups: 'için',
  chatter: 'afiyet olsun, i̇şte, işte, elbette, merhaba',
  recipe: 'tarif',
  names: 'yemeğin adı, yemek adı, tarif adı',
  small: 've, ile',
  facts: 'porsiyon, kişi, kişilik, süre',
};
