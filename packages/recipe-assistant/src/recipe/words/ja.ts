import type { Words } from './words.ts';

export const ja: Words = {
  ingredients: '材料, 食材',
  steps: '作り方, つくり方, 手順, 方法, 調理法, 調理方法, 下準備, 調理手順',
  others: 'コツ, ポイント, メモ, 保存方法, 道具, ヒント, 注意',
  before: '必要な, 主な',
  components: 'タレ, ソース',
  step: 'ステップ, 手順',
  sentence: '以下, です, ます',
  recipe: 'レシピ',
  names: '料理名',
  facts: '分量, 人数, 調理時間',
};
