import type { AmountWords } from './amount-words.ts';

export const tr: AmountWords = {
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
  pans: 'tava, tencere, kelepçeli kalıp, kek kalıbı, fırın tepsisi',
  kilograms: 'litre=1000 ml',
  measures:
    'su bardağı, su bardagi, çay bardağı, yemek kaşığı=3 çay kaşığı, tatlı kaşığı, çay kaşığı, bardak, kaşık',
  bunches: 'demet, avuç',
  containers: 'kutu, paket, kavanoz',
  pieces: 'diş, dilim, tutam, dal',
};
