import type { Names } from './names.ts';

export const ja: Names = {
  script: 'Hiragana, Katakana',
  ingredients: '材料, 食材',
  steps: '作り方, つくり方, 手順, 方法, 調理法, 調理方法, 下準備, 調理手順, ステップ',
  others: 'コツ, ポイント, メモ, 保存方法, 道具, ヒント, 注意, 栄養',
  wish: '召し上がれ, どうぞ召し上がれ',
  dish: 'レシピ, 料理名',
  step: 'ステップ, 手順',
  servings: '分量, 人数',
  people: '人, 人分, 人前',
  prep: '準備, 準備時間, 下ごしらえ, 下準備, 下準備時間, 下ごしらえ時間, 仕込み, 仕込み時間',
  cook: '調理時間, 加熱時間, 加熱, 煮込み時間, 焼き時間, 焼成時間',
  total:
    '所要時間, 合計時間, 時間, 総時間, 合計, トータル, 合計所要時間, 総所要時間, 総調理時間, 合計調理時間',
};
