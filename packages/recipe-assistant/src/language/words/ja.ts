import type { LineWords } from './words.ts';

export const ja: LineWords = {
  numbers: '一/ひと, 二/ふた, 三, 四, 五, 六, 七, 八, 九, 十, 十五=15, 二十=20, 三十=30',
  half: '半',
  hours: '時間',
  minutes: '分間, 分',
  seconds: '秒, 秒間',
  more: '個',
  fractions: '分の, 半, 割',
  named:
    '半分, 十分, 充分, 水分, 分目, 人分, 各種, 一口, 三つ葉, 八丁, ひと口, 千切り, 四つ割り, 二つ折り, 一つずつ, 一枚ずつ',
  and: 'と',
  to: 'から',
  or: 'または',
  about: '約, およそ',
  each: '各',
  sizes: '度',
  centimetres: 'センチ',
  long: 'しょうが, 生姜, かけ',
  pans: 'フライパン, 天板, 耐熱皿, ケーキ型',
  metric:
    'グラム, ミリリットル, キログラム=1000 グラム, キロ=1000 グラム, リットル=1000 ミリリットル',
  measures: '大さじ, 大匙, カップ, 計量カップ, 合',
  teaspoons: '小さじ, 小匙',
  before: '大さじ, 小さじ, 大匙, 小匙, カップ, 計量カップ',
  containers: '缶, 袋, パック',
  pieces: '個, 本, 枚, 片, 株, 玉, 束, 切れ, かけ, 丁, 房, 尾, 杯, つまみ, つ, ダース, かたまり',
};
