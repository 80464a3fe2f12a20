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
  people: 'kişi, kişilik, porsiyon',
  total: 'toplam',
  cook: 'piş',
  prep: 'hazırl',
  hours: 'saat',
  minutes: 'dk, dakika',
  seconds: 'saniye',
  half: 'yarım',
  one: 'bir',
  andAHalf: 'buçuk',
  to: 'ila, ile',
  or: 'veya',
  about: 'yaklaşık',
  degrees: 'derece',
  metric: 'litre=1000 ml',
  measures:
    'su bardağı, su bardagi, çay bardağı, yemek kaşığı=3 çay kaşığı, tatlı kaşığı, çay kaşığı, bardak, kaşık',
  bunches: 'demet, avuç',
  containers: 'kutu, paket, kavanoz',
  pieces: 'diş, dilim, tutam, dal',
};
