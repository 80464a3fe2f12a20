import type { LineWords } from './words.ts';

export const ko: LineWords = {
  hours: '시간',
  minutes: '분, 분간',
  seconds: '초, 초간',
  numbers:
    '한, 두, 세, 네, 다섯, 여섯, 일곱, 여덟, 아홉, 열, 십오=15, 스무/이십=20, 삼십=30, 사십=40',
  half: '반',
  fractions: '반, 분의',
  named: '반죽, 반찬, 반숙',
  to: '또는, 에서',
  or: '또는, 혹은',
  about: '약, 대략',
  each: '각각, 각',
  sizes: '도',
  centimetres: '센티',
  long: '생강',
  pans: '프라이팬, 오븐팬, 냄비, 케이크 틀',
  metric: '그램, 밀리리터, 킬로그램=1000 그램, 킬로=1000 그램, 리터=1000 밀리리터',
  measures: '컵, 큰술=3 작은술, 테이블스푼=3 티스푼, 파운드, 온스',
  teaspoons: '작은술, 티스푼',
  containers: '캔, 봉지, 봉, 팩',
  pieces: '개, 쪽, 모, 통, 대, 장, 줌, 알, 마리, 공기, 줄기, 톨, 단, 다스, 포기, 뿌리, 조각, 꼬집',
};
