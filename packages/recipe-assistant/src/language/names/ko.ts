import type { Names } from './names.ts';

export const ko: Names = {
  ingredients: '재료, 준비물',
  steps:
    '만드는 법, 만드는 방법, 조리 방법, 요리 방법, 조리법, 요리법, 방법, 조리 과정, 만들기, 순서, 단계',
  others: '팁, 참고, 보관 방법, 결론, 서문, 특징, 영양 정보, 도구, 장비, 맛',
  wish: '맛있게 드세요',
  dish: '레시피, 제목, 요리 이름',
  step: '단계',
  servings: '인분, 분량',
  people: '인분',
  prep: '준비 시간',
  cook: '조리 시간',
  total: '총 시간, 소요 시간, 시간',
};
