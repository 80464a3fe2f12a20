import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findLocale } from './languages.ts';

const files = await readdir(new URL('../locales/', import.meta.url));
const tags = files.filter((file) => !file.includes('.test.')).map((file) => file.slice(0, -3));

test.each(tags)('%s is fetched once, and is there from then on', async (tag) => {
  const arrived = new Promise<void>((resolve) => {
    expect(findLocale(tag, resolve)).toBe('coming');
  });
  await arrived;
  expect(findLocale(tag, () => {})).toMatchObject({ tag });
});

test.each([
  ['fr-CA', 'fr'],
  ['DE', 'de'],
  ['pt-br', 'pt-BR'],
  ['de_DE', 'de'],
  ['pt', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
])('%s is %s', (tag, name) => {
  expect(findLocale(tag, () => {})).toMatchObject({ tag: name });
});

test.each(['en', 'en-GB', 'xx', ''])('"%s" has none, and nothing is fetched', (tag) => {
  expect(findLocale(tag, () => {})).toBeUndefined();
});
