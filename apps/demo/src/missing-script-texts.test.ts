import { expect, test } from 'vitest';
import { TEXTS } from './missing-script-texts.ts';

test('the message about a missing script is told in twelve languages, each in its own words', () => {
  const texts = Object.values(TEXTS).flat();
  expect(texts).toHaveLength(24);
  expect(new Set(texts).size).toBe(24);
});
