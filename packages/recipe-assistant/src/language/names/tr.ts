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
  servings: 'porsiyon, kişi, kişi sayısı, kaç kişilik, porsiyon sayısı, servis, servis sayısı',
  people: 'kişi, kişilik, porsiyon',
  prep: 'hazırlık, hazırlık süresi, hazırlama süresi, hazırlama, hazırlanma süresi',
  cook: 'pişirme, pişirme süresi, pişme süresi, pişme, fırınlama, fırınlama süresi, kızartma süresi',
  total: 'süre, toplam süre, toplam, toplamda, zaman, toplam zaman, toplam hazırlama süresi',
  beside: 'için',
};
