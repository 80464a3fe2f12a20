import { expect, test } from 'vitest';
import { ar } from 'recipe-assistant/locales/ar';
import { de } from 'recipe-assistant/locales/de';
import { fr } from 'recipe-assistant/locales/fr';
import { ja } from 'recipe-assistant/locales/ja';
import { pl } from 'recipe-assistant/locales/pl';
import { zhHans } from 'recipe-assistant/locales/zh-Hans';
import { defaultLabels } from 'recipe-assistant';
import { createWords } from '../../components/labels/create-words.ts';
import { describeTime, spellTime } from './timer-list.tsx';

test.each([
  ['1 hr 30 min', '20 min', { tag: 'en', labels: defaultLabels }],
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

test.each([
  ['1 hour, 30 minutes', '20 seconds', defaultLabels, 'en'],
  ['1 heure et 30 minutes', '20 secondes', fr.labels, 'fr'],
  ['1 時間 30 分', '20 秒', ja.labels, 'ja'],
])('a time is said in words: %s', (long, short, labels, tag) => {
  const words = createWords(tag, labels);
  expect(spellTime(5400, words).replaceAll('\u00a0', ' ')).toBe(long);
  expect(spellTime(20, words).replaceAll('\u00a0', ' ')).toBe(short);
});
