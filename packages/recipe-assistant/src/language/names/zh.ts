import type { Names } from './names.ts';

export const zh: Names = {
  ingredients: '材料, 食材, 配料, 原料, 用料, 主料',
  steps: '做法, 作法, 步骤, 步驟, 方法, 过程, 過程, 指示, 方式',
  others: '贴士, 貼士, 提示, 注意事项, 工具, 用具, 营养',
  wish: '祝您用餐愉快, 祝你用餐愉快, 享用, 慢用, 请享用',
  dish: '食谱, 菜谱, 食譜, 标题, 菜名',
  step: '步骤, 步驟, 第',
  servings: '份量, 分量, 人数, 人數, 份数, 份數',
  people: '人, 份, 人份',
  prep: '准备, 准备时间',
  cook: '烹饪时间, 烹飪時間, 烹调时间',
  total: '用时, 总时间, 總時間, 时间',
};
