import type { AmountWords } from './amount-words.ts';

export const ja: AmountWords = {
  people: '人',
  servings: '分量, 人数',
  time: '時間',
  total: '所要, 合計',
  cook: '調理, 加熱',
  prep: '準備, 下ごしらえ',
  hours: '時間',
  minutes: '分間, 分',
  seconds: '秒',
  andUnspaced: 'と',
  toUnspaced: 'から',
  about: '約',
  degrees: '度',
  pans: 'フライパン, 天板, 耐熱皿, ケーキ型, 丸型',
  grams: 'グラム, ミリリットル',
  kilograms: 'キログラム=1000 グラム, キロ=1000 グラム, リットル=1000 ミリリットル',
  measures: '大さじ, 小さじ, 大匙, 小匙, カップ, 計量カップ, 合',
  containers: '缶, 袋, パック',
  unitsBefore: '大さじ, 小さじ, 大匙, 小匙, カップ, 計量カップ',
  counters: '個, 本, 枚, 片',
};
