import { expect, test } from 'vitest';
import { ar } from 'recipe-assistant/locales/ar';
import { de } from 'recipe-assistant/locales/de';
import { ja } from 'recipe-assistant/locales/ja';
import { pl } from 'recipe-assistant/locales/pl';
import { zhHans } from 'recipe-assistant/locales/zh-Hans';
import { defaultLabels } from 'recipe-assistant';
import { createWords } from '../../components/labels/words.ts';
import { describeTime } from './timer-list.tsx';

test.each([
  ['1 h 30 min', '20 min', { tag: 'en', labels: defaultLabels }],
  ['1\u00a0Std., 30\u00a0Min.', '20\u00a0Min.', de],
  ['1\u00a0godz. i 30\u00a0min', '20\u00a0min', pl],
  ['ساعة و30\u00a0دقيقة', '20\u00a0دقيقة', ar],
  ['1時間30分', '20分', ja],
  ['1小时30分钟', '20分钟', zhHans],
])(
  'hours and minutes are joined as the language joins units: %s',
  (long, short, { tag, labels }) => {
    const words = { ...createWords(tag, labels), labels };
    expect(describeTime(5400, words)).toBe(long);
    expect(describeTime(1200, words)).toBe(short);
  },
);
