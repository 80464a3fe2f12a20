import type { Names } from './names.ts';

export const tr: Names = {
  letters: 'ğ, ı, ş',
  ingredients: 'malzemeler, malzeme, malzeme listesi',
  steps:
    'yöntem, yapılışı, hazırlanışı, talimatlar, yapılış, hazırlanış, hazırlık, adımlar, adımları, aşamaları, talimatları, tarifi',
  others: 'ipuçları, ipucu, püf noktaları, notlar, not, servis önerisi, ekipman, besin değerleri',
  wish: 'afiyet olsun, umarım',
  dish: 'tarif, yemeğin adı, yemek adı, tarif adı',
  step: 'adım',
  servings: 'porsiyon, kişi, kişi sayısı, kaç kişilik',
  people: 'kişi, kişilik, porsiyon',
  prep: 'hazırlık, hazırlık süresi, hazırlama süresi',
  cook: 'pişirme, pişirme süresi, pişme süresi',
  total: 'süre, toplam süre',
  beside: 'için',
};
