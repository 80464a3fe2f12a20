import type { Words } from './words.ts';

export const ko: Words = {
  ingredients: '재료, 준비물',
  steps:
    '만드는 법, 조리법, 요리법, 만드는 방법, 조리 방법, 요리 방법, 방법, 조리 과정, 만들기, 조리 순서, 순서',
  others: '팁, 참고, 보관 방법, 결론, 서문, 특징, 영양 정보, 도구, 맛',
  components: '소스, 양념',
  step: '단계',
  sentence: '니다, 세요',
  recipe: '레시피',
  names: '제목, 요리 이름',
  facts: '인분, 조리 시간',
};
