import type { Words } from './en.ts';

export const ko: Words = {
  ingredients: '재료, 준비물',
  steps:
    '만드는 법, 조리법, 요리법, 만드는 방법, 조리 방법, 요리 방법, 방법, 조리 과정, 만들기, 조리 순서, 순서',
  others: '팁, 참고, 보관 방법, 결론, 서문, 특징, 영양 정보, 도구, 장비, 맛',
  step: '단계',
  recipe: '레시피',
  names: '제목, 요리 이름',
  facts: '인분, 조리 시간',
  people: '인분',
  total: '총',
  cook: '조리',
  prep: '준비',
  hours: '시간',
  minutes: '분',
  seconds: '초',
  one: '한',
  andAPart: '반',
  to: '또는, 에서',
  about: '약',
  sizes: '도',
  pans: '프라이팬, 오븐팬, 냄비, 케이크 틀',
  metric: '그램, 밀리리터, 킬로그램=1000 그램, 킬로=1000 그램, 리터=1000 밀리리터',
  measures: '컵, 큰술=3 작은술, 작은술, 테이블스푼=3 티스푼, 티스푼, 파운드, 온스',
  containers: '캔, 봉지, 봉, 팩',
};
