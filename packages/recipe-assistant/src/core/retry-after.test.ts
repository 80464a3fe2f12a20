import { expect, test } from 'vitest';
import { retryAfterToMs } from './retry-after.ts';

test.each([
  ['20', 20_000],
  [' 1.5 ', 1500],
  ['0', 0],
  ['5, 5', 5000],
  ['5,60', 5000],
])('%j asks for a wait of %i ms', (value, wait) => {
  expect(retryAfterToMs(value)).toBe(wait);
});

test.each(['', 'soon', '-5', '0x10', '0b1', 'May', ','])('%j asks for none', (value) => {
  expect(retryAfterToMs(value) ?? 0).toBe(0);
});

test('a date asks for the time until then, and one that has passed for none', () => {
  expect(retryAfterToMs('Wed, 21 Oct 2015 07:28:00 GMT')).toBe(0);
  const wait = retryAfterToMs(new Date(Date.now() + 60_000).toUTCString());
  expect(wait).toBeGreaterThan(57_000);
  expect(wait).toBeLessThanOrEqual(60_000);
});
