import type { Words } from './words.ts';

export const zh: Words = {
  ingredients:
    '材料, 食材, 配料, 原料, 用料, 主料, 食材准备, 食材準備, 材料准备, 材料準備, 食材清单, 食材清單, 材料清单, 材料清單',
  steps:
    '做法, 作法, 步骤, 步驟, 方法, 过程, 過程, 指示, 烹调方式, 烹調方式, 烹饪步骤, 烹飪步驟, 制作过程, 制作步骤',
  others: '贴士, 提示, 注意事项, 工具, 用具, 小贴士, 小貼士',
  before: '所需, 主要',
  components: '沙拉酱, 酱汁, 调料',
  step: '步骤, 步驟, 第',
  sentence: '以下, 我, 你, 您',
  recipe: '食谱, 菜谱, 食譜',
  names: '标题, 菜名',
  facts: '分量, 人数, 份量',
};
