import { expect, test } from 'vitest';
import { loadLanguage, matchLanguage } from './languages.ts';

// No page is in Klingon.
test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW', 'ja'], 'ja'],
  [['zh-Hant-HK'], 'en'],
  [['tlh', 'fr-CA', 'en'], 'fr'],
  [['tlh', 'en-GB', 'fr'], 'en'],
  [['hi-Latn'], 'en'],
  [['ar-EG'], 'ar'],
  [['tlh'], 'en'],
  [[], 'en'],
])('a visitor who reads %j gets %s', (languages, tag) => {
  expect(matchLanguage(languages)).toBe(tag);
});

test.each([
  'ar',
  'de',
  'es',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'pl',
  'pt-BR',
  'tr',
  'zh-Hans',
] as const)('%s is fetched with its own words for the page', async (tag) => {
  const { locale, about, name } = await loadLanguage(tag);
  expect(locale?.tag).toBe(tag);
  expect(about.length).toBeGreaterThan(20);
  expect(name).not.toBe('Language');
});
