import type { AmountWords } from './amount-words.ts';

export const ko: AmountWords = {
  people: '인분',
  time: '시간',
  total: '총',
  cook: '조리',
  prep: '준비',
  hours: '시간',
  minutes: '분',
  seconds: '초',
  one: '한',
  andAHalf: '반',
  toUnspaced: '또는, 에서',
  about: '약',
  degrees: '도',
  pans: '프라이팬, 오븐팬, 베이킹팬, 냄비, 케이크 틀',
  grams: '그램, 밀리리터',
  kilograms: '킬로그램=1000 그램, 킬로=1000 그램, 리터=1000 밀리리터',
  measures: '컵, 큰술=3 작은술, 작은술, 테이블스푼=3 티스푼, 티스푼, 파운드, 온스',
  containers: '캔, 봉지, 봉, 팩',
};
